// What leaves the core: game::View is an allow-list, and the order of the deck is not on it.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "shared/game/view.hpp"
#include "shared/protocol/view_json.hpp"
#include "tests/support/play/table.hpp"

using namespace aude::tests;
namespace game = aude::game;
using Names = std::set<std::string>;

namespace {

constexpr const char* kSeed = "the seed of the game";

nlohmann::json json_of(const game::Rules& rules, const game::State& state) {
  return aude::protocol::view_json(rules, game::view_of(rules, state), {"a commitment", kSeed});
}

Names members_of(const nlohmann::json& object) {
  Names names;
  for (const auto& [name, value] : object.items()) {
    names.insert(name);
  }
  return names;
}

}  // namespace

TEST_CASE("A view has these members and no others") {
  Table table({.sets = {{"base-c1"}, {"river-1-c1"}, {"ferries"}}});
  CHECK(members_of(json_of(table.rules(), table.state())) ==
        Names{"turn", "seat", "asked", "step", "tile", "placed", "tiles", "figures", "joins",
              "scores", "followers", "sheet", "piles", "in_play", "discarded", "commitment",
              "final"});
}

TEST_CASE("A view is the same whatever the order of the tiles that are still to come") {
  Table table({.sets = {{"base-c1"}, {"ferries"}}});
  table.play("base.U", 1, 0, 0, "road W");
  game::Deck other = table.game().deck();
  std::ranges::reverse(other.order.begin() + table.state().drawn, other.order.end());
  REQUIRE(other.order != table.game().deck().order);
  game::Game game(table.game().shared_rules(), other, nullptr);
  for (const game::Action& action : table.game().actions()) {
    REQUIRE_FALSE(game.choose(action.seat, std::get<game::Choice>(action.what), nullptr));
  }
  CHECK(game.state() == table.state());
  CHECK(json_of(game.rules(), game.state()) == json_of(table.rules(), table.state()));
}

TEST_CASE("The seed is in a view only when the game is over") {
  Table table({.seats = 1, .box = {"base.D", "base.U"}});
  CHECK(json_of(table.rules(), table.state()).dump().find(kSeed) == std::string::npos);
  table.play("base.U", 1, 0);
  REQUIRE(table.over());
  CHECK(json_of(table.rules(), table.state()).at("final").at("seed") == kSeed);
}

TEST_CASE("A view says what lies on the table") {
  Table table({.sets = {{"base-c1", 2}, {"ferries"}}});
  table.place("ferries.three-landings", 0, 1).follow("road W").link("E-W").end_turn();
  table.place("base.U", -1, 1);
  const game::View view = game::view_of(table.rules(), table.state());
  CHECK(view.turn == 2);
  CHECK(view.seat == kBlue);
  CHECK(view.asked == kBlue);
  CHECK(view.step == "follower");
  CHECK_FALSE(view.hand.has_value());
  CHECK(view.placed == game::TileId{2});
  CHECK(view.tiles.size() == 3);
  CHECK(view.figures.size() == 1);
  CHECK(view.joins.size() == 1);
  CHECK(view.followers == std::vector<unsigned>{6, 7});
  CHECK(view.sheet.size() == 2);
  CHECK_FALSE(view.outcome.has_value());
}

TEST_CASE("A view names a tile that went out of the game and how many are left") {
  Table table({});
  table.play("base.E", 0, -1, 2);
  table.stack({"base.C", "base.E"});
  const game::View view = game::view_of(table.rules(), table.state());
  REQUIRE(view.discarded.size() == 1);
  CHECK(table.rules().layout(view.discarded.front()).id == "base.C");
  REQUIRE(view.piles.size() == 1);
  CHECK(view.piles.front().left == 68);  // 71, less two tiles in hand and one discarded
}

TEST_CASE("What nobody has seen yet is what is in play, less board, hand and discarded tiles") {
  Table table({});
  table.play("base.E", 0, -1, 2);
  table.stack({"base.C", "base.V"});
  const auto unseen = table.rules().unseen(table.state());
  const auto left = [&](std::string_view tile) {
    return unseen[table.rules().catalogue().find_layout(tile)->value];
  };
  CHECK(left("base.D") == 3);
  CHECK(left("base.E") == 4);
  CHECK(left("base.C") == 0);
  CHECK(left("base.V") == 8);
  CHECK(left("base.U") == 8);
}
