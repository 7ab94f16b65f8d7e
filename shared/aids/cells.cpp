#include "shared/aids/cells.hpp"

#include <algorithm>
#include <numeric>

#include "shared/game/base_steps.hpp"

namespace aude::aids {

namespace {

using board::Cell;
using board::Placement;
using game::LayoutId;
using game::Rules;
using game::State;

/// True if a cell of the layout can lie on `cell` in a way that `accept(Placement)` takes.
template <class Accept>
bool fits_on(const Rules& rules, const State& state, LayoutId layout, Cell cell, Accept&& accept) {
  const unsigned cells = rules.shapes()[layout].cells;
  for (const board::Turns turns : catalogue::kAllTurns) {
    for (unsigned part = 0; part < cells; ++part) {
      const Cell anchor =
          part == 0 ? cell
                    : board::neighbour(
                          cell, catalogue::opposite(catalogue::turned(board::Side::east, turns)));
      const Placement placement{anchor, turns};
      if (state.board.fits(rules.shapes(), layout, placement) && accept(placement)) {
        return true;
      }
    }
  }
  return false;
}

bool may_lie_on(const Rules& rules, const State& state, LayoutId layout, Cell cell) {
  return fits_on(rules, state, layout, cell, [&](Placement placement) {
    return game::may_place(rules, state, layout, placement);
  });
}

/// Tiles that are shuffled among themselves and not all drawn yet.
struct Urn {
  unsigned tiles{};
  unsigned fitting{};
};

/// The layers that are still to be drawn from, in the order of drawing. Since a layer is drawn to
/// its end before the next one begins, unseen copies belong to the last layers that hold them.
std::vector<Urn> urns_of(const Rules& rules, const State& state, std::vector<unsigned> fitting) {
  std::vector<Urn> urns;
  const auto& piles = rules.piles().piles;
  for (std::size_t p = piles.size(); p-- > 0;) {
    unsigned left = state.piles_left[p];
    for (auto layer = piles[p].layers.rbegin(); layer != piles[p].layers.rend() && left > 0;
         ++layer) {
      Urn urn{std::min(left, static_cast<unsigned>(layer->size())), 0};
      left -= urn.tiles;
      const auto take = [&](LayoutId tile) {
        if (fitting[tile.value] > 0) {
          --fitting[tile.value];
          ++urn.fitting;
        }
      };
      std::ranges::for_each(layer->tiles, take);
      std::ranges::for_each(layer->scattered, take, &game::Scattered::tile);
      urn.fitting = std::min(urn.fitting, urn.tiles);
      urns.push_back(urn);
    }
  }
  std::ranges::reverse(urns);
  return urns;
}

/// The chance that none of `draws` tiles out of the urn fits.
double chance_of_none(Urn urn, unsigned draws) {
  double none = 1.0;
  for (unsigned i = 0; i < draws; ++i) {
    const double misses = static_cast<double>(urn.tiles - urn.fitting) - i;
    none *= std::max(0.0, misses) / (urn.tiles - i);
  }
  return none;
}

/// Seats that still play, beginning with the one that draws next.
std::vector<game::SeatId> drawing_order(const State& state) {
  std::vector<game::SeatId> order;
  for (unsigned step = 1; step <= state.seats; ++step) {
    const game::SeatId seat{
        static_cast<std::uint8_t>((state.turn_seat.value + step) % state.seats)};
    if (!state.is_resigned(seat)) {
      order.push_back(seat);
    }
  }
  return order;
}

std::vector<SeatChance> chances(const State& state, const std::vector<Urn>& urns) {
  const std::vector<game::SeatId> order = drawing_order(state);
  std::vector<SeatChance> seats;
  for (std::size_t turn = 0; turn < order.size(); ++turn) {
    SeatChance one{order[turn], 0, 0.0};
    double none = 1.0;
    std::size_t drawn = 0;
    for (const Urn& urn : urns) {
      // Of the draws drawn .. drawn + tiles - 1, those that are `turn` modulo the seats.
      const auto up_to = [&](std::size_t end) {
        return (end + order.size() - 1 - turn) / order.size();
      };
      const auto draws = static_cast<unsigned>(up_to(drawn + urn.tiles) - up_to(drawn));
      one.draws += draws;
      none *= chance_of_none(urn, draws);
      drawn += urn.tiles;
    }
    one.chance = 1.0 - none;
    seats.push_back(one);
  }
  std::ranges::sort(seats, {}, &SeatChance::seat);
  return seats;
}

}  // namespace

CellFits fits_at(const Rules& rules, const State& state, Cell cell) {
  CellFits result;
  result.hand = state.hand && may_lie_on(rules, state, *state.hand, cell);
  const std::vector<std::uint16_t> unseen = rules.unseen(state);
  std::vector<unsigned> fitting(unseen.size());
  for (std::size_t l = 0; l < unseen.size(); ++l) {
    const LayoutId layout{static_cast<std::uint16_t>(l)};
    if (unseen[l] > 0 && may_lie_on(rules, state, layout, cell)) {
      result.fits.push_back({layout, unseen[l]});
      fitting[l] = unseen[l];
    }
  }
  const std::vector<Urn> urns = urns_of(rules, state, std::move(fitting));
  if (!urns.empty()) {
    result.next = static_cast<double>(urns.front().fitting) / urns.front().tiles;
  }
  result.seats = chances(state, urns);
  return result;
}

std::vector<Cell> dead_cells(const Rules& rules, const State& state) {
  std::vector<LayoutId> coming;
  const std::vector<std::uint16_t> unseen = rules.unseen(state);
  for (std::size_t l = 0; l < unseen.size(); ++l) {
    const LayoutId layout{static_cast<std::uint16_t>(l)};
    if (unseen[l] > 0 || state.hand == layout) {
      coming.push_back(layout);
    }
  }
  std::vector<Cell> dead;
  if (coming.empty()) {
    return dead;
  }
  const auto any_way = [](Placement) { return true; };
  for (const board::OpenCell& open : state.board.open_cells()) {
    const bool alive = std::ranges::any_of(
        coming, [&](LayoutId layout) { return fits_on(rules, state, layout, open.at, any_way); });
    if (!alive) {
      dead.push_back(open.at);
    }
  }
  return dead;
}

}  // namespace aude::aids
