// The worked examples of river.md that concern River I and the river of 2021, and Placement.
#include <doctest/doctest.h>

#include "tests/support/play/table.hpp"

using namespace aude::tests;
using Names = std::set<std::string>;

namespace {

/// A river of straights (river.D) and bends (river.G) only. A bend has its ends at S and W; turned
/// once at W and N, twice at N and E, three times at E and S.
Example straights_and_bends(const std::string& u_turn) {
  return {.sets = {{"base-c1"}, {"river-1-c1"}},
          .seats = 1,
          .options = {{"u_turn", u_turn}},
          .box = {"river.A", "river.D", "river.D", "river.D", "river.D", "river.D", "river.G",
                  "river.G", "river.G", "river.G", "river.G", "river.G", "river.L"}};
}

}  // namespace

TEST_CASE("river.md example 1: after a right bend no right bend follows directly") {
  Table table(straights_and_bends("official"));
  table.play("river.G", 1, 0, 0);
  CHECK_FALSE(table.may_place("river.G", 1, 1, 1));
  CHECK(table.may_place("river.G", 1, 1, 2));
  CHECK(table.may_place("river.D", 1, 1, 1));
}

TEST_CASE("river.md example 2: right, straight, right is legal under official only") {
  const auto may_turn_again = [](const std::string& u_turn) {
    Table table(straights_and_bends(u_turn));
    table.play("river.G", 1, 0, 0);
    table.play("river.D", 1, 1, 1);
    return table.may_place("river.G", 1, 2, 1);
  };
  CHECK(may_turn_again("official"));
  CHECK_FALSE(may_turn_again("strict"));
}

TEST_CASE("river.md example 2: a third right bend is illegal, straights between or not") {
  Table table(straights_and_bends("official"));
  table.play("river.G", 1, 0, 0);
  table.play("river.D", 1, 1, 1);
  table.play("river.G", 1, 2, 1);
  CHECK_FALSE(table.may_place("river.G", 0, 2, 2));
  table.play("river.D", 0, 2, 0);
  CHECK_FALSE(table.may_place("river.G", -1, 2, 2));
  CHECK(table.may_place("river.G", -1, 2, 3));
}

TEST_CASE("river.md example 6: layout B has four fields, two on each bank") {
  Table table({.sets = {{"base-c1"}, {"river-1-c1"}}, .seats = 1});
  table.place("river.B", 1, 0).follow("field ENE").end_turn();
  table.place("river.D", 2, 0);
  CHECK_FALSE(table.may_follow("field NNW"));
  CHECK(table.may_follow("field SSE"));
}

TEST_CASE("River I: the spring lies face up, ten tiles follow shuffled, the lake comes last") {
  for (const char* river : {"river-1-c1", "river-1-c2"}) {
    CAPTURE(river);
    const Table table({.sets = {{"base-c1"}, {river}}});
    const auto& piles = table.rules().piles();
    CHECK(table.rules().layout(*piles.start).id == "river.A");
    REQUIRE(piles.piles.size() == 2);
    REQUIRE(piles.piles[0].layers.size() == 2);
    CHECK(piles.piles[0].layers[0].size() == 10);
    CHECK(piles.piles[0].layers[1].size() == 1);
    CHECK(table.rules().layout(piles.piles[0].layers[1].tiles.front()).id == "river.L");
    CHECK(piles.piles[1].size() == 72);  // the start tile of the base game among them
  }
}

TEST_CASE("The river of 2021 runs from the spring with a road to the lake with a monastery") {
  const Table table({.sets = {{"base-c2"}, {"river-c3"}}});
  const auto& piles = table.rules().piles();
  CHECK(table.rules().layout(*piles.start).id == "river-c3.A");
  REQUIRE(piles.piles[0].layers.size() == 2);
  CHECK(piles.piles[0].layers[0].size() == 10);
  CHECK(table.rules().layout(piles.piles[0].layers[1].tiles.front()).id == "river-c3.L");
}

TEST_CASE("The spring of 2021 has three fields") {
  const Table table({.sets = {{"base-c2"}, {"river-c3"}}});
  const auto west = table.segment(0, 0, "field NNW");
  const auto north_east = table.segment(0, 0, "field NNE");
  const auto south_east = table.segment(0, 0, "field ESE");
  CHECK_FALSE(table.joined(west, north_east));
  CHECK_FALSE(table.joined(west, south_east));
  CHECK_FALSE(table.joined(north_east, south_east));
}

TEST_CASE("The lake of 2021 is a monastery: a monk may live there and scores its neighbours") {
  Table table({.sets = {{"base-c2"}, {"river-c3"}},
               .seats = 1,
               .box = {"river-c3.A", "river-c3.L", "base.D"}});
  table.place("river-c3.L", 0, 1);
  CHECK(table.offered() ==
        Names{"follower monastery", "follower field NNW NNE ENE ESE SSE SSW WSW WNW", "pass"});
  table.follow("monastery").end_turn();
  table.play("base.D", 0, 2, 2);
  REQUIRE(table.over());
  CHECK(table.score(kRed) == 3);
}

TEST_CASE("A field wraps round a spring, so both banks of a straight behind it are one field") {
  Table table({.sets = {{"base-c1"}, {"river-1-c1"}}, .seats = 1});
  table.place("river.H", 1, 0);
  CHECK(table.joined(table.segment(1, 0, "field NNW"), table.segment(1, 0, "field SSW")));
  CHECK_FALSE(table.joined(table.segment(1, 0, "field SSW"), table.segment(1, 0, "field SSE")));
}

TEST_CASE("No follower goes on a river, a spring or a lake") {
  Table table({.sets = {{"base-c1"}, {"river-1-c1"}},
               .seats = 1,
               .box = {"river.A", "river.D", "river.L"}});
  table.place("river.D", 1, 0);
  CHECK(table.offered() ==
        Names{"follower field NNW NNE ENE WNW", "follower field ESE SSE SSW WSW", "pass"});
  table.end_turn();
  table.place("river.L", 2, 0);
  CHECK(table.offered() == Names{"follower field NNW NNE ENE ESE SSE SSW WSW WNW", "pass"});
}

TEST_CASE("river.md, Placement: until the river pile is empty no other tile is drawn") {
  Table table({.sets = {{"base-c1"}, {"river-1-c1"}, {"ferries"}},
               .box = {"river.A", "river.D", "river.D", "river.L"}});
  for (int x = 1; x <= 3; ++x) {
    CHECK(table.hand().starts_with("river."));
    table.play(x < 3 ? "river.D" : "river.L", x, 0);
  }
  CHECK_FALSE(table.hand().starts_with("river."));
}

TEST_CASE("river.md, Placement: a river tile goes on an open river end and nowhere else") {
  Table table(straights_and_bends("off"));
  table.stack({"river.D"});
  CHECK(table.offered() == Names{"place 1,0 turned 0", "place 1,0 turned 2"});
}

TEST_CASE("river.md, Placement 2: a bend may not turn towards river tiles that lie ahead") {
  // The river comes back to the west under the spring, which lies straight to the north.
  const auto river = [](const std::string& u_turn) {
    Table table(straights_and_bends(u_turn));
    table.play("river.D", 1, 0, 0);
    table.play("river.D", 2, 0, 0);
    table.play("river.G", 3, 0, 0);  // right, to the south
    table.play("river.D", 3, 1, 1);
    table.play("river.G", 3, 2, 1);  // right, to the west
    table.play("river.G", 2, 2, 3);  // left, to the south
    table.play("river.G", 2, 3, 1);  // right, to the west
    table.play("river.D", 1, 3, 0);
    return table;
  };
  Table official = river("official");
  CHECK_FALSE(official.may_place("river.G", 0, 3, 2));
  CHECK(official.may_place("river.G", 0, 3, 3));
  CHECK(official.may_place("river.D", 0, 3, 0));
  CHECK(river("off").may_place("river.G", 0, 3, 2));
}

TEST_CASE("river.md, Placement 2: safe wants a strip three wide ahead of every open end") {
  // The same, one cell further west: the spring lies beside the line ahead.
  const auto may_turn_north = [](const std::string& u_turn) {
    Table table(straights_and_bends(u_turn));
    table.play("river.D", 1, 0, 0);
    table.play("river.G", 2, 0, 0);
    table.play("river.D", 2, 1, 1);
    table.play("river.G", 2, 2, 1);
    table.play("river.G", 1, 2, 3);
    table.play("river.G", 1, 3, 1);
    table.play("river.D", 0, 3, 0);
    return table.may_place("river.G", -1, 3, 2);
  };
  CHECK(may_turn_north("official"));
  CHECK_FALSE(may_turn_north("safe"));
}

TEST_CASE("river.md, Placement 3 and 4: a lake that comes too early is removed and shown") {
  Table table({.sets = {{"base-c1"}, {"river-1-c1"}}});
  table.stack({"river.L", "river.D"});
  CHECK(table.discarded() == std::vector<std::string>{"river.L"});
  CHECK(table.hand() == "river.D");
  CHECK(table.state().turn_seat == kRed);
}

TEST_CASE("river.md, Placement 4: an end that stays open is met by no other side") {
  Table table({.sets = {{"base-c1"}, {"river-1-c1"}},
               .seats = 1,
               .box = {"river.A", "river.D", "river.L"},
               .deck = {"river.L", "river.D"}});
  table.play("river.D", 1, 0);
  table.stack({"base.B"});
  CHECK(table.may_place("base.B", 1, 1, 0));
  for (unsigned turns = 0; turns < 4; ++turns) {
    CHECK_FALSE(table.may_place("base.B", 2, 0, turns));
  }
  CHECK_FALSE(table.may_place("base.B", 2, 0, 0));
}
