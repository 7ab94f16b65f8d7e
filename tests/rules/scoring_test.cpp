// base.md, Completion and points, beyond the worked examples.
#include <doctest/doctest.h>

#include "tests/support/play/table.hpp"

using namespace aude::tests;
using aude::game::FeatureKind;
using aude::game::Phase;

TEST_CASE("A monastery scores 9 when the last of its eight neighbours is filled") {
  Table table({.sets = {{"base-c1", 2}}, .seats = 1});
  table.play("base.B", 0, 1, 0, "monastery");
  table.play("base.B", 1, 1);
  table.play("base.B", -1, 1);
  table.play("base.B", 0, 2);
  table.play("base.B", 1, 2);
  table.play("base.B", -1, 2);
  table.play("base.U", 1, 0);
  CHECK(table.score(kRed) == 0);
  table.play("base.U", -1, 0);
  CHECK(table.score(kRed) == 9);
  CHECK(table.followers(kRed) == 7);
}

TEST_CASE("A monastery completed by the tile of the monastery itself scores at once") {
  Table table({.sets = {{"base-c1", 2}}, .seats = 1});
  table.play("base.U", -1, 0);
  table.play("base.U", 1, 0);
  table.play("base.B", -1, 1);
  table.play("base.B", 1, 1);
  table.play("base.B", -1, 2);
  table.play("base.B", 1, 2);
  table.play("base.B", 0, 2);
  table.play("base.B", 0, 1, 0, "monastery");
  CHECK(table.score(kRed) == 9);
  CHECK(table.followers(kRed) == 7);
}

TEST_CASE("A tile that completes two monasteries scores both") {
  Table table({.sets = {{"base-c1", 3}}});
  table.play("base.B", 0, 1, 0, "monastery");  // Red
  table.play("base.B", 0, 2, 0, "monastery");  // Blue
  table.play("base.U", -1, 0);
  table.play("base.U", 1, 0);
  table.play("base.B", -1, 1);
  table.play("base.B", -1, 2);
  table.play("base.B", -1, 3);
  table.play("base.B", 0, 3);
  table.play("base.B", 1, 3);
  table.play("base.B", 1, 1);
  CHECK(table.score(kRed) == 0);
  table.play("base.B", 1, 2);
  CHECK(table.score(kRed) == 9);
  CHECK(table.score(kBlue) == 9);
}

TEST_CASE("A road that has two segments on one tile counts that tile once") {
  // The road leaves the village to the east and comes back to it from the south.
  Table table({.seats = 1});
  table.play("base.W", 0, 1, 0, "road E");
  table.play("base.V", 1, 1, 0);
  table.play("base.V", 1, 2, 1);
  table.play("base.V", 0, 2, 2);
  CHECK(table.score(kRed) == 4);
}

TEST_CASE("A city that has two segments on one tile counts that tile once") {
  // H has a city north and a city south; both become one round the east.
  Table table({.sets = {{"base-c1", 2}}, .seats = 1});
  table.play("base.U", 1, 0);
  table.play("base.U", 2, 0);
  table.play("base.B", 0, 1);
  table.play("base.B", 0, 2);
  table.play("base.H", 1, 2, 0, "city N");
  table.play("base.N", 1, 1, 2);
  table.play("base.N", 2, 1, 3);
  table.play("base.G", 2, 2, 1);
  table.play("base.N", 2, 3, 0);
  CHECK(table.score(kRed) == 0);
  table.play("base.N", 1, 3, 1);
  CHECK(table.score(kRed) == 12);
}

TEST_CASE("A feature without followers scores for nobody") {
  Table table({});
  table.play("base.E", 0, -1, 2);
  CHECK(table.score(kRed) == 0);
  CHECK(table.score(kBlue) == 0);
}

TEST_CASE("A player who completes a feature of others gets nothing for it") {
  Table table({});
  table.play("base.E", 0, 1, 1, "city E");
  table.play("base.E", 1, 1, 3);
  CHECK(table.score(kRed) == 4);
  CHECK(table.score(kBlue) == 0);
}

TEST_CASE("A follower may complete a feature with its own tile and comes back at once") {
  Table table({});
  table.play("base.E", 0, -1, 2, "city S");
  CHECK(table.score(kRed) == 4);
  CHECK(table.followers(kRed) == 7);
}

TEST_CASE("A feature that holds a follower of anyone takes no other") {
  Table table({});
  table.play("base.U", 1, 0, 0, "road W");
  table.place("base.U", -1, 0);
  CHECK_FALSE(table.may_follow("road E"));
  CHECK(table.may_follow("field NNE"));
}

TEST_CASE("farmers off: no field is offered and fields score nothing") {
  Table table({.seats = 1, .options = {{"farmers", "off"}}, .box = {"base.D", "base.E", "base.E"}});
  table.place("base.E", 0, -1, 2);
  CHECK(table.offered() == std::set<std::string>{"follower city S", "pass"});
  table.end_turn();
  table.play("base.E", 0, 1, 1);
  REQUIRE(table.over());
  CHECK(table.score(kRed) == 0);
}

TEST_CASE("Points are kept by kind of feature and phase of the game") {
  Table table({.seats = 1, .box = {"base.D", "base.E", "base.U", "base.E"}});
  table.play("base.E", 0, -1, 2, "city S");
  table.play("base.U", 1, 0, 0, "road E");
  table.play("base.E", 1, 1, 3, "field ESE");
  REQUIRE(table.over());
  CHECK(table.points(kRed, FeatureKind::city, Phase::during) == 4);
  CHECK(table.points(kRed, FeatureKind::road, Phase::final) == 2);
  CHECK(table.points(kRed, FeatureKind::city, Phase::final) == 0);
  CHECK(table.score(kRed) == 6);
}
