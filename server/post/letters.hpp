#pragma once

#include <string>

#include "server/post/letter.hpp"
#include "server/store/addresses.hpp"
#include "shared/protocol/unix_time.hpp"

namespace aude::post {

/// The letters that the server writes. `site` is its address for people, without a slash at the
/// end.

[[nodiscard]] Letter code_letter(const std::string& site, const store::NewAddress& address);
/// About one game or many.
[[nodiscard]] Letter move_letter(const std::string& site, const store::MoveNotice& notice,
                                 protocol::UnixMs now);

}  // namespace aude::post
