// The worked examples of ferries.md. Lakes: ferries.three-landings has landings E, S, W when it is
// not turned.
#include <doctest/doctest.h>

#include "tests/support/play/table.hpp"

using namespace aude::tests;
using aude::game::FeatureKind;
using aude::game::Phase;
using Names = std::set<std::string>;

namespace {

constexpr const char* kLake = "ferries.three-landings";

Example with_ferries(unsigned seats) {
  return {.sets = {{"base-c1", 2}, {"ferries"}}, .seats = seats};
}

/// Red's lake at (0, 1): Blue's closed road comes in from the south, Green's from the east.
Table lake_between_roads() {
  Table table(with_ferries(3));
  table.play("base.U", 1, 0);
  table.play("base.U", -1, 0);
  table.play("base.A", 1, 1, 1, "road W");  // Green
  table.play("base.B", 1, 2);
  table.play("base.A", 0, 2, 2, "road N");  // Blue
  table.play("base.U", 2, 0);
  table.place(kLake, 0, 1).follow("road W").link("W-S").end_turn();
  return table;
}

}  // namespace

TEST_CASE("ferries.md example 1: a landing without a ferry closes its road, the ferry joins two") {
  Table table = lake_between_roads();
  CHECK(table.score(kGreen) == 2);
  CHECK(table.followers(kGreen) == 7);
  CHECK(table.score(kRed) == 0);
  CHECK(table.score(kBlue) == 0);
}

TEST_CASE("ferries.md example 1: the road over the ferry scores when no side is open") {
  Table table = lake_between_roads();
  table.play("base.A", -1, 1, 3);
  CHECK(table.score(kRed) == 3);
  CHECK(table.score(kBlue) == 3);
  CHECK(table.followers(kRed) == 7);
  CHECK(table.followers(kBlue) == 7);
}

TEST_CASE("ferries.md example 2: the ferry brings a follower into another player's road") {
  Table table(with_ferries(2));
  table.play("base.U", 1, 0);
  table.play("base.U", 1, 1, 0, "road W");  // Blue
  table.place(kLake, 0, 1);
  CHECK_FALSE(table.may_follow("road E"));
  table.follow("road S").link("E-S").end_turn();
  CHECK(table.joined(table.segment(1, 1, "road W"), table.segment(0, 1, "road S")));
  table.play("base.A", 2, 1, 1);
  CHECK(table.score(kRed) == 0);
  table.play("base.A", 0, 2, 2);
  CHECK(table.score(kRed) == 4);
  CHECK(table.score(kBlue) == 4);
}

TEST_CASE("ferries.md example 3: only the nearer of two lakes on a road may move") {
  Table table(with_ferries(1));
  table.place(kLake, 0, 1).pass().link("E-W").end_turn();
  table.place(kLake, 1, 1).pass().link("E-W").end_turn();
  table.place("base.U", -1, 1).pass();
  CHECK(table.asked() == "ferries.move");
  CHECK(table.offered() == Names{"ferries.move 0,1 E-S", "ferries.move 0,1 S-W", "pass"});
}

TEST_CASE("ferries.md example 4: a crossing between four ferries may move each of them once") {
  Table table(with_ferries(1));
  table.place(kLake, 0, 1).pass().link("E-S").end_turn();
  table.play("base.V", 1, 1, 0);
  table.place(kLake, 1, 2, 1).pass().link("N-W").end_turn();
  table.play("base.V", -1, 1, 3);
  table.place(kLake, -1, 2, 3).pass().link("E-S").end_turn();
  table.play("base.V", 1, 3, 1);
  table.place(kLake, 0, 3, 2).pass().link("N-E").end_turn();
  table.place("base.X", 0, 2).pass();
  CHECK(table.offered() == Names{"ferries.move 0,1 E-W", "ferries.move 0,1 S-W",
                                 "ferries.move 1,2 N-S", "ferries.move 1,2 S-W",
                                 "ferries.move -1,2 N-E", "ferries.move -1,2 N-S",
                                 "ferries.move 0,3 N-W", "ferries.move 0,3 E-W", "pass"});
  table.move_ferry(0, 3, "N-W");
  table.move_ferry(0, 1, "S-W");
  CHECK(table.offered() == Names{"ferries.move 1,2 N-S", "ferries.move 1,2 S-W",
                                 "ferries.move -1,2 N-E", "ferries.move -1,2 N-S", "pass"});
  table.move_ferry(-1, 2, "N-E");
  table.move_ferry(1, 2, "N-S");
  CHECK(table.asked() == "end_turn");
}

TEST_CASE("ferries.md example 4: a ferry that both arms of a loop meet may move once") {
  Table table(with_ferries(1));
  table.play("base.V", 0, 1, 3);
  table.place(kLake, 1, 1).pass().link("S-W").end_turn();
  table.play("base.V", 1, 2, 1);
  table.place("base.X", 0, 2).pass();
  CHECK(table.offered() == Names{"ferries.move 1,1 E-S", "ferries.move 1,1 E-W", "pass"});
  table.move_ferry(1, 1, "E-S");
  CHECK(table.asked() == "end_turn");
}

TEST_CASE(
    "ferries.md example 5: all roads of a new lake give directions, whatever its ferry links") {
  for (const char* pair : {"E-S", "S-W", "E-W"}) {
    CAPTURE(pair);
    Table table(with_ferries(1));
    table.play("base.U", -1, 0);
    table.play("base.U", 1, 0);
    table.place(kLake, -1, 1).pass().link("E-S").end_turn();
    table.place(kLake, 1, 1).pass().link("S-W").end_turn();
    table.play("base.V", -1, 2, 2);
    table.place(kLake, 0, 2, 2).pass().link("N-E").end_turn();
    table.place(kLake, 0, 1).pass().link(pair);
    CHECK(table.offered() == Names{"ferries.move -1,1 E-W", "ferries.move -1,1 S-W",
                                   "ferries.move 1,1 E-S", "ferries.move 1,1 E-W",
                                   "ferries.move 0,2 N-W", "ferries.move 0,2 E-W", "pass"});
  }
}

TEST_CASE("ferries.md example 6: a road that ends at a landing without a ferry moves nothing") {
  Table table(with_ferries(1));
  table.place(kLake, 0, 1).pass().link("E-S").end_turn();
  table.place("base.U", -1, 1).pass();
  CHECK(table.asked() == "end_turn");
}

TEST_CASE("ferries.md example 7: a move that closes an opponent's road scores for the opponent") {
  Table table(with_ferries(2));
  table.place(kLake, 0, 1).pass().link("W-S").end_turn();
  table.play("base.A", -1, 1, 3, "road E");  // Blue
  table.place("base.U", 0, 2, 1).pass().move_ferry(0, 1, "E-S").end_turn();
  CHECK(table.score(kBlue) == 2);
  CHECK(table.followers(kBlue) == 7);
  CHECK(table.score(kRed) == 0);
}

namespace {

/// A road of 8 tiles from (-1, 1), which is open, over the ferry at (0, 1) to (0, 7). Red's
/// follower stands west of the ferry, Blue's south of it. The road east of the lake is closed.
Table road_of_two_players() {
  Table table(with_ferries(2));
  table.place(kLake, 0, 1).follow("road W").link("E-W").end_turn();  // Red
  table.play("base.U", 0, 2, 1, "road N");                           // Blue
  table.place("base.U", -1, 1).pass().move_ferry(0, 1, "S-W").end_turn();
  table.play("base.A", 1, 1, 1);
  for (int y = 3; y <= 7; ++y) {
    table.play("base.U", 0, y, 1);
  }
  return table;
}

}  // namespace

TEST_CASE("ferries.md example 8: a move takes Red off a road of 9 tiles and Blue alone scores") {
  Table table = road_of_two_players();
  REQUIRE(table.state().turn_seat == kBlue);
  table.place("base.A", 0, 8, 2).pass().move_ferry(0, 1, "E-S").end_turn();
  CHECK(table.score(kBlue) == 9);
  CHECK(table.score(kRed) == 0);
  CHECK(table.followers(kBlue) == 7);
  CHECK(table.followers(kRed) == 6);
}

TEST_CASE("ferries.md, Consequences: a tie on roads that a ferry has joined pays all") {
  Table table = road_of_two_players();
  table.play("base.A", 0, 8, 2);
  table.play("base.A", -2, 1, 3);
  CHECK(table.score(kRed) == 10);
  CHECK(table.score(kBlue) == 10);
}

TEST_CASE("ferries.md example 9: with the last tile ferries move, then roads score, then the end") {
  Table table({.sets = {{"base-c1"}, {"ferries"}},
               .box = {"base.D", "base.A", "base.U", "ferries.three-landings"},
               .deck = {"ferries.three-landings"}});
  table.place(kLake, 0, 1).follow("road W").link("W-S").end_turn();  // Red
  table.play("base.A", -1, 1, 3);
  table.place("base.U", 0, 2, 1).pass().move_ferry(0, 1, "E-S");
  CHECK_FALSE(table.over());
  table.end_turn();
  REQUIRE(table.over());
  CHECK(table.points(kRed, FeatureKind::road, Phase::during) == 2);
  CHECK(table.points(kRed, FeatureKind::road, Phase::final) == 0);
}

TEST_CASE("ferries.md example 9: a lake that is the last tile gets its ferry") {
  Table table({.sets = {{"base-c1"}, {"ferries"}},
               .seats = 1,
               .box = {"base.D", "base.A", "ferries.three-landings"}});
  table.play("base.A", 0, 1, 3);
  table.place(kLake, 1, 1).follow("road W").link("E-S").end_turn();
  REQUIRE(table.over());
  CHECK(table.points(kRed, FeatureKind::road, Phase::during) == 2);
}
