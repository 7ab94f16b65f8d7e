#pragma once

#include <optional>
#include <string>

#include "server/store/connection.hpp"
#include "shared/protocol/unix_time.hpp"

namespace aude::store {

/// The statements about analyses of finished games. They run on the thread of the connection.

[[nodiscard]] std::optional<std::string> read_analysis(Connection& db, const std::string& game);
/// Takes the place of an earlier one.
void write_analysis(Connection& db, const std::string& game, const std::string& text,
                    protocol::UnixMs now);

}  // namespace aude::store
