// The worked examples of base.md, 1 to 6 and 10 to 12.
#include <doctest/doctest.h>

#include "tests/support/play/table.hpp"

using namespace aude::tests;
using Names = std::vector<std::string>;

TEST_CASE("base.md example 1: two end caps close a city for 4 points") {
  Table table({.seats = 1});
  table.play("base.E", 0, 1, 1, "city E");
  table.play("base.E", 1, 1, 3);
  CHECK(table.score(kRed) == 4);
}

TEST_CASE("base.md example 1: with tiny_city 2 the two end caps score 2") {
  Table table({.seats = 1, .options = {{"tiny_city", "2"}}});
  table.play("base.E", 0, 1, 1, "city E");
  table.play("base.E", 1, 1, 3);
  CHECK(table.score(kRed) == 2);
}

TEST_CASE("base.md example 2: layout F closed by two caps scores 8") {
  Table table({.seats = 1});
  table.play("base.F", 0, 1, 0, "city E");
  table.play("base.E", 1, 1, 3);
  table.play("base.E", -1, 1, 1);
  CHECK(table.score(kRed) == 8);
}

TEST_CASE("base.md example 3: layout F with one cap scores 3 at the end of the game") {
  Table table({.seats = 1, .box = {"base.D", "base.F", "base.E"}});
  table.play("base.F", 0, 1, 0, "city E");
  table.play("base.E", 1, 1, 3);
  REQUIRE(table.over());
  CHECK(table.score(kRed) == 3);
}

TEST_CASE("base.md example 4: a road loop of four V curves scores 4") {
  Table table({.seats = 1});
  table.play("base.V", 0, 1, 3, "road E");
  table.play("base.V", 1, 1, 0);
  table.play("base.V", 1, 2, 1);
  CHECK(table.score(kRed) == 0);
  table.play("base.V", 0, 2, 2);
  CHECK(table.score(kRed) == 4);
}

TEST_CASE("base.md example 5: a road from village to village over one U scores 3") {
  Table table({.seats = 1});
  table.play("base.W", 0, 1, 0, "road E");
  table.play("base.U", 1, 1);
  table.play("base.W", 2, 1);
  CHECK(table.score(kRed) == 3);
}

TEST_CASE("base.md example 6: a monastery with 6 of 8 neighbours scores 7 at the end") {
  Table table(
      {.seats = 1, .box = {"base.D", "base.B", "base.B", "base.B", "base.B", "base.U", "base.U"}});
  table.play("base.B", 0, 1, 0, "monastery");
  table.play("base.B", 1, 1);
  table.play("base.B", 0, 2);
  table.play("base.B", 1, 2);
  table.play("base.U", 1, 0);
  table.play("base.U", -1, 0);
  REQUIRE(table.over());
  CHECK(table.score(kRed) == 7);
}

TEST_CASE("base.md example 10: two roads become one of 6 tiles and both highwaymen score 6") {
  Table table({.sets = {{"base-c1", 2}}});
  table.play("base.A", 0, 1, 3, "road E");  // Red's road: 0,1 and 1,1
  table.play("base.B", 0, 2);
  table.play("base.V", 1, 1, 0);
  table.play("base.U", 0, 3, 0, "road E");  // Blue's road: -1,3 and 0,3 and 1,3
  table.play("base.A", -1, 3, 3);
  table.play("base.V", 1, 3, 1);
  table.play("base.U", 1, 2, 1);
  CHECK(table.score(kRed) == 6);
  CHECK(table.score(kBlue) == 6);
  CHECK(table.followers(kRed) == 7);
  CHECK(table.followers(kBlue) == 7);
}

namespace {

/// Red has a knight in an open city at (0, 1) and six followers elsewhere.
Table out_of_followers() {
  Table table({.seats = 1});
  table.play("base.E", 0, 1, 1, "city E");
  table.play("base.B", 0, 2, 0, "monastery");
  table.play("base.B", 0, 3, 0, "monastery");
  table.play("base.B", 0, 4, 0, "monastery");
  table.play("base.B", 0, 5, 0, "monastery");
  table.play("base.U", 1, 0, 0, "road E");
  table.play("base.U", -1, 0, 0, "field NNW");
  return table;
}

}  // namespace

TEST_CASE(
    "base.md example 11: without followers none is offered, and the knight comes back later") {
  Table table = out_of_followers();
  REQUIRE(table.followers(kRed) == 0);
  table.place("base.E", 1, 1, 3);
  CHECK(table.asked() == "end_turn");
  CHECK(table.followers(kRed) == 0);
  table.end_turn();
  CHECK(table.score(kRed) == 4);
  CHECK(table.followers(kRed) == 1);
  table.place("base.A", 0, 6);
  CHECK(table.may_follow("monastery"));
}

TEST_CASE("base.md example 12: a tile that fits nowhere is discarded and the player draws again") {
  Table table({});
  table.place("base.E", 0, -1, 2);
  table.end_turn();  // no side of the board is city now
  table.stack({"base.C", "base.E"});
  CHECK(table.discarded() == Names{"base.C"});
  CHECK(table.hand() == "base.E");
  CHECK(table.state().turn_seat == kBlue);
  CHECK(table.state().turn == 2);
}

TEST_CASE("The game ends when the last tiles fit nowhere") {
  Table table({.seats = 1, .box = {"base.D", "base.E", "base.C", "base.C"}, .deck = {"base.E"}});
  table.play("base.E", 0, -1, 2, "city S");
  CHECK(table.over());
  CHECK(table.discarded() == Names{"base.C", "base.C"});
  CHECK(table.score(kRed) == 4);
}
