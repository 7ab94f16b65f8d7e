#include "shared/game/deck.hpp"

namespace aude::game {

Deck unshuffled_deck(const Rules& rules) {
  Deck deck;
  for (const Pile& pile : rules.piles().piles) {
    for (const Layer& layer : pile.layers) {
      deck.order.insert(deck.order.end(), layer.begin(), layer.end());
    }
  }
  return deck;
}

}  // namespace aude::game
