#include "shared/protocol/mail_codec.hpp"

#include <nlohmann/json.hpp>

#include "shared/protocol/decode_body.hpp"

namespace aude::protocol {
namespace {

constexpr std::size_t kMaxAddress = 254;
constexpr std::size_t kMaxLanguage = 8;
constexpr std::size_t kMaxCode = 16;

}  // namespace

std::variant<SetMail, BadMessage> decode_set_mail(std::string_view text) {
  return decode_body<SetMail>(text, [](JsonReader& in) {
    return SetMail{in.text("address", 1, kMaxAddress), in.text("language", 2, kMaxLanguage)};
  });
}

std::variant<ConfirmMail, BadMessage> decode_confirm_mail(std::string_view text) {
  return decode_body<ConfirmMail>(
      text, [](JsonReader& in) { return ConfirmMail{in.text("code", 1, kMaxCode)}; });
}

std::variant<SwitchMail, BadMessage> decode_switch_mail(std::string_view text) {
  return decode_body<SwitchMail>(text,
                                 [](JsonReader& in) { return SwitchMail{in.boolean("wanted")}; });
}

std::string encode_mail(const Mail& mail) {
  return nlohmann::json{
      {"available", mail.is_available},
      {"address", mail.address ? nlohmann::json(*mail.address) : nlohmann::json(nullptr)},
      {"confirmed", mail.is_confirmed},
      {"wanted", mail.is_wanted}}
      .dump();
}

}  // namespace aude::protocol
