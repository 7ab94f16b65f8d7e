// base.md, Turn and Set-up: seats in order, the first seat, undo, refusals.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "shared/record/deal.hpp"
#include "tests/support/play/table.hpp"

using namespace aude::tests;
namespace game = aude::game;
using game::Refusal;

TEST_CASE("Seats play in order, round and round") {
  Table table({.seats = 3});
  std::vector<unsigned> seats;
  for (int x = 1; x <= 5; ++x) {
    seats.push_back(table.state().turn_seat.value);
    table.play("base.U", x, 0);
  }
  CHECK(seats == std::vector<unsigned>{0, 1, 2, 0, 1});
}

TEST_CASE("first_player: seat_1 always begins with the first seat, random with each in its turn") {
  const auto first_seats = [](const std::string& first_player) {
    Table table({.seats = 4, .options = {{"first_player", first_player}}});
    std::set<unsigned> seats;
    for (std::uint8_t number = 0; number < 64; ++number) {
      aude::record::Seed seed{};
      seed[0] = number;
      seats.insert(aude::record::deal(table.rules(), seed).first.value);
    }
    return seats;
  };
  CHECK(first_seats("seat_1") == std::set<unsigned>{0});
  CHECK(first_seats("random") == std::set<unsigned>{0, 1, 2, 3});
}

TEST_CASE("The seat that the deck names begins") {
  Table table({.seats = 3});
  game::Deck deck = table.game().deck();
  deck.first = kGreen;
  const game::Game game(table.game().shared_rules(), deck, nullptr);
  CHECK(game.state().turn_seat == kGreen);
  CHECK(game.ask()->seat == kGreen);
}

TEST_CASE("Undo goes back to the first question of the turn with the same tile in hand") {
  Table table({});
  table.play("base.U", 1, 0);
  table.stack({"base.E"});
  const game::State before = table.state();
  table.place("base.E", 0, -1, 2).follow("city S");
  REQUIRE(table.game().can_undo());
  CHECK_FALSE(table.game().undo(kBlue).has_value());
  CHECK(table.state() == before);
  CHECK(table.asked() == "place");
  CHECK(table.hand() == "base.E");
  CHECK(table.game().actions().size() == 3);
}

TEST_CASE("Nothing can be undone before the first answer of a turn, or past its end") {
  Table table({});
  CHECK_FALSE(table.game().can_undo());
  CHECK(table.game().undo(kRed) == Refusal::nothing_to_undo);
  table.play("base.U", 1, 0);
  CHECK_FALSE(table.game().can_undo());
  CHECK(table.game().undo(kRed) == Refusal::not_asked);
  CHECK(table.game().undo(kBlue) == Refusal::nothing_to_undo);
}

TEST_CASE("Only the seat whose turn it is may undo") {
  Table table({});
  table.place("base.U", 1, 0);
  CHECK(table.game().undo(kBlue) == Refusal::not_asked);
  CHECK(table.state().board.tiles().size() == 2);
}

TEST_CASE("A tile that was discarded before the turn's tile stays discarded after an undo") {
  Table table({});
  table.play("base.E", 0, -1, 2);
  table.stack({"base.C", "base.E"});
  table.place("base.E", 0, 1, 1);
  CHECK_FALSE(table.game().undo(kBlue).has_value());
  CHECK(table.discarded() == std::vector<std::string>{"base.C"});
  CHECK(table.hand() == "base.E");
}

TEST_CASE("The number of the question grows with every question and every undo") {
  Table table({});
  const unsigned first = table.game().ask_number();
  table.stack({"base.U"});
  const unsigned start = table.game().ask_number();
  CHECK(start == first);
  table.place("base.U", 1, 0);
  const unsigned follower = table.game().ask_number();
  CHECK(follower > start);
  CHECK_FALSE(table.game().undo(kRed).has_value());
  CHECK(table.game().ask_number() > follower);
}

TEST_CASE("An answer that is not offered, or of another seat, is refused and changes nothing") {
  Table table({});
  table.stack({"base.U"});
  const game::State before = table.state();
  const game::Choice offered = table.game().ask()->options.front();
  CHECK(table.game().choose(kBlue, offered, nullptr) == Refusal::not_asked);
  CHECK(table.game().choose(kRed, {game::kEndTurn, {}}, nullptr) == Refusal::not_offered);
  CHECK(table.game().choose(kRed, {game::kPlace, game::Placement{{5, 5}, {}}}, nullptr) ==
        Refusal::not_offered);
  CHECK(table.state() == before);
}

TEST_CASE("After the end nothing is taken any more") {
  Table table({.seats = 1, .box = {"base.D", "base.U"}});
  table.play("base.U", 1, 0);
  REQUIRE(table.over());
  CHECK_FALSE(table.game().ask().has_value());
  CHECK(table.game().choose(kRed, {game::kEndTurn, {}}, nullptr) == Refusal::game_over);
  CHECK(table.game().undo(kRed) == Refusal::game_over);
  CHECK(table.game().resign(kRed, nullptr) == Refusal::game_over);
}

TEST_CASE("A follower that returns in a turn could not have been placed in it") {
  Table table({.seats = 1});
  table.play("base.E", 0, 1, 1, "city E");
  REQUIRE(table.followers(kRed) == 6);
  table.place("base.E", 1, 1, 3);
  CHECK(table.followers(kRed) == 6);
  table.end_turn();
  CHECK(table.followers(kRed) == 7);
}

TEST_CASE("A tile may touch tiles only with equal sides, and must touch one") {
  Table table({});
  CHECK(table.may_place("base.U", 1, 0, 0));
  CHECK_FALSE(table.may_place("base.U", 1, 0, 1));
  CHECK_FALSE(table.may_place("base.U", 0, 0, 0));
  CHECK_FALSE(table.may_place("base.U", 1, 1, 0));
  CHECK_FALSE(table.may_place("base.U", 0, -1, 0));
  CHECK(table.may_place("base.U", 0, 1, 0));
}
