#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace aude::identity {

/// Who may become somebody here. Whoever is somebody already may always come back.
enum class Access : std::uint8_t {
  /// Everyone, without being asked for anything.
  open,
  /// Who has an invitation code.
  invite,
  /// Whom an admin has made an account for.
  closed,
};
/// "open", "invite", "closed"; nothing for any other word.
[[nodiscard]] std::optional<Access> access_from(std::string_view word);

/// What the host of the server decides about people.
struct Policy {
  Access access{Access::open};
  /// A code that may be used any number of times, beside those that admins make. Empty: none.
  std::string invitation;
  /// Log-ins and codes that may be wrong in 15 minutes: for one name, and three times as many from
  /// one address. 0 is no limit.
  std::size_t login_limit{10};
  /// Guests that one address may become in an hour. 0 is no limit.
  std::size_t guest_limit{60};
  /// Tables that one account may open in an hour. 0 is no limit.
  std::size_t table_limit{60};
  /// Passwords that may wait to be checked.
  std::size_t password_queue{16};
};

}  // namespace aude::identity
