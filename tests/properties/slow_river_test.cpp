// river.md, Placement, read slowly: a river without a fork is a path, and its bends are the turns
// between one step and the next. The places that a game offers must be those.
#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <set>

#include "shared/record/deal.hpp"
#include "tests/properties/random_play.hpp"

using namespace aude::tests;
namespace game = aude::game;
namespace board = aude::board;
namespace catalogue = aude::catalogue;
using board::Side;

namespace {

struct Step {
  int dx;
  int dy;
  bool operator==(const Step&) const = default;
};

constexpr Step step_to(Side side) {
  constexpr std::array<Step, 4> kSteps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
  return kSteps[catalogue::index(side)];
}

/// 1 to the right, -1 to the left, 0 straight on; y grows to the south.
int bend_of(Step from, Step to) { return from.dx * to.dy - from.dy * to.dx; }

board::Cell shifted(board::Cell cell, Step step) {
  return {static_cast<std::int16_t>(cell.x + step.dx), static_cast<std::int16_t>(cell.y + step.dy)};
}

/// The river as it lies: its cells from the spring on, and the way out of the last one.
struct Path {
  std::vector<board::Cell> cells;
  Step out{};
};

bool is_river_side(const game::Rules& rules, game::LayoutId layout, board::Turns turns, Side side) {
  return rules.layout(layout).edge(0, catalogue::unturned(side, turns)) == catalogue::Edge::river;
}

Path path_of(const game::Rules& rules, const game::State& state) {
  Path path;
  for (const board::PlacedTile& tile : state.board.tiles()) {
    for (const Side side : catalogue::kSides) {
      if (!is_river_side(rules, tile.layout, tile.turns, side)) {
        continue;
      }
      if (path.cells.empty() || path.cells.back() != tile.at) {
        path.cells.push_back(tile.at);
      }
      if (state.board.empty_at(board::neighbour(tile.at, side))) {
        path.out = step_to(side);
      }
    }
  }
  return path;
}

/// The bends of the river that lies, the latest first.
std::vector<int> bends_of(const Path& path) {
  std::vector<Step> steps;
  for (std::size_t c = 1; c < path.cells.size(); ++c) {
    steps.push_back({path.cells[c].x - path.cells[c - 1].x, path.cells[c].y - path.cells[c - 1].y});
  }
  steps.push_back(path.out);
  std::vector<int> bends;
  for (std::size_t s = 1; s < steps.size(); ++s) {
    bends.insert(bends.begin(), bend_of(steps[s - 1], steps[s]));
  }
  return bends;
}

/// Bends to the same side in a row before this one, straights passed over.
std::ptrdiff_t same_in_a_row(std::vector<int> bends, int bend) {
  std::erase(bends, 0);
  return std::ranges::find_if(bends, [&](int other) { return other != bend; }) - bends.begin();
}

/// True if a tile lies ahead of a way out of `cell`, at most so many lanes aside.
bool tile_ahead(const game::State& state, board::Cell cell, Step out, int lanes) {
  return std::ranges::any_of(state.board.tiles(), [&](const board::PlacedTile& tile) {
    const int dx = tile.at.x - cell.x;
    const int dy = tile.at.y - cell.y;
    return dx * out.dx + dy * out.dy > 0 && std::abs(dx * out.dy - dy * out.dx) <= lanes;
  });
}

bool may_flow(const game::Rules& rules, const game::State& state, const Path& path,
              board::Cell cell, Step out) {
  const std::string& u_turn = rules.setup().options.at("u_turn");
  const int bend = bend_of(path.out, out);
  const std::vector<int> bends = bends_of(path);
  if (u_turn == "off") {
    return true;
  }
  if (bend != 0 && ((!bends.empty() && bends.front() == bend) ||
                    same_in_a_row(bends, bend) >= (u_turn == "strict" ? 1 : 2) ||
                    tile_ahead(state, cell, out, 0))) {
    return false;
  }
  return u_turn != "safe" || !tile_ahead(state, cell, out, 1);
}

std::set<game::Placement> slow_places(const game::Rules& rules, const game::State& state) {
  const Path path = path_of(rules, state);
  const board::Cell front = shifted(path.cells.back(), path.out);
  std::set<game::Placement> places;
  for (const board::Turns turns : catalogue::kAllTurns) {
    unsigned touching = 0;
    std::optional<Step> out;
    for (const Side side : catalogue::kSides) {
      if (is_river_side(rules, *state.hand, turns, side)) {
        const bool open = state.board.empty_at(board::neighbour(front, side));
        touching += open ? 0U : 1U;
        out = open ? step_to(side) : out;
      }
    }
    const bool fits = state.board.fits(rules.shapes(), *state.hand, {front, turns});
    const bool last = state.piles_left[0] == 0;
    if (fits && touching == 1 && (out ? may_flow(rules, state, path, front, *out) : last)) {
      places.insert({front, turns});
    }
  }
  return places;
}

void check_river(const game::Game& game) {
  const game::State& state = game.state();
  if (game.ask()->step != game::kPlaceStep || !game.rules().shapes()[*state.hand].has_river) {
    return;
  }
  std::set<game::Placement> offered;
  for (const game::Choice& option : game.ask()->options) {
    offered.insert(std::get<game::Placement>(option.target));
  }
  if (offered != slow_places(game.rules(), state)) {
    broken(state, "the places offered for a river tile are not those of a slow reading");
  }
}

}  // namespace

TEST_CASE("River tiles may lie where a slow reading of river.md says") {
  for (const char* river : {"river-1-c1", "river-1-c2", "river-c3", "river-3"}) {
    for (const char* u_turn : {"official", "safe", "strict", "off"}) {
      CAPTURE(river);
      CAPTURE(u_turn);
      for (std::uint64_t number = 0; number < soaked(60); ++number) {
        CAPTURE(number);
        const GameCase the_case{
            {{{"base-c1"}, {river}}, 2, {{"u_turn", u_turn}}}, seed_of(number), number};
        game::Game game = game_of(the_case, nullptr);
        Dice dice(number);
        CHECK_NOTHROW(play_on(game, dice, nullptr, {.undo = 0, .resign = 0}, check_river));
      }
    }
  }
}
