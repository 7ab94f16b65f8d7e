// river.md, House rules, with River I.
#include <doctest/doctest.h>

#include "tests/support/play/table.hpp"

using namespace aude::tests;
using Names = std::set<std::string>;

namespace {

Example river_with(const std::string& option, std::vector<std::string> box = {},
                   std::vector<std::string> deck = {}) {
  return {.sets = {{"base-c1"}, {"river-1-c1"}},
          .seats = 1,
          .options = {{option, "on"}},
          .box = std::move(box),
          .deck = std::move(deck)};
}

}  // namespace

TEST_CASE("river_no_followers: none on river tiles, but on the tiles that come after") {
  Table table(river_with("river_no_followers", {"river.A", "river.D", "river.L"}));
  table.place("river.D", 1, 0);
  CHECK(table.asked() == "end_turn");
  table.end_turn();
  table.play("river.L", 2, 0);
  table.place("base.B", 0, 1);
  CHECK(table.may_follow("monastery"));
}

TEST_CASE("river_bag: spring and lake are among the river tiles and the first drawn starts") {
  Table table(river_with("river_bag", {}, {"river.L", "river.D"}));
  const auto& piles = table.rules().piles();
  CHECK_FALSE(piles.start.has_value());
  CHECK(piles.piles[0].size() == 12);
  CHECK(piles.piles[1].size() == 72);
  CHECK(table.rules().layout(table.state().board.tiles().front().layout).id == "river.L");
  CHECK(table.hand() == "river.D");
}

TEST_CASE("river_bag: a river without an open end is over and its other tiles are removed") {
  Table table(river_with("river_bag", {}, {"river.L", "river.A"}));
  table.play("river.A", -1, 0);
  CHECK(table.state().discarded.size() == 10);
  CHECK(table.state().piles_left[0] == 0);
  CHECK(table.hand().starts_with("base."));
}

TEST_CASE(
    "river_start_tile_bonus: the start tile is drawn with the river and lies anywhere legal") {
  Table table(river_with("river_start_tile_bonus"));
  CHECK(table.rules().piles().piles[0].size() == 12);
  CHECK(table.rules().piles().piles[1].size() == 71);
  CHECK(table.may_place("base.D", 0, 1, 2));
  CHECK(table.may_place("base.D", -1, 0, 3));
  for (unsigned turns = 0; turns < 4; ++turns) {
    CHECK_FALSE(table.may_place("base.D", 1, 0, turns));
  }
}

TEST_CASE("river_start_tile_bonus: the start tile is no river tile that is still to come") {
  Table table(
      {.sets = {{"base-c1"}, {"river-2-c1"}},
       .seats = 1,
       .options = {{"river_two_forks", "on"}, {"river_start_tile_bonus", "on"}, {"u_turn", "off"}},
       .box = {"river.A", "river-2.river-fork", "river-2.city-lake", "river-2.volcano-lake"},
       .deck = {"river-2.river-fork", "river-2.river-fork", "river-2.city-lake",
                "river-2.city-lake", "river-2.volcano-lake", "river-2.volcano-lake", "base.D"}});
  table.play("river-2.river-fork", 1, 0);
  table.play("river-2.river-fork", 2, 0);
  table.play("river-2.city-lake", 3, 0);
  table.play("river-2.city-lake", 2, -1, 3);
  // One end is left, and with it two lakes and the start tile: the first of the lakes must not
  // close the river, the second may.
  CHECK(table.discarded() == std::vector<std::string>{"river-2.volcano-lake"});
  CHECK(table.hand() == "river-2.volcano-lake");
  table.play("river-2.volcano-lake", 1, -1, 3);
  CHECK(table.hand() == "base.D");
}

TEST_CASE("river_reversed: the lake lies at the start and the spring comes last") {
  Table table(river_with("river_reversed", {"river.A", "river.D", "river.L"}));
  CHECK(table.rules().layout(*table.rules().piles().start).id == "river.L");
  CHECK(table.hand() == "river.D");
  table.play("river.D", -1, 0);
  CHECK(table.hand() == "river.A");
  table.place("river.A", -2, 0);
  CHECK(table.offered() == Names{"follower field NNW NNE ENE ESE SSE SSW WSW WNW", "pass"});
}

TEST_CASE("river_reversed: bends are counted upstream as well") {
  Table table(
      river_with("river_reversed", {"river.A", "river.D", "river.G", "river.G", "river.L"}));
  table.play("river.G", -1, 0, 3);                    // from the east to the south
  CHECK_FALSE(table.may_place("river.G", -1, 1, 2));  // on to the east
  CHECK(table.may_place("river.G", -1, 1, 1));        // on to the west
}

TEST_CASE("river_recentre is for displays only") {
  Table table(river_with("river_recentre"));
  CHECK(table.rules().setup().options.at("river_recentre") == "on");
  CHECK(table.rules().layout(*table.rules().piles().start).id == "river.A");
}
