// The aids at the table against positions that can be counted by hand.
#include <doctest/doctest.h>

#include "shared/aids/cells.hpp"
#include "shared/aids/features.hpp"
#include "shared/aids/score.hpp"
#include "tests/support/play/table.hpp"

using namespace aude::tests;
namespace aids = aude::aids;
namespace game = aude::game;
using aude::board::Cell;
using Cells = std::vector<Cell>;

namespace {

aids::Feature feature(const Table& table, int x, int y, std::string_view segment) {
  return aids::feature_at(table.rules(), table.state(), table.segment(x, y, segment));
}

aids::CellFits fits(const Table& table, int x, int y) {
  return aids::fits_at(table.rules(), table.state(),
                       Cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
}

/// Copies of a layout that fit, 0 if it does not.
unsigned left(const Table& table, const aids::CellFits& fits, std::string_view layout) {
  for (const aids::Fit& fit : fits.fits) {
    if (table.rules().layout(fit.layout).id == layout) {
      return fit.left;
    }
  }
  return 0;
}

std::vector<int> totals(const Table& table) {
  std::vector<int> values;
  for (const game::Points points : aids::totals_if_ended(table.rules(), table.state())) {
    values.push_back(points.value);
  }
  return values;
}

aids::Explanation why(Table& table, unsigned turn, game::Phase phase, game::SegmentRef at) {
  const auto found = aids::explain(table.game(), {turn, phase, at});
  REQUIRE(found.has_value());
  return *found;
}

std::vector<int> points_of(const aids::Explanation& why, std::string_view what) {
  std::vector<int> points;
  for (const aids::ScoreLine& line : why.lines) {
    if (line.what == what) {
      points.push_back(line.points.value);
    }
  }
  return points;
}

}  // namespace

TEST_CASE("An open city tells what it is worth now, completed, and where it is open") {
  Table table({});
  table.play("base.F", 0, 1, 0, "city E");
  const aids::Feature city = feature(table, 0, 1, "city E");
  CHECK(city.now.points.value == 2);
  CHECK(city.now.open == 2);
  // One tile with a pennant and two caps: (3 + 1) x 2.
  CHECK(city.completed.value == 8);
  CHECK(city.gaps == Cells{{1, 1}, {-1, 1}});
  CHECK_FALSE(city.stuck);
  REQUIRE(city.now.shares.size() == 1);
  CHECK(city.now.shares[0].seat == kRed);
}

TEST_CASE("With tiny_city 2 a cap on a cap pays 2, and a cap is told so") {
  Table table({.options = {{"tiny_city", "2"}}});
  table.play("base.E", 0, 1, 1, "city E");
  CHECK(feature(table, 0, 1, "city E").completed.value == 2);
}

TEST_CASE("A city that bends round one gap counts the gap once") {
  Table table({.sets = {{"base-c1", 2}}});
  table.play("base.E", 0, 1, 1);
  table.play("base.R", 1, 1, 3);
  const aids::Feature city = feature(table, 1, 1, "city W");
  CHECK(city.gaps.size() == city.now.open);
  CHECK(city.completed.value == 2 * static_cast<int>(city.now.tiles + city.gaps.size()));
}

TEST_CASE("A monastery is worth 9 completed, and its gaps are its empty neighbours") {
  Table table({});
  table.play("base.B", 0, 1, 0, "monastery");
  const aids::Feature monastery = feature(table, 0, 1, "monastery");
  CHECK(monastery.now.points.value == 2);
  CHECK(monastery.completed.value == 9);
  CHECK(monastery.gaps.size() == 7);
}

TEST_CASE("The features of a seat are those with its followers") {
  Table table({});
  table.play("base.B", 0, 1, 0, "monastery");
  table.play("base.U", 1, 0, 0, "road W");
  CHECK(aids::features_of(table.rules(), table.state(), kRed).size() == 1);
  const auto blue = aids::features_of(table.rules(), table.state(), kBlue);
  REQUIRE(blue.size() == 1);
  CHECK(blue[0].now.kind == game::FeatureKind::road);
  CHECK(blue[0].segments.size() == 2);
}

TEST_CASE("A tile that closes a city tells so before it is placed, and whom it pays") {
  Table table({});
  table.play("base.E", 0, -1, 2);
  table.play("base.E", 0, 1, 1, "city E");
  table.stack({"base.E"});
  const auto placed =
      aids::after_placing(table.rules(), table.state(), {Cell{1, 1}, aude::board::Turns(3)});
  REQUIRE(placed.gains.size() == 2);
  CHECK(placed.gains[0].value == 0);
  CHECK(placed.gains[1].value == 4);
  REQUIRE(placed.features.size() == 1);
  CHECK(placed.features[0].now.complete);
  CHECK(placed.features[0].now.points.value == 4);
}

TEST_CASE("The totals if the game ended now count what is unfinished") {
  Table table({});
  table.play("base.F", 0, 1, 0, "city E");
  table.play("base.U", 1, 0, 0, "road W");
  CHECK(totals(table) == std::vector{2, 2});
}

TEST_CASE("A cell lists the layouts that fit, with the copies that nobody has seen") {
  Table table({});
  table.stack({"base.U"});
  // North of the start tile lies its city: only tiles with a city side fit.
  const aids::CellFits north = fits(table, 0, -1);
  CHECK(left(table, north, "base.E") == 5);
  CHECK(left(table, north, "base.C") == 1);
  CHECK(left(table, north, "base.U") == 0);
  CHECK_FALSE(north.hand);
  CHECK(fits(table, 0, 1).hand);
}

TEST_CASE("The chance of a tile is that of drawing without putting back") {
  // Land left after the hand: E, U, U. Blue draws next and third, Red second.
  Table table({.box = {"base.D", "base.B", "base.E", "base.U", "base.U"}, .deck = {"base.B"}});
  REQUIRE(table.hand() == "base.B");
  const aids::CellFits north = fits(table, 0, -1);
  CHECK(left(table, north, "base.E") == 1);
  CHECK(north.next == doctest::Approx(1.0 / 3));
  REQUIRE(north.seats.size() == 2);
  CHECK(north.seats[0].draws == 1);
  CHECK(north.seats[0].chance == doctest::Approx(1.0 / 3));
  CHECK(north.seats[1].draws == 2);
  CHECK(north.seats[1].chance == doctest::Approx(2.0 / 3));
}

TEST_CASE("What lies lower in the piles is not taken for the next tile") {
  // Of this river the spring lies on the table, twelve tiles are shuffled, the lake comes last.
  Table table({.sets = {{"base-c1"}, {"river-1-c1"}}});
  const auto& piles = table.rules().piles().piles;
  REQUIRE(piles.size() == 2);
  bool some_cell_wants_it = false;
  for (const auto& open : table.state().board.open_cells()) {
    const auto here = aids::fits_at(table.rules(), table.state(), open.at);
    some_cell_wants_it = some_cell_wants_it || here.next > 0.5;
    for (const aids::SeatChance& seat : here.seats) {
      CHECK(seat.chance >= 0.0);
      CHECK(seat.chance <= 1.0);
    }
    // Land cannot come before the river has been laid.
    const bool land_only = std::ranges::all_of(here.fits, [&](const aids::Fit& fit) {
      return table.rules().layout(fit.layout).group == aude::catalogue::Group::land;
    });
    CHECK((!land_only || here.next == 0.0));
  }
  CHECK(some_cell_wants_it);
}

TEST_CASE("A cell that nothing left can fill is dead, and the city beside it is stuck") {
  // Nothing with a city is left but what lies there.
  Table table({.box = {"base.D", "base.U", "base.U", "base.B"}});
  table.play("base.U", 1, 0, 0);
  CHECK(aids::dead_cells(table.rules(), table.state()) == Cells{{0, -1}});
  const aids::Feature city = feature(table, 0, 0, "city N");
  CHECK(city.stuck);
  CHECK_FALSE(feature(table, 0, 0, "road W").stuck);
}

TEST_CASE("A completed city is explained tile by tile, with the tile that has the pennant") {
  Table table({.seats = 1});
  table.play("base.F", 0, 1, 0, "city E");
  table.play("base.E", 1, 1, 3);
  table.play("base.E", -1, 1, 1);
  const auto city = why(table, 3, game::Phase::during, table.segment(-1, 1, "city E"));
  CHECK(city.scored.points.value == 8);
  CHECK(points_of(city, "tile") == std::vector{4, 2, 2});
  CHECK(city.lines[0].pennants == 1);
  CHECK(city.scored.shares.size() == 1);
}

TEST_CASE("A monastery at the end is explained by its neighbours, a field by its cities") {
  Table table({.seats = 1, .box = {"base.D", "base.E", "base.B"}});
  table.play("base.E", 0, -1, 2, "field NNW");
  table.play("base.B", 0, 1, 0, "monastery");
  REQUIRE(table.over());
  const auto monastery = why(table, 2, game::Phase::final, table.segment(0, 1, "monastery"));
  CHECK(points_of(monastery, "monastery") == std::vector{1});
  CHECK(points_of(monastery, "neighbour") == std::vector{1});
  const auto field = why(table, 2, game::Phase::final, table.segment(0, -1, "field NNW"));
  CHECK(points_of(field, "city") == std::vector{3});
}

TEST_CASE("There is no explanation of a score that never was") {
  Table table({});
  table.play("base.F", 0, 1, 0, "city E");
  CHECK_FALSE(aids::explain(table.game(), {1, game::Phase::during, table.segment(0, 1, "city E")}));
}
