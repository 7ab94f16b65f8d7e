#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace aude::identity {

/// Longest name in code points.
inline constexpr std::size_t kLongestName = 24;

/// The name as it is kept and shown: blanks at both ends cut off and runs of them made one space.
/// Nothing if it is not valid UTF-8, has control, direction or invisible characters, or has not 1
/// to kLongestName code points after cutting.
[[nodiscard]] std::optional<std::string> clean_name(std::string_view text);

/// "Guest 4821": a name for someone who has not said any.
[[nodiscard]] std::string guest_name();

}  // namespace aude::identity
