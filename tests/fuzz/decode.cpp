#include <variant>

#include "shared/expansions/registry.hpp"
#include "shared/protocol/account_codec.hpp"
#include "shared/protocol/mail_codec.hpp"
#include "shared/protocol/messages.hpp"
#include "shared/protocol/table_codec.hpp"
#include "tests/fuzz/require.hpp"

using namespace aude;
using tests::require;

namespace {

/// Whatever was wrong can be said to the client; what was right is for `use`.
template <class Message, class Use>
void look_at(const std::variant<Message, protocol::BadMessage>& decoded, const Use& use) {
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    require(!bad->code.empty() && !bad->message.empty(), "what is wrong has a code and words");
    require(!protocol::encode_refused(*bad).empty(), "what is wrong can be sent");
  } else {
    use(std::get<Message>(decoded));
  }
}

void look_at_setup(const game::Setup& setup) {
  require(protocol::read_setup(protocol::encode_setup(setup)) == setup,
          "a set-up is read as it was written");
  const auto rules = expansions::make_rules(setup);
  if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&rules)) {
    require(!errors->empty(), "a set-up that cannot be played has a reason");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text = tests::text_of(bytes, size);
  look_at(protocol::decode(text), [](const protocol::ClientMessage& message) {
    require(protocol::command_id_of(message).size() <= protocol::kMaxCommandIdLength,
            "ids of commands are short");
    static_cast<void>(protocol::game_of(message));
    if (const auto* configure = std::get_if<protocol::Configure>(&message)) {
      look_at_setup(configure->setup);
    }
  });
  look_at(protocol::decode_create(text),
          [](const protocol::CreateTable& create) { look_at_setup(create.setup); });
  look_at(protocol::decode_check(text), look_at_setup);
  const auto ignore = [](const auto& /*message*/) {};
  look_at(protocol::decode_set_me(text), ignore);
  look_at(protocol::decode_credentials(text), ignore);
  look_at(protocol::decode_password_change(text), ignore);
  look_at(protocol::decode_removal(text), ignore);
  look_at(protocol::decode_set_mail(text), ignore);
  look_at(protocol::decode_confirm_mail(text), ignore);
  look_at(protocol::decode_switch_mail(text), ignore);
  look_at(protocol::decode_invitation(text), ignore);
  look_at(protocol::decode_nothing(text), ignore);
  look_at(protocol::decode_admin_order(text), ignore);
  return 0;
}
