// Every code with which Rules::create and the modules refuse a set-up.
#include <doctest/doctest.h>

#include <algorithm>

#include "shared/expansions/registry.hpp"

namespace game = aude::game;
using Codes = std::vector<std::string>;
using Options = std::map<std::string, std::string, std::less<>>;

namespace {

/// The codes of the errors, or nothing if the set-up can be played.
Codes codes_of(const game::Setup& setup) {
  const auto made = aude::expansions::make_rules(setup);
  Codes codes;
  if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&made)) {
    for (const game::SetupError& error : *errors) {
      CHECK_FALSE(error.message.empty());
      codes.push_back(error.code);
    }
  }
  return codes;
}

Codes codes_of(std::vector<game::SetChoice> sets, Options options = {}, unsigned seats = 2) {
  return codes_of(game::Setup{std::move(sets), seats, std::move(options)});
}

std::shared_ptr<const game::Rules> rules_of(const game::Setup& setup) {
  auto made = aude::expansions::make_rules(setup);
  REQUIRE(std::holds_alternative<std::shared_ptr<const game::Rules>>(made));
  return std::get<std::shared_ptr<const game::Rules>>(std::move(made));
}

}  // namespace

TEST_CASE("A set-up with one base game is accepted, with 1 to 6 seats") {
  for (unsigned seats = 1; seats <= 6; ++seats) {
    CHECK(codes_of({{"base-c1"}}, {}, seats).empty());
  }
}

TEST_CASE("Set-up error unknown_set") {
  CHECK(codes_of({{"base-c1"}, {"moon"}}) == Codes{"unknown_set"});
}

TEST_CASE("Set-up error set_by_option: a set that a rule option brings is not chosen by itself") {
  CHECK(codes_of({{"base-c1"}, {"ferries-crop-circle"}}) == Codes{"set_by_option"});
}

TEST_CASE("Set-up error bad_copies") {
  CHECK(codes_of({{"base-c1", 0}}) == Codes{"bad_copies"});
  CHECK(codes_of({{"base-c1", 5}}) == Codes{"bad_copies"});
  CHECK(codes_of({{"base-c1", 4}}).empty());
}

TEST_CASE("Set-up error double_set, also when the set is named by id and by ref") {
  CHECK(codes_of({{"base-c1"}, {"ferries"}, {"ferries"}}) == Codes{"double_set"});
  const Codes codes = codes_of({{"base-c1"}, {"river-1-c1"}, {"river/1:1"}});
  CHECK(std::ranges::find(codes, "double_set") != codes.end());
}

TEST_CASE("Set-up error no_base_set") {
  CHECK(codes_of({{"ferries"}}) == Codes{"no_base_set"});
  CHECK(codes_of(std::vector<game::SetChoice>{}) == Codes{"no_base_set"});
}

TEST_CASE("Set-up error many_base_sets") {
  CHECK(codes_of({{"base-c1"}, {"base-c2"}}) == Codes{"many_base_sets"});
}

TEST_CASE("Set-up error bad_seats") {
  CHECK(codes_of({{"base-c1"}}, {}, 0) == Codes{"bad_seats"});
  CHECK(codes_of({{"base-c1"}}, {}, 7) == Codes{"bad_seats"});
}

TEST_CASE("Set-up error unknown_option") {
  CHECK(codes_of({{"base-c1"}}, {{"moonlight", "on"}}) == Codes{"unknown_option"});
}

TEST_CASE("Set-up error bad_option") {
  CHECK(codes_of({{"base-c1"}}, {{"farmers", "perhaps"}}) == Codes{"bad_option"});
}

TEST_CASE("Set-up error option_without_set: the option's set is not played") {
  CHECK(codes_of({{"base-c1"}}, {{"u_turn", "safe"}}) == Codes{"option_without_set"});
  CHECK(codes_of({{"base-c1"}}, {{"ferry_placement", "always"}}) == Codes{"option_without_set"});
}

TEST_CASE("Set-up error too_many_tiles") {
  CHECK(codes_of({{"base-c1", 4}, {"ferries", 4}}) == Codes{"too_many_tiles"});
}

TEST_CASE("Set-up error many_rivers") {
  CHECK(codes_of({{"base-c1"}, {"river-1-c1"}, {"river-c3"}}) == Codes{"many_rivers"});
  CHECK(codes_of({{"base-c1"}, {"river-1-c1", 2}}) == Codes{"many_rivers"});
}

TEST_CASE("Set-up error river_courses: only one house rule says how the river begins and ends") {
  CHECK(codes_of({{"base-c1"}, {"river-1-c1"}}, {{"river_bag", "on"}, {"river_reversed", "on"}}) ==
        Codes{"river_courses"});
}

TEST_CASE("Set-up error river_bag_alone: no start tile in the bag of river tiles") {
  CHECK(codes_of({{"base-c1"}, {"river-1-c1"}},
                 {{"river_bag", "on"}, {"river_start_tile_bonus", "on"}}) ==
        Codes{"river_bag_alone"});
}

TEST_CASE("Several defects are all named") {
  const Codes codes = codes_of({{"moon"}, {"ferries", 9}}, {}, 0);
  CHECK(codes == Codes{"unknown_set", "bad_copies", "no_base_set", "bad_seats"});
}

TEST_CASE("A set-up that is played has set ids for refs and every option spelled out") {
  const auto rules = rules_of({{{"basic:1"}, {"river/1:1"}}, 3, {{"farmers", "off"}}});
  const game::Setup& setup = rules->setup();
  CHECK(setup.sets == std::vector<game::SetChoice>{{"base-c1", 1}, {"river-1-c1", 1}});
  CHECK(setup.options.at("farmers") == "off");
  CHECK(setup.options.at("tiny_city") == "4");
  CHECK(setup.options.at("field_scoring") == "c2");
  CHECK(setup.options.at("first_player") == "random");
  CHECK(setup.options.at("u_turn") == "official");
  CHECK(setup.options.at("river_bag") == "off");
  CHECK_FALSE(setup.options.contains("ferry_placement"));
}

TEST_CASE("A set-up that was spelled out spells itself out the same again") {
  const auto rules = rules_of({{{"base-c2"}, {"river-c3"}, {"ferries", 3}}, 4, {}});
  CHECK(rules_of(rules->setup())->setup() == rules->setup());
}

TEST_CASE("72 tiles of the base game are in play, the start tile included") {
  for (const char* base : {"base-c1", "base-c2"}) {
    const auto rules = rules_of({{{base}}, 2, {}});
    CHECK(rules->piles().size() == 71);
    CHECK(rules->layout(*rules->piles().start).id == "base.D");
    unsigned tiles = 0;
    for (const auto copies : rules->in_play()) {
      tiles += copies;
    }
    CHECK(tiles == 72);
  }
}
