#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "shared/protocol/messages.hpp"

namespace aude::protocol {

/// Bodies of the requests about mails, /api/account/mail and below. They check the form alone.
/// Pure; safe to call with any bytes.

struct SetMail {
  std::string address;
  /// Of the mails: "en".
  std::string language;
};
[[nodiscard]] std::variant<SetMail, BadMessage> decode_set_mail(std::string_view text);

struct ConfirmMail {
  std::string code;
};
[[nodiscard]] std::variant<ConfirmMail, BadMessage> decode_confirm_mail(std::string_view text);

struct SwitchMail {
  bool is_wanted{};
};
[[nodiscard]] std::variant<SwitchMail, BadMessage> decode_switch_mail(std::string_view text);

/// What somebody has told about mails, to himself.
struct Mail {
  /// The server can send mails.
  bool is_available{};
  std::optional<std::string> address;
  bool is_confirmed{};
  bool is_wanted{};
};
[[nodiscard]] std::string encode_mail(const Mail& mail);

}  // namespace aude::protocol
