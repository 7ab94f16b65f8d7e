// Giving up: game/turn.hpp, and the places at the end.
#include <doctest/doctest.h>

#include "shared/game/scoring.hpp"
#include "tests/support/play/table.hpp"

using namespace aude::tests;
namespace game = aude::game;
using game::EndReason;
using game::Refusal;
using Places = std::vector<unsigned>;

namespace {

void resign(Table& table, game::SeatId seat) {
  const auto refusal = table.game().resign(seat, nullptr);
  REQUIRE_FALSE(refusal.has_value());
}

/// Red 4, Blue 4, Green 0 after a round.
Table after_a_round() {
  Table table({.seats = 3});
  table.play("base.E", 0, -1, 2, "city S");
  table.play("base.H", 0, 1, 1);
  table.play("base.B", 0, 2);
  return table;
}

}  // namespace

TEST_CASE("With two seats the game ends when one resigns, and is scored as it stands") {
  Table table({});
  table.play("base.U", 1, 0, 0, "road W");
  resign(table, kBlue);
  REQUIRE(table.over());
  CHECK(*table.state().ended == EndReason::resigned);
  CHECK(table.score(kRed) == 2);
  CHECK(game::places(table.state()) == Places{1, 2});
}

TEST_CASE("With two seats the one that is not in turn may resign as well") {
  Table table({});
  table.place("base.U", 1, 0).follow("road W");
  resign(table, kBlue);
  REQUIRE(table.over());
  CHECK(game::places(table.state()) == Places{1, 2});
}

TEST_CASE("Who resigned comes behind everyone who did not, whatever the points") {
  Table table({});
  table.play("base.E", 0, -1, 2, "city S");
  resign(table, kRed);
  CHECK(table.score(kRed) == 4);
  CHECK(game::places(table.state()) == Places{2, 1});
}

TEST_CASE("With three seats a seat that resigns in its turn loses the tile in hand") {
  Table table = after_a_round();
  table.stack({"base.R"});
  resign(table, kRed);
  CHECK_FALSE(table.over());
  CHECK(table.discarded() == std::vector<std::string>{"base.R"});
  CHECK(table.state().turn_seat == kBlue);
  CHECK(table.asked() == "place");
}

TEST_CASE("A seat that resigns in the middle of its turn takes its move back") {
  Table table = after_a_round();
  table.place("base.U", 1, 0).follow("road W");
  resign(table, kRed);
  CHECK(table.state().board.empty_at({1, 0}));
  CHECK(table.followers(kRed) == 7);
  CHECK(table.discarded() == std::vector<std::string>{"base.U"});
  CHECK(table.state().turn_seat == kBlue);
}

TEST_CASE("Turns pass over seats that have resigned") {
  Table table = after_a_round();
  resign(table, kBlue);
  CHECK(table.state().turn_seat == kRed);
  table.play("base.U", 1, 0);
  CHECK(table.state().turn_seat == kGreen);
  table.play("base.U", 2, 0);
  CHECK(table.state().turn_seat == kRed);
  table.play("base.U", 3, 0);
  CHECK(table.state().turn_seat == kGreen);
}

TEST_CASE("A seat that resigns out of turn leaves the open turn as it is") {
  Table table = after_a_round();
  table.place("base.U", 1, 0);
  resign(table, kGreen);
  CHECK(table.state().turn_seat == kRed);
  CHECK(table.asked() == "follower");
  table.follow("road W").end_turn();
  CHECK(table.state().turn_seat == kBlue);
}

TEST_CASE("An undo does not bring back a seat that has resigned in the meantime") {
  Table table = after_a_round();
  table.place("base.U", 1, 0);
  resign(table, kGreen);
  REQUIRE_FALSE(table.game().undo(kRed).has_value());
  CHECK(table.state().is_resigned(kGreen));
  CHECK(table.game().resign(kGreen, nullptr) == Refusal::resigned_already);
  CHECK(table.asked() == "place");
  CHECK(table.hand() == "base.U");
}

TEST_CASE("A resignation of another seat is nothing that could be undone") {
  Table table = after_a_round();
  resign(table, kGreen);
  CHECK_FALSE(table.game().can_undo());
  CHECK(table.game().undo(kRed) == Refusal::nothing_to_undo);
  CHECK(table.state().is_resigned(kGreen));
}

TEST_CASE("Two seats that resign in one turn leave the third as the winner") {
  Table table = after_a_round();
  table.place("base.U", 1, 0);
  resign(table, kGreen);
  resign(table, kRed);
  REQUIRE(table.over());
  CHECK(*table.state().ended == EndReason::resigned);
  CHECK(game::places(table.state())[kBlue.value] == 1);
}

TEST_CASE("A seat resigns once") {
  Table table = after_a_round();
  resign(table, kBlue);
  CHECK(table.game().resign(kBlue, nullptr) == Refusal::resigned_already);
}

TEST_CASE("A solo game ends when its seat resigns, in or after the first turn") {
  Table table({.seats = 1});
  table.play("base.U", 1, 0, 0, "road W");
  resign(table, kRed);
  REQUIRE(table.over());
  CHECK(*table.state().ended == EndReason::resigned);
  CHECK(table.score(kRed) == 2);
  CHECK(game::places(table.state()) == Places{1});
}

TEST_CASE("Followers of a seat that has resigned stay and still score") {
  Table table = after_a_round();
  table.play("base.V", 1, 0, 0, "road W");  // Red
  resign(table, kRed);
  CHECK(table.followers(kRed) == 6);
}

TEST_CASE("Equal points share a place and the next place is left out") {
  Table table({.seats = 3, .box = {"base.D", "base.E", "base.E", "base.E", "base.B"}});
  table.play("base.E", 0, -1, 2, "city S");  // Red 4
  table.play("base.E", 0, 1, 1);
  table.play("base.E", 1, 1, 3, "city W");  // Green 4
  table.play("base.B", 0, 2);
  REQUIRE(table.over());
  CHECK(*table.state().ended == EndReason::played);
  CHECK(game::places(table.state()) == Places{1, 3, 1});
}
