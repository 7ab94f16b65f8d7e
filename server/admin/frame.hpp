#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace aude::admin {

/// What travels on the admin socket: parts separated by 0x1F, and 0x1E at the end. Names and codes
/// have no control characters, so nothing needs an escape.
inline constexpr char kEndOfFrame = '\x1e';

/// Control characters in a part are left out.
[[nodiscard]] std::string write_frame(const std::vector<std::string>& parts);
/// Nothing if it does not end as a frame.
[[nodiscard]] std::optional<std::vector<std::string>> read_frame(std::string_view frame);

}  // namespace aude::admin
