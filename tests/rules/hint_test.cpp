// What is said about a turn, against positions that can be counted by hand.
#include <doctest/doctest.h>

#include <algorithm>

#include "shared/aids/hint.hpp"
#include "tests/support/play/table.hpp"

using namespace aude::tests;
namespace aids = aude::aids;
namespace game = aude::game;
using aude::board::Cell;
using Facts = std::vector<aids::HintFact>;
using What = aids::HintFact::What;

namespace {

const game::Choice kPasses{game::kPass, {}};

game::Choice place(int x, int y, unsigned turns) {
  return {game::kPlace,
          game::Placement{Cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)},
                          aude::board::Turns(turns)}};
}

/// A follower on the first segment of this kind of the tile that is laid next.
game::Choice follower(const Table& table, game::FeatureKind kind) {
  const auto& segments = table.rules().layout(*table.state().hand).segments;
  const auto found =
      std::ranges::find(segments, kind, [](const auto& segment) { return segment.kind; });
  return {game::kFollower,
          game::SegmentRef{{static_cast<std::uint16_t>(table.state().board.tiles().size())},
                           static_cast<std::uint8_t>(found - segments.begin())}};
}

Facts told(const Table& table, const std::vector<game::Choice>& answers) {
  return aids::hint_facts(table.rules(), table.state(), answers);
}

}  // namespace

TEST_CASE("A turn that closes a city of somebody else says for whom, and which followers stay") {
  Table table({});
  table.play("base.E", 0, -1, 2);
  table.play("base.E", 0, 1, 1, "city E");
  table.stack({"base.E"});
  CHECK(told(table, {place(1, 1, 3), kPasses}) ==
        Facts{{What::closes, game::FeatureKind::city, {4}, {4}, {kBlue}, 0},
              {What::keeps, game::FeatureKind::field, {}, {}, {}, 7}});
}

TEST_CASE("A follower on an open city says what it is worth now and closed") {
  Table table({});
  table.stack({"base.F"});
  CHECK(told(table, {place(0, 1, 0), follower(table, game::FeatureKind::city)}) ==
        Facts{{What::follower, game::FeatureKind::city, {2}, {8}, {kRed}, 0}});
}

TEST_CASE("A city that goes on is told to whom holds it") {
  Table table({});
  table.play("base.F", 0, 1, 0, "city E");
  table.play("base.U", 1, 0, 0);
  table.stack({"base.F"});
  const Facts facts = told(table, {place(1, 1, 0), kPasses});
  REQUIRE_FALSE(facts.empty());
  CHECK(facts[0] == aids::HintFact{What::grows, game::FeatureKind::city, {4}, {12}, {kRed}, 0});
}

TEST_CASE("A field with one's own farmer is told with who has the most there") {
  Table table({});
  table.play("base.E", 0, -1, 2, "field NNW");
  table.play("base.U", 1, 0, 0);
  table.stack({"base.E"});
  CHECK(told(table, {place(0, -2, 0), kPasses}) ==
        Facts{{What::keeps, game::FeatureKind::field, {}, {}, {}, 6},
              {What::field, game::FeatureKind::field, {3}, {3}, {kRed}, 0}});
}

TEST_CASE("In the middle of a turn the tile that lies already counts") {
  Table table({});
  table.play("base.E", 0, -1, 2);
  table.play("base.E", 0, 1, 1, "city E");
  table.place("base.E", 1, 1, 3);
  const Facts facts = told(table, {kPasses});
  REQUIRE(facts.size() == 2);
  CHECK(facts[0].what == What::closes);
  CHECK(facts[1].what == What::keeps);
}
