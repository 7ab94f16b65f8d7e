// ferries.md: "Consequences to get right", the turn, and the option ferry_placement.
#include <doctest/doctest.h>

#include "tests/support/play/table.hpp"

using namespace aude::tests;
using Names = std::set<std::string>;

namespace {

constexpr const char* kLake = "ferries.three-landings";

Example with_ferries(unsigned seats) {
  return {.sets = {{"base-c1", 2}, {"ferries"}}, .seats = seats};
}

Example with_highwayman() {
  return {.sets = {{"base-c1", 2}, {"ferries"}},
          .seats = 1,
          .options = {{"ferry_placement", "with_highwayman"}}};
}

}  // namespace

TEST_CASE("ferries.md, Turn 3: a new lake must get its ferry, on any pair of landings") {
  Table table(with_ferries(1));
  table.place(kLake, 0, 1).pass();
  CHECK(table.offered() ==
        Names{"ferries.link 0,1 E-S", "ferries.link 0,1 E-W", "ferries.link 0,1 S-W"});
}

TEST_CASE("ferries.md, Turn 3: a lake with four landings has six pairs") {
  Table table(with_ferries(1));
  table.play("base.U", 1, 0);
  table.play("base.V", 2, 0, 0);
  table.place("ferries.four-landings", 2, 1).pass();
  CHECK(table.offered().size() == 6);
}

TEST_CASE("ferries.md, Turn 3: a lake with a city links its three landings only") {
  Table table(with_ferries(1));
  table.place("ferries.city-landings", 0, -1, 2);
  CHECK(table.may_follow("city S"));
  table.pass();
  CHECK(table.offered() ==
        Names{"ferries.link 0,-1 N-E", "ferries.link 0,-1 N-W", "ferries.link 0,-1 E-W"});
}

TEST_CASE("ferry_placement with_highwayman: no ferry without a follower on a road of the tile") {
  Table table(with_highwayman());
  table.place(kLake, 0, 1).pass();
  CHECK(table.asked() == "end_turn");
}

TEST_CASE("ferry_placement with_highwayman: a farmer or a knight brings no ferry") {
  Table farmer(with_highwayman());
  farmer.place(kLake, 0, 1).follow("field SSE");
  CHECK(farmer.asked() == "end_turn");
  Table knight(with_highwayman());
  knight.place("ferries.city-landings", 0, -1, 2).follow("city S");
  CHECK(knight.asked() == "end_turn");
}

TEST_CASE("ferry_placement with_highwayman: a highwayman brings the ferry") {
  Table table(with_highwayman());
  table.place(kLake, 0, 1).follow("road W");
  CHECK(table.asked() == "ferries.link");
}

TEST_CASE("ferry_placement with_highwayman: a lake without a ferry has none to move") {
  Table table(with_highwayman());
  table.play(kLake, 0, 1);
  table.place("base.U", -1, 1).pass();
  CHECK(table.asked() == "end_turn");
}

TEST_CASE("ferries.md, Turn 4: the ferry of the new lake is not movable in the same turn") {
  Table table(with_ferries(1));
  table.place(kLake, 0, 1).pass().link("W-S");
  CHECK(table.asked() == "end_turn");
}

TEST_CASE("ferries.md, Turn 4: a moved ferry takes any other pair of landings") {
  Table table(with_ferries(1));
  table.play("base.U", 1, 0);
  table.play("base.V", 2, 0, 0);
  table.place("ferries.four-landings", 2, 1).pass().link("N-S").end_turn();
  table.place("base.U", 2, 2, 1).pass();
  CHECK(table.offered() == Names{"ferries.move 2,1 N-E", "ferries.move 2,1 N-W",
                                 "ferries.move 2,1 E-S", "ferries.move 2,1 E-W",
                                 "ferries.move 2,1 S-W", "pass"});
}

TEST_CASE("ferries.md, Turn 4: a tile that extends no road moves nothing") {
  Table table(with_ferries(1));
  table.place(kLake, 0, 1).pass().link("E-W").end_turn();
  table.place("base.E", 0, -1, 2).pass();
  CHECK(table.asked() == "end_turn");
}

TEST_CASE(
    "ferries.md, Turn 4: a road that a ferry move has extended makes no further ferry movable") {
  // The tile meets the ferry at (0, 1). Moved to S-W it joins the road of the lake at (0, 2).
  Table table(with_ferries(1));
  table.place(kLake, 0, 1).pass().link("E-W").end_turn();
  table.place(kLake, 0, 2, 1).pass().link("N-S").end_turn();
  table.place("base.U", -1, 1).pass().move_ferry(0, 1, "S-W");
  CHECK(table.joined(table.segment(-1, 1, "road E"), table.segment(0, 2, "road N")));
  CHECK(table.asked() == "end_turn");
}

TEST_CASE("ferries.md, Consequences: followers stay with their segments when a road splits") {
  Table table(with_ferries(1));
  table.place(kLake, 0, 1).follow("road W").link("W-S").end_turn();
  table.place("base.U", 0, 2, 1).pass();
  REQUIRE(table.joined(table.segment(0, 1, "road W"), table.segment(0, 2, "road N")));
  table.move_ferry(0, 1, "E-S").end_turn();
  const auto figure = table.state().figures[0];
  CHECK(figure.at == table.segment(0, 1, "road W"));
  CHECK_FALSE(table.joined(figure.at, table.segment(0, 2, "road N")));
  CHECK_FALSE(table.joined(figure.at, table.segment(0, 1, "road E")));
}

TEST_CASE("ferries.md, Consequences: a scored road can be joined again and scores all its tiles") {
  Table table(with_ferries(2));
  table.place(kLake, 0, 1).pass().link("W-S").end_turn();
  table.play("base.A", 1, 1, 1, "road W");  // Blue: A and the landing
  REQUIRE(table.score(kBlue) == 2);
  table.play("base.A", -1, 1, 3, "road E");  // Red
  table.place("base.U", 0, 2, 1).pass().move_ferry(0, 1, "E-W").end_turn();
  CHECK(table.score(kRed) == 3);
  CHECK(table.score(kBlue) == 2);
}

TEST_CASE("ferries.md, Turn 5: a road is closed or kept open by the new ferry alone") {
  const auto blue_scores = [](const char* pair) {
    Table table(with_ferries(2));
    table.play("base.U", 1, 0);
    table.play("base.U", -1, 0);
    table.play("base.A", 1, 1, 1);
    table.play("base.A", -1, 1, 3, "road E");  // Blue
    table.place(kLake, 0, 1).pass().link(pair).end_turn();
    return table.score(kBlue);
  };
  CHECK(blue_scores("E-W") == 3);  // both ends are closed
  CHECK(blue_scores("S-W") == 0);  // the south is open
  CHECK(blue_scores("E-S") == 2);  // the landing in the west closes it
}

TEST_CASE("ferries.md, Consequences: a lake that a road passes and ends at counts once") {
  // West over the ferry to the south, round the corner, and back to the landing in the east.
  Table table(with_ferries(1));
  table.place(kLake, 0, 1).follow("road W").link("S-W").end_turn();
  table.play("base.V", 0, 2, 2);
  table.play("base.V", 1, 2, 1);
  table.play("base.V", 1, 1, 0);
  CHECK(table.score(kRed) == 0);
  table.play("base.A", -1, 1, 3);
  CHECK(table.score(kRed) == 5);
}

TEST_CASE("ferries.md, Consequences: a loop through a ferry is complete") {
  Table table(with_ferries(1));
  table.place(kLake, 0, 1).follow("road S").link("E-S").end_turn();
  table.play("base.V", 0, 2, 2);
  table.play("base.V", 1, 2, 1);
  CHECK(table.score(kRed) == 0);
  table.play("base.V", 1, 1, 0);
  CHECK(table.score(kRed) == 4);
}

TEST_CASE("ferries.md, Turn 4: ferry moves are undone with the turn") {
  Table table(with_ferries(2));
  table.place(kLake, 0, 1).pass().link("E-W").end_turn();
  table.stack({"base.U"});
  const auto before = table.state();
  table.place("base.U", -1, 1).pass().move_ferry(0, 1, "E-S");
  REQUIRE_FALSE(table.game().undo(kBlue).has_value());
  CHECK(table.state() == before);
}
