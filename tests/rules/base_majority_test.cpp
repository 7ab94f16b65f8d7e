// The worked examples of base.md that need many tiles: 7, 8 and 9.
#include <doctest/doctest.h>

#include "tests/support/play/table.hpp"

using namespace aude::tests;

TEST_CASE("base.md example 7: 2, 2 and 1 knights in a city worth 10: 10, 10 and 0") {
  // Seven tiles, three pennants, open to the east: 10 at the end of the game.
  Table table({.seats = 3,
               .box = {"base.D", "base.E", "base.E", "base.E", "base.U", "base.U", "base.U",
                       "base.U", "base.F", "base.F", "base.B", "base.Q", "base.R"}});
  table.play("base.E", 0, 1, 1, "city E");  // Red
  table.play("base.U", 1, 0);
  table.play("base.U", 2, 0);
  table.play("base.U", 3, 0);
  table.play("base.F", 2, 1, 0, "city E");  // Blue
  table.play("base.U", 4, 0);
  table.play("base.F", 4, 1, 0, "city W");  // Red
  table.play("base.B", 2, 2);
  table.play("base.E", 1, 2, 0, "city N");  // Green
  table.play("base.Q", 1, 1, 2);
  table.play("base.E", 3, 2, 0, "city N");  // Blue
  table.play("base.R", 3, 1, 2);
  REQUIRE(table.over());
  CHECK(table.score(kRed) == 10);
  CHECK(table.score(kBlue) == 10);
  CHECK(table.score(kGreen) == 0);
}

namespace {

/// Red's field north of a city touches it, another completed city and an open one; Blue's field
/// south of the first city touches only that.
Table two_fields(const std::string& field_scoring) {
  Table table({.options = {{"field_scoring", field_scoring}},
               .box = {"base.D", "base.E", "base.E", "base.E", "base.E", "base.E", "base.G"}});
  table.play("base.E", 0, 1, 1, "field WNW");  // Red
  table.play("base.G", 1, 1, 0, "field SSE");  // Blue
  table.play("base.E", 2, 1, 3);               // closes the first city
  table.play("base.E", -1, 1, 3);
  table.play("base.E", -2, 1, 1);  // closes the second city
  table.play("base.E", 0, 2, 2);   // the open city
  return table;
}

}  // namespace

TEST_CASE("base.md example 8: a city pays each field that touches it") {
  Table table = two_fields("c2");
  REQUIRE(table.over());
  CHECK(table.score(kRed) == 6);
  CHECK(table.score(kBlue) == 3);
}

TEST_CASE("field_scoring c1_first: each city pays 4 to the most farmers of all its fields") {
  Table table = two_fields("c1_first");
  REQUIRE(table.over());
  CHECK(table.score(kRed) == 8);
  CHECK(table.score(kBlue) == 4);
}

TEST_CASE("field_scoring c1_first: farmers of several fields add up at a city") {
  // Red has a farmer on the fields before and behind the city, Blue one on the field south of it.
  const auto play = [](const std::string& field_scoring) {
    Table table({.options = {{"field_scoring", field_scoring}},
                 .box = {"base.D", "base.E", "base.G", "base.E"}});
    table.play("base.E", 0, 1, 1, "field WNW");  // Red
    table.play("base.G", 1, 1, 0, "field SSE");  // Blue
    table.play("base.E", 2, 1, 3, "field NNE");  // Red
    REQUIRE(table.over());
    return std::pair(table.score(kRed), table.score(kBlue));
  };
  CHECK(play("c2") == std::pair(6, 3));
  CHECK(play("c1_first") == std::pair(4, 0));
}

TEST_CASE("base.md example 9: a city that meets a field in four places counts once") {
  Table table({.seats = 1,
               .box = {"base.D", "base.G", "base.G", "base.G", "base.G", "base.N", "base.N",
                       "base.N", "base.N", "base.B"}});
  table.play("base.G", 0, 1);
  table.play("base.N", -1, 1, 2);
  table.play("base.N", 1, 1, 3);
  table.play("base.G", -1, 2, 1);
  table.play("base.G", 1, 2, 1);
  table.play("base.B", 0, 2, 0, "field NNW");
  table.play("base.N", -1, 3, 1);
  table.play("base.N", 1, 3, 0);
  table.play("base.G", 0, 3);
  REQUIRE(table.over());
  CHECK(table.points(kRed, aude::game::FeatureKind::field, aude::game::Phase::final) == 3);
  CHECK(table.score(kRed) == 3);
}
