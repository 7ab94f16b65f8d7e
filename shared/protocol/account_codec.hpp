#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "shared/protocol/messages.hpp"
#include "shared/protocol/table.hpp"

namespace aude::protocol {

/// Bodies of the requests about accounts, /api/account/... and /api/admin. They check the form
/// alone. Pure; safe to call with any bytes.

struct Credentials {
  std::string name;
  std::string password;
};
[[nodiscard]] std::variant<Credentials, BadMessage> decode_credentials(std::string_view text);

struct PasswordChange {
  std::string old_password;
  std::string new_password;
};
[[nodiscard]] std::variant<PasswordChange, BadMessage>
decode_password_change(std::string_view text);

/// `password` is empty if there is none.
struct Removal {
  std::string password;
};
[[nodiscard]] std::variant<Removal, BadMessage> decode_removal(std::string_view text);

struct Invitation {
  std::string code;
};
[[nodiscard]] std::variant<Invitation, BadMessage> decode_invitation(std::string_view text);

/// A body that says nothing: {}.
struct Nothing {};
[[nodiscard]] std::variant<Nothing, BadMessage> decode_nothing(std::string_view text);

/// What an admin wants done. `target` and `value` are empty if they are not there.
struct AdminOrder {
  std::string action;
  std::string target;
  std::string value;
};
[[nodiscard]] std::variant<AdminOrder, BadMessage> decode_admin_order(std::string_view text);

/// Who somebody is, to himself.
struct Me {
  PlayerRef player;
  /// Has a password.
  bool is_registered{};
  bool is_admin{};
};
[[nodiscard]] std::string encode_me(const Me& me);

/// An answer to an admin.
[[nodiscard]] std::string encode_admin_report(std::string_view note,
                                              std::span<const std::string> columns,
                                              std::span<const std::vector<std::string>> rows);

}  // namespace aude::protocol
