#pragma once

#include <vector>

#include "shared/game/ids.hpp"
#include "shared/game/rules.hpp"

namespace aude::game {

/// The secret of a game: the order in which its tiles will be drawn, and who begins. Held apart
/// from State so that nothing that travels can hold it.
struct Deck {
  /// Every tile of the piles, in the order of drawing.
  std::vector<LayoutId> order;
  SeatId first;
};

/// A deck in the order of the ids, not shuffled; the first seat begins. For tests and as the
/// starting point of a shuffle.
[[nodiscard]] Deck unshuffled_deck(const Rules& rules);

/// Shuffles each layer of each pile with `below(n)`, which returns a number from 0 to n - 1
/// (Fisher-Yates from the end of the layer), then puts in what is scattered, and draws the first
/// seat if the table wants it by lot. The order of the calls is part of the record format: first
/// seat, then pile by pile.
template <class Below>
[[nodiscard]] Deck shuffled_deck(const Rules& rules, Below&& below) {
  Deck deck;
  if (rules.option(kFirstPlayer) == static_cast<unsigned>(FirstPlayer::random)) {
    deck.first = SeatId{static_cast<std::uint8_t>(below(rules.setup().seats))};
  }
  for (const Pile& pile : rules.piles().piles) {
    for (const Layer& layer : pile.layers) {
      std::vector<LayoutId> tiles = layer.tiles;
      for (std::size_t n = tiles.size(); n > 1; --n) {
        std::swap(tiles[n - 1], tiles[below(n)]);
      }
      for (const Scattered& one : layer.scattered) {
        const std::size_t place = one.from + below(one.to - one.from + 1);
        tiles.insert(tiles.begin() + static_cast<std::ptrdiff_t>(place), one.tile);
      }
      deck.order.insert(deck.order.end(), tiles.begin(), tiles.end());
    }
  }
  return deck;
}

}  // namespace aude::game
