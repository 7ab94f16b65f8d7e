#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shared/protocol/unix_time.hpp"

namespace aude::store {

/// SHA-256 of the secret in a person's cookie. The secret itself is never stored.
using TokenHash = std::array<std::uint8_t, 32>;

/// What a person may do beside playing, and what an admin has forbidden.
struct Standing {
  /// Has a password and can log in elsewhere.
  bool is_registered{};
  bool is_admin{};
  bool is_banned{};
  /// May not chat before. 0: may.
  protocol::UnixMs muted_until{};
  bool operator==(const Standing&) const = default;
};

/// What an admin changes of it; what is missing stays as it is.
struct StandingChange {
  std::optional<bool> is_admin{};
  std::optional<bool> is_banned{};
  std::optional<protocol::UnixMs> muted_until{};
};

/// A person. `id` is public and never changes.
struct Account {
  std::string id;
  std::string name;
  Standing standing{};
  bool operator==(const Account&) const = default;
};

/// Stands in finished games for everybody who has deleted his account, so that no two of these
/// games say that they had the same player. Nobody can be it.
inline constexpr std::string_view kFormerPlayer = "formerplayer";
inline constexpr std::string_view kFormerPlayerName = "Former player";

}  // namespace aude::store
