// Records that somebody has written by hand.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <random>
#include <string>

#include "shared/expansions/registry.hpp"
#include "shared/record/record.hpp"

using namespace aude;
using nlohmann::json;

namespace {

game::Game begun(const std::vector<game::SetChoice>& sets) {
  using Rules = std::shared_ptr<const game::Rules>;
  auto made = expansions::make_rules({sets, 2, {}});
  REQUIRE(std::holds_alternative<Rules>(made));
  const auto rules = std::get<Rules>(std::move(made));
  record::Seed seed{};
  seed.fill(7);
  game::Game game(rules, record::deal(*rules, seed), nullptr);
  std::mt19937 random(1);
  while (game.state().turn < 20) {
    const auto& options = game.ask()->options;
    REQUIRE_FALSE(game.choose(game.ask()->seat, options[random() % options.size()], nullptr));
  }
  return game;
}

/// The record of a game that goes on, so there is no seed to hold it against.
json record_of(const game::Game& game) {
  return json::parse(record::write(game, {}, record::Seed{}));
}

void refused(const std::string& text, const std::string& why) {
  CAPTURE(why);
  CHECK_THROWS_WITH_AS(static_cast<void>(record::read(text, nullptr)),
                       doctest::Contains(why.c_str()), record::RecordError);
}

}  // namespace

TEST_CASE("a record names only seats that there are") {
  const json good = record_of(begun({{"base-c1"}}));
  static_cast<void>(record::read(good.dump(), nullptr));

  for (const json& first : {json(2), json(200), json(256), json(-1), json(0.5), json(1e300)}) {
    json bad = good;
    bad["first"] = first;
    refused(bad.dump(), "first: not a whole number from 0 to 1");
  }
  for (const json& by : {json(2), json(7), json(257), json(-1)}) {
    json bad = good;
    bad["turns"].back()["actions"].push_back({{"by", by}, {"do", {"resign"}}});
    refused(bad.dump(), "by: not a whole number from 0 to 1");
  }
}

TEST_CASE("a record has the numbers of a set-up, and of a format") {
  const json good = record_of(begun({{"base-c1"}}));
  json bad = good;
  bad["setup"]["seats"] = 1e300;
  refused(bad.dump(), "seats: not a whole number");
  bad = good;
  bad["setup"]["sets"][0]["copies"] = -1;
  refused(bad.dump(), "copies: not a whole number");
  bad = good;
  bad["format"] = 1e300;
  refused(bad.dump(), "format: not a whole number");
}

TEST_CASE("a record without a seed draws its tiles in the order of the piles") {
  const json good = record_of(begun({{"base-c1"}, {"river-1-c1"}}));
  static_cast<void>(record::read(good.dump(), nullptr));
  json bad = good;
  bad["turns"][0]["tile"] = "base.A";
  refused(bad.dump(), "turns: base.A does not lie where it was drawn");
}

TEST_CASE("a record that is nested without end is refused before anything else is done with it") {
  constexpr std::size_t kDeep = 200'000;
  json bad = record_of(begun({{"base-c1"}}));
  bad["turns"][0]["actions"][0] = "HERE";
  std::string text = bad.dump();
  text.replace(text.find("\"HERE\""), 6, std::string(kDeep, '[') + std::string(kDeep, ']'));
  refused(text, "nested too deeply");
}

TEST_CASE("a seat that is not at the table cannot give up") {
  game::Game game = begun({{"base-c1"}});
  const game::State before = game.state();
  for (const game::SeatId seat : {game::SeatId{2}, game::SeatId{7}, game::SeatId{200}}) {
    CHECK(game.resign(seat, nullptr) == game::Refusal::not_asked);
  }
  CHECK(game.state() == before);
}
