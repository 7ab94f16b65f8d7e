// The worked examples of river.md that need more than River I: forks, lakes in the middle, the
// pig-herd, the double-sized spring, and rivers of several boxes.
#include <algorithm>
#include <doctest/doctest.h>

#include "shared/expansions/registry.hpp"
#include "shared/game/scoring.hpp"
#include "tests/support/play/table.hpp"

using namespace aude::tests;
using aude::game::Layer;
using aude::game::Rules;

namespace {

using Options = std::map<std::string, std::string, std::less<>>;

Example second_river(Options options, std::vector<std::string> box = {}) {
  return {
      .sets = {{"base-c1"}, {"river-2-c1"}}, .options = std::move(options), .box = std::move(box)};
}

std::shared_ptr<const Rules> rules_of(std::vector<aude::game::SetChoice> sets, Options options) {
  sets.push_back({"base-c1"});
  auto made = aude::expansions::make_rules({std::move(sets), 2, std::move(options)});
  REQUIRE(std::holds_alternative<std::shared_ptr<const Rules>>(made));
  return std::get<std::shared_ptr<const Rules>>(made);
}

std::vector<std::string> ids_of(const Rules& rules, const Layer& layer) {
  std::vector<std::string> ids;
  for (const auto tile : layer.tiles) {
    ids.push_back(rules.layout(tile).id);
  }
  return ids;
}

std::size_t river_tiles_in_play(const Rules& rules) {
  return rules.piles().piles.front().size() + 1;
}

/// Spring, pig-herd bend and lake; then three cities of two caps round the herd's field.
Table herd_with_three_cities(Options options) {
  options["volcano_lake"] = "plain";
  Table table(second_river(std::move(options),
                           {"river.A", "river-2.pig-bend", "river-2.volcano-lake", "base.D",
                            "base.E", "base.E", "base.E", "base.E", "base.E", "base.E"}));
  table.play("river-2.pig-bend", 1, 0);
  table.play("river-2.volcano-lake", 1, -1, 3);
  table.play("base.E", 1, 1, 2, "field NNW");
  table.play("base.E", 1, 2, 0);
  table.play("base.E", 2, 0, 1);
  table.play("base.E", 3, 0, 3);
  table.play("base.E", 2, 1, 1);
  table.play("base.E", 3, 1, 3);
  return table;
}

}  // namespace

TEST_CASE("river.md example 3: after the fork either outlet takes the next tile") {
  Table table(second_river({{"u_turn", "off"}}));
  table.play("river-2.river-fork", 1, 0, 0);
  CHECK(table.may_place("river-2.plain-bend", 2, 0, 1));
  CHECK(table.may_place("river-2.plain-bend", 1, -1, 3));
}

TEST_CASE("river.md example 3: a tile that touches both branches is not legal") {
  Table table(second_river({{"u_turn", "off"}}));
  table.play("river-2.river-fork", 1, 0, 0);
  table.play("river-2.plain-bend", 1, -1, 3);
  table.play("river-2.city-bend", 2, 0, 2);
  CHECK_FALSE(table.may_place("river-2.road-bend", 2, -1, 0));
}

TEST_CASE("river.md example 4: the city lake goes on either of two open ends") {
  Table table(second_river({}));
  table.play("river-2.river-fork", 1, 0, 0);
  CHECK(table.may_place("river-2.city-lake", 2, 0, 0));
  CHECK(table.may_place("river-2.city-lake", 1, -1, 3));
}

TEST_CASE("river.md example 4: the city lake does not close the last open end too early") {
  Table table(second_river({}, {"river.A", "river-2.city-lake", "river-2.volcano-lake",
                                "river-2.monastery-straight", "base.D", "base.B"}));
  table.stack({"river-2.city-lake", "river-2.monastery-straight"});
  CHECK(table.discarded() == std::vector<std::string>{"river-2.city-lake"});
  CHECK(table.hand() == "river-2.monastery-straight");
}

TEST_CASE("river.md example 5: the volcano lake takes no follower and gives another turn") {
  Table table(second_river({}, {"river.A", "river-2.volcano-lake", "base.D", "base.B", "base.B"}));
  table.place("river-2.volcano-lake", 1, 0);
  CHECK(table.asked() == "end_turn");
  table.end_turn();
  CHECK(table.state().turn_seat == kRed);
  table.play("base.B", 0, 1);
  CHECK(table.state().turn_seat == kBlue);
}

TEST_CASE("river.md, option volcano_lake plain: an ordinary tile") {
  Table table(second_river({{"volcano_lake", "plain"}},
                           {"river.A", "river-2.volcano-lake", "base.D", "base.B"}));
  table.place("river-2.volcano-lake", 1, 0);
  CHECK(table.asked() == "follower");
  table.end_turn();
  CHECK(table.state().turn_seat == kBlue);
}

TEST_CASE("river.md example 7: a field with the pig-herd and three cities is worth 12") {
  Table table = herd_with_three_cities({});
  const auto field = table.segment(1, 1, "field NNW");
  CHECK(aude::game::score_of(table.rules(), table.state(), field).points.value == 12);
}

TEST_CASE("river.md example 7: with pig_herd off it is worth 9") {
  Table table = herd_with_three_cities({{"pig_herd", "off"}});
  const auto field = table.segment(1, 1, "field NNW");
  CHECK(aude::game::score_of(table.rules(), table.state(), field).points.value == 9);
}

TEST_CASE("river.md example 8: both cells of the double spring are neighbours of a monastery") {
  Table table({.sets = {{"base-c1"}, {"river-20"}},
               .box = {"river-20.Q", "river-20.A", "river-20.L", "base.D", "base.B"}});
  table.stack({"river-20.L", "river-20.A"});
  table.play("river-20.L", -1, 0, 1);
  table.play("river-20.A", 2, 0, 1);
  table.play("base.B", 0, 1, 0, "monastery");
  // Itself, the lake to the north-west, and the two cells of the spring.
  const auto monastery = table.segment(0, 1, "monastery");
  CHECK(aude::game::score_of(table.rules(), table.state(), monastery).points.value == 4);
}

TEST_CASE("river.md, double-sized tile: a feature on one of its cells counts one tile") {
  Table table({.sets = {{"base-c1"}, {"river-20"}},
               .box = {"river-20.Q", "river-20.A", "river-20.L", "base.D", "base.E"}});
  table.stack({"river-20.L", "river-20.A"});
  table.play("river-20.L", -1, 0, 1);
  table.play("river-20.A", 2, 0, 1);
  table.play("base.E", 0, -1, 2, "city S");
  CHECK(table.points(kRed, aude::game::FeatureKind::city, aude::game::Phase::during) == 4);
}

TEST_CASE("river.md example 9: River I and II are 22 tiles, fork first, volcano last") {
  for (const char* first : {"river-1-c1", "river-1-c2", "river-3", "river-c3"}) {
    CAPTURE(first);
    const auto rules = rules_of({{first}, {"river-2-c1"}}, {});
    CHECK(river_tiles_in_play(*rules) == 22);
    const auto& layers = rules->piles().piles.front().layers;
    CHECK(ids_of(*rules, layers.front()) == std::vector<std::string>{"river-2.river-fork"});
    CHECK(ids_of(*rules, layers.back()) == std::vector<std::string>{"river-2.volcano-lake"});
  }
}

TEST_CASE("river.md example 10: River I with GQ11 and CutCassonne is 16 tiles, either spring") {
  for (const char* spring : {"own", "gq11"}) {
    CAPTURE(spring);
    const auto rules =
        rules_of({{"river-1-c1"}, {"gq11-river"}, {"cut-river"}}, {{"spring", spring}});
    CHECK(river_tiles_in_play(*rules) == 16);
    const bool other = rules->layout(*rules->piles().start).id == "gq11-river.road-spring";
    CHECK(other == (std::string_view(spring) == "gq11"));
  }
}

TEST_CASE("river.md, house rule river_fork_first: three ends, the spring comes last") {
  const auto rules = rules_of({{"river-2-c1"}}, {{"river_fork_first", "on"}});
  CHECK(rules->layout(*rules->piles().start).id == "river-2.river-fork");
  CHECK(ids_of(*rules, rules->piles().piles.front().layers.back()) ==
        std::vector<std::string>{"river.A"});
}

TEST_CASE("river.md, house rule river_two_springs: a lake starts, springs and nothing else end") {
  const auto rules = rules_of({{"river-1-c1"}, {"river-2-c1"}}, {{"river_two_springs", "on"}});
  CHECK(rules->layout(*rules->piles().start).id == "river.L");
  const auto& layers = rules->piles().piles.front().layers;
  REQUIRE(layers.size() == 2);
  CHECK(ids_of(*rules, layers.back()) == std::vector<std::string>{"river.A"});
  const auto& scattered = layers.front().scattered;
  REQUIRE(scattered.size() == 2);
  CHECK(rules->layout(scattered[0].tile).id == "river-2.river-fork");
  CHECK(rules->layout(scattered[1].tile).id == "river.A");
  const std::size_t middle = layers.front().tiles.size();
  CHECK(scattered[0].to == middle / 2);
  CHECK(scattered[1].from == middle / 2 + 1);
  CHECK(scattered[1].to == middle + 1);
}

TEST_CASE("river.md, house rule river_two_forks: one fork first, the other shuffled in") {
  const auto rules = rules_of({{"river-2-c1"}}, {{"river_two_forks", "on"}});
  const auto& layers = rules->piles().piles.front().layers;
  CHECK(ids_of(*rules, layers.front()) == std::vector<std::string>{"river-2.river-fork"});
  const auto rest = ids_of(*rules, layers.back());
  CHECK(std::ranges::count(rest, "river-2.river-fork") == 1);
  CHECK(std::ranges::count(rest, "river-2.volcano-lake") == 2);
  CHECK(std::ranges::count(rest, "river.A") == 0);
}
