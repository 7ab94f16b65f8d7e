#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace aude::protocol {

/// Milliseconds since 1970-01-01 00:00 UTC.
struct UnixMs {
  std::int64_t value{};
  auto operator<=>(const UnixMs&) const = default;
};

/// ISO 8601 in UTC with milliseconds: "2026-11-30T08:04:35.120Z".
[[nodiscard]] std::string to_iso8601(UnixMs at);

}  // namespace aude::protocol
