#include "shared/game/deck.hpp"

namespace aude::game {

Deck unshuffled_deck(const Rules& rules) {
  Deck deck;
  for (const Pile& pile : rules.piles().piles) {
    for (const Layer& layer : pile.layers) {
      deck.order.insert(deck.order.end(), layer.tiles.begin(), layer.tiles.end());
      for (const Scattered& one : layer.scattered) {
        deck.order.push_back(one.tile);
      }
    }
  }
  return deck;
}

}  // namespace aude::game
