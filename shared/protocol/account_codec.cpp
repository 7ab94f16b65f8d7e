#include "shared/protocol/account_codec.hpp"

#include <nlohmann/json.hpp>
#include <optional>

#include "shared/protocol/decode_body.hpp"

namespace aude::protocol {
namespace {

using nlohmann::json;

constexpr std::size_t kMaxPassword = 256;
constexpr std::size_t kMaxCode = 64;
constexpr std::size_t kMaxTarget = 64;

std::string optional_text(JsonReader& in, std::string_view name, std::size_t longest) {
  return in.has(name) ? in.text(name, 0, longest) : "";
}

}  // namespace

std::variant<Credentials, BadMessage> decode_credentials(std::string_view text) {
  return decode_body<Credentials>(text, [](JsonReader& in) {
    return Credentials{in.text("name", 1, kMaxTarget), in.text("password", 1, kMaxPassword)};
  });
}

std::variant<PasswordChange, BadMessage> decode_password_change(std::string_view text) {
  return decode_body<PasswordChange>(text, [](JsonReader& in) {
    return PasswordChange{in.text("old_password", 1, kMaxPassword),
                          in.text("new_password", 1, kMaxPassword)};
  });
}

std::variant<Removal, BadMessage> decode_removal(std::string_view text) {
  return decode_body<Removal>(
      text, [](JsonReader& in) { return Removal{optional_text(in, "password", kMaxPassword)}; });
}

std::variant<Invitation, BadMessage> decode_invitation(std::string_view text) {
  return decode_body<Invitation>(
      text, [](JsonReader& in) { return Invitation{in.text("code", 1, kMaxCode)}; });
}

std::variant<Nothing, BadMessage> decode_nothing(std::string_view text) {
  return decode_body<Nothing>(text, [](JsonReader& /*in*/) { return Nothing{}; });
}

std::variant<AdminOrder, BadMessage> decode_admin_order(std::string_view text) {
  return decode_body<AdminOrder>(text, [](JsonReader& in) {
    return AdminOrder{in.text("action", 1, kMaxTarget), optional_text(in, "target", kMaxTarget),
                      optional_text(in, "value", kMaxTarget)};
  });
}

std::string encode_me(const Me& me) {
  return json{{"id", me.player.id},
              {"name", me.player.name},
              {"registered", me.is_registered},
              {"admin", me.is_admin}}
      .dump();
}

std::string encode_admin_report(std::string_view note, std::span<const std::string> columns,
                                std::span<const std::vector<std::string>> rows) {
  json report{{"note", note}, {"columns", json::array()}, {"rows", json::array()}};
  for (const std::string& column : columns) {
    report["columns"].push_back(column);
  }
  for (const std::vector<std::string>& row : rows) {
    report["rows"].push_back(row);
  }
  return report.dump();
}

}  // namespace aude::protocol
