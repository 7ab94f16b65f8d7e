#include <doctest/doctest.h>

#include <string>
#include <variant>

#include "shared/protocol/messages.hpp"

using namespace aude;
using protocol::BadMessage;
using protocol::decode;

namespace {

const std::string kGame = R"("game":"abcdefghijkl")";

template <class Message>
Message read(const std::string& text) {
  const auto decoded = decode(text);
  if (const auto* bad = std::get_if<BadMessage>(&decoded)) {
    FAIL(text << ": " << bad->message);
  }
  return std::get<Message>(std::get<protocol::ClientMessage>(decoded));
}

BadMessage refused(const std::string& text) {
  const auto decoded = decode(text);
  INFO(text);
  REQUIRE(std::holds_alternative<BadMessage>(decoded));
  return std::get<BadMessage>(decoded);
}

std::string chat(const std::string& text) {
  return R"({"t":"chat",)" + kGame + R"(,"id":"1","text":")" + text + "\"}";
}

}  // namespace

TEST_CASE("messages are read with all their members") {
  const auto choose =
      read<protocol::Choose>(R"({"t":"choose",)" + kGame + R"(,"id":"c17","ask":41,"option":3})");
  CHECK(choose.game == "abcdefghijkl");
  CHECK(choose.id == "c17");
  CHECK(choose.ask == 41);
  CHECK(choose.option == 3);
  CHECK_FALSE(read<protocol::Watch>(R"({"t":"watch",)" + kGame + "}").seen.has_value());
  CHECK(read<protocol::Watch>(R"({"t":"watch","seen":7,)" + kGame + "}").seen == 7);
  CHECK_FALSE(read<protocol::Sit>(R"({"t":"sit","id":"1",)" + kGame + "}").seat.has_value());
  CHECK_FALSE(read<protocol::PutBot>(R"({"t":"bot","id":"1","seat":2,"level":null,)" + kGame + "}")
                  .level.has_value());
  const auto configure = read<protocol::Configure>(
      R"({"t":"configure","id":"1",)" + kGame +
      R"(,"setup":{"sets":[{"set":"base-c1","copies":2}],"seats":3,"options":{"farmers":"off"}},)"
      R"("clock":{"kind":"turn","seconds":90},"visibility":"private"})");
  CHECK(configure.setup.sets.at(0).copies == 2);
  CHECK(configure.setup.options.at("farmers") == "off");
  CHECK(configure.clock.seconds == 90);
  CHECK(configure.visibility == protocol::Visibility::by_link);
}

TEST_CASE("questions for aids are read by their kind") {
  const auto cell = read<protocol::AidQuery>(R"({"t":"aid","id":"1","kind":"cell","x":-3,"y":4,)" +
                                             kGame + R"(,"move":7})");
  CHECK(cell.move == 7);
  CHECK(std::get<protocol::AidCellAt>(cell.topic).cell == board::Cell{-3, 4});
  const auto score = read<protocol::AidQuery>(
      R"({"t":"aid","id":"1","kind":"score","turn":3,"final":true,"tile":9,"segment":2,)" + kGame +
      "}");
  CHECK(std::get<protocol::AidScoreOf>(score.topic).name ==
        aids::ScoreName{3, game::Phase::final, {{9}, 2}});
  CHECK(refused(R"({"t":"aid","id":"1","kind":"cell","x":-401,"y":4,)" + kGame + "}").code ==
        "bad_message");
  CHECK(
      refused(R"({"t":"aid","id":"1","kind":"cell","x":18446744073709551615,"y":4,)" + kGame + "}")
          .code == "bad_message");
  CHECK(refused(R"({"t":"aid","id":"1","kind":"fields","x":1,)" + kGame + "}").code ==
        "bad_message");
}

TEST_CASE("what is no message is refused, with the command id where it can be read") {
  CHECK(refused("").code == "not_json");
  CHECK(refused("[]").code == "not_json");
  CHECK(refused("{\"t\":\"ping\"").code == "not_json");
  CHECK(refused("{\"t\":\"\xff\"}").code == "not_json");
  CHECK(refused(R"({"t":"fly"})").code == "unknown_message");
  CHECK(refused(R"({"t":7})").code == "bad_message");
  CHECK(refused("{}").code == "bad_message");
  const BadMessage bad =
      refused(R"({"t":"choose",)" + kGame + R"(,"id":"c17","ask":-1,"option":3})");
  CHECK(bad.code == "bad_message");
  CHECK(bad.id == "c17");
  CHECK(bad.game == "abcdefghijkl");
}

TEST_CASE("unknown members and values outside the limits are refused") {
  for (const std::string& text : {
           R"({"t":"ping","x":1})" + std::string(),
           R"({"t":"watch","game":"short"})" + std::string(),
           R"({"t":"watch","game":"abcdefghijk/"})" + std::string(),
           R"({"t":"watch","seen":-1,)" + kGame + "}",
           R"({"t":"watch","seen":1.5,)" + kGame + "}",
           R"({"t":"sit","id":"","seat":0,)" + kGame + "}",
           R"({"t":"sit","id":"1","seat":6,)" + kGame + "}",
           R"({"t":"sit","id":"1","seat":null,)" + kGame + "}",
           R"({"t":"sit","id":")" + std::string(33, 'x') + R"(",)" + kGame + "}",
           R"({"t":"ready","id":"1","ready":1,)" + kGame + "}",
           R"({"t":"choose","id":"1","ask":1,"option":99999999999,)" + kGame + "}",
       }) {
    CHECK(refused(text).code == "bad_message");
  }
}

TEST_CASE("deep nesting and long texts are refused before they are parsed") {
  CHECK(refused(std::string(8000, '[')).code == "not_json");
  CHECK(refused(R"({"t":{"a":{"a":{"a":{"a":{"a":{"a":1}}}}}}})").code == "not_json");
  CHECK(refused(chat(std::string(protocol::kMaxMessageBytes, 'x'))).code == "too_long");
}

TEST_CASE("chat is counted in characters and has none that control the page") {
  std::string umlauts;
  for (int i = 0; i < 300; ++i) {
    umlauts += "ü";
  }
  CHECK(read<protocol::Chat>(chat(umlauts)).text == umlauts);
  CHECK(read<protocol::Chat>(chat("[{ \\\" }]")).text == "[{ \" }]");
  CHECK(refused(chat(umlauts + "x")).code == "bad_message");
  CHECK(refused(chat("")).code == "bad_message");
  CHECK(refused(chat("   ")).code == "bad_message");
  CHECK(refused(chat("a\\nb")).code == "bad_message");
  CHECK(refused(chat("a\\u202eb")).code == "bad_message");
  CHECK(refused(chat("a\\u0000b")).code == "bad_message");
}

TEST_CASE("bodies of requests are as strict as messages") {
  CHECK(std::holds_alternative<protocol::SetMe>(protocol::decode_set_me(R"({"name":"Ann"})")));
  const auto code = [](const auto& decoded) { return std::get<BadMessage>(decoded).code; };
  CHECK(code(protocol::decode_set_me(R"({"name":""})")) == "bad_name");
  CHECK(code(protocol::decode_set_me(R"({"name":"1234567890123456789012345"})")) == "bad_name");
  CHECK(code(protocol::decode_set_me(R"({"name":"Ann","age":9})")) == "bad_message");
  CHECK(code(protocol::decode_set_me("{}")) == "bad_message");
  CHECK(code(protocol::decode_create("{}")) == "bad_message");
  CHECK(code(protocol::decode_create("nothing")) == "not_json");
}
