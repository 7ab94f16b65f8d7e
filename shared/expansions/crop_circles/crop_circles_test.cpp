// expansions.md 7, as far as the club tile goes that comes with The Ferries.
#include <algorithm>
#include <doctest/doctest.h>

#include "tests/support/play/names.hpp"
#include "tests/support/play/table.hpp"

using namespace aude::tests;
using Names = std::set<std::string>;

namespace {

constexpr const char* kClub = "crop-circles.t-crossing";

Example with_circle(std::vector<std::string> box = {}) {
  return {.sets = {{"base-c1"}, {"ferries"}},
          .options = {{"ferries_crop_circle", "on"}},
          .box = std::move(box)};
}

/// Whoever is asked gives the answer of this name.
void answer(Table& table, const std::string& name) {
  const auto& ask = *table.game().ask();
  const auto choice = std::ranges::find_if(ask.options, [&](const aude::game::Choice& option) {
    return choice_name(table.rules(), table.state(), option) == name;
  });
  REQUIRE(choice != ask.options.end());
  REQUIRE_FALSE(table.game().choose(ask.seat, *choice, nullptr));
}

/// Red holds the road W-E through (1, 0), Blue the road that leaves (0, 1) to the south; then Red
/// lays the circle at the end of her road.
Table circle_between_roads() {
  Table table(with_circle());
  table.play("base.U", 1, 0, 0, "road W");
  table.play("base.A", 0, 1, 0, "road S");
  table.place(kClub, 2, 0).end_turn();
  return table;
}

}  // namespace

TEST_CASE("expansions.md 7: without a highwayman on the board nothing happens") {
  Table table(with_circle());
  table.play("base.U", 1, 0);
  table.place(kClub, 2, 0).end_turn();
  CHECK(table.asked() == "place");
}

TEST_CASE("expansions.md 7: the active player must choose for everybody") {
  Table table = circle_between_roads();
  CHECK(table.state().asked == kRed);
  CHECK(table.offered() == Names{"crop_circles.add", "crop_circles.back"});
}

TEST_CASE("expansions.md 7 example 1: adding goes round from the left, the active player last") {
  Table table = circle_between_roads();
  answer(table, "crop_circles.add");
  CHECK(table.state().asked == kBlue);
  answer(table, "crop_circles.put road S");
  CHECK(table.state().asked == kRed);
  answer(table, "pass");
  CHECK(table.followers(kBlue) == 5);
  CHECK(table.followers(kRed) == 6);
  CHECK(table.asked() == "place");
  CHECK(table.state().turn_seat == kBlue);
}

TEST_CASE("expansions.md 7: going back is compulsory for everyone who has a highwayman") {
  Table table = circle_between_roads();
  answer(table, "crop_circles.back");
  CHECK(table.offered() == Names{"crop_circles.take road S"});
  answer(table, "crop_circles.take road S");
  CHECK(table.state().asked == kRed);
  answer(table, "crop_circles.take road E W");
  CHECK(table.followers(kBlue) == 7);
  CHECK(table.followers(kRed) == 7);
}

TEST_CASE("expansions.md 7 example 6: who came home in scoring has nothing left to take") {
  Table table(with_circle());
  table.play("base.A", 1, 0, 1, "road W");
  table.play("base.A", 0, 1, 0, "road S");
  // The circle's road from the east ends on it, so it closes Red's road of three tiles.
  table.place(kClub, -1, 0).end_turn();
  CHECK(table.score(kRed) == 3);
  answer(table, "crop_circles.back");
  answer(table, "crop_circles.take road S");
  CHECK(table.asked() == "place");
}

TEST_CASE("expansions.md 7 example 8: the circle of the last tile acts before the end") {
  Table table(with_circle({"base.D", "base.U", "base.V", kClub, "ferries.three-landings"}));
  table.stack({"base.U", "ferries.three-landings", "base.V", kClub});
  table.play("base.U", 1, 0, 0, "road W");
  table.place("ferries.three-landings", 0, 1, 0).pass().link("E-S").end_turn();
  table.play("base.V", 1, 1, 0);
  table.place(kClub, 2, 0).end_turn();
  CHECK_FALSE(table.over());
  answer(table, "crop_circles.add");
  answer(table, "crop_circles.put road E W");
  CHECK(table.over());
}

TEST_CASE("expansions.md 7: a tile that only an option brings cannot be chosen") {
  CHECK_THROWS(Table({.sets = {{"base-c1"}, {"ferries-crop-circle"}}}));
}
