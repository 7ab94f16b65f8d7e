#pragma once

#include <vector>

#include "shared/expansions/river/options.hpp"
#include "shared/game/rules.hpp"
#include "shared/game/state.hpp"

namespace aude::expansions::river {

inline constexpr std::string_view kRiverPile = "river";

/// An end of the river where it can go on: the side `side` of the tile at `cell` is river.
struct RiverEnd {
  board::Cell cell;
  board::Side side;
  auto operator<=>(const RiverEnd&) const = default;
};

/// Ends of the river that touch no tile, in the order of placing.
[[nodiscard]] std::vector<RiverEnd> open_ends(const game::Rules& rules, const game::State& state);

/// River tiles that are still to be drawn.
[[nodiscard]] unsigned tiles_to_come(const game::Rules& rules, const game::State& state);

/// What a river tile does to the flow.
enum class Bend : std::uint8_t { straight, left, right };

/// The bend of a flow that comes in by side `inlet` of a tile and leaves by side `outlet`.
[[nodiscard]] Bend bend_between(board::Side inlet, board::Side outlet);

/// The bends from the tile that has this end up to the start of the river, nearest first; the
/// spring is none, a fork counts as the bend it makes (river.md, Placement 2).
[[nodiscard]] std::vector<Bend> bends_upstream(const game::Rules& rules, const game::State& state,
                                               RiverEnd end);

/// river.md, Placement 1 to 3, for a tile that matches its neighbours. True for tiles without
/// river.
[[nodiscard]] bool may_lie(const game::Rules& rules, const game::State& state,
                           board::LayoutId layout, board::Placement placement);

/// Puts the river pile on top and decides what lies face up at the start (river.md, Sets and House
/// rules).
void arrange(const game::Rules& rules, game::Piles& piles);

}  // namespace aude::expansions::river
