#include "shared/aids/imagined_deck.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace aude::aids {

game::Deck imagined_deck(const game::Rules& rules, const game::State& state) {
  std::vector<std::uint16_t> unseen = rules.unseen(state);
  game::Deck deck;
  const auto take = [&](game::LayoutId tile) {
    if (unseen[tile.value] > 0) {
      --unseen[tile.value];
      deck.order.push_back(tile);
    }
  };
  // From the end: what has been drawn came from the piles in front.
  const auto& piles = rules.piles().piles;
  for (auto pile = piles.rbegin(); pile != piles.rend(); ++pile) {
    for (auto layer = pile->layers.rbegin(); layer != pile->layers.rend(); ++layer) {
      std::ranges::for_each(layer->tiles, take);
      std::ranges::for_each(layer->scattered, take, &game::Scattered::tile);
    }
  }
  std::ranges::reverse(deck.order);
  deck.order.insert(deck.order.begin(), state.drawn, game::LayoutId{});
  return deck;
}

}  // namespace aude::aids
