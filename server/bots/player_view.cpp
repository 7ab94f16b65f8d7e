#include "server/bots/player_view.hpp"

#include <algorithm>

namespace aude::bots {

namespace {

/// Tiles are drawn layer by layer, so a tile that has been seen came from the first layer that has
/// it.
void take_seen(std::vector<std::vector<game::LayoutId>>& layers, game::LayoutId seen) {
  for (auto& layer : layers) {
    const auto found = std::ranges::find(layer, seen);
    if (found != layer.end()) {
      layer.erase(found);
      return;
    }
  }
}

}  // namespace

UnseenTiles::UnseenTiles(const game::Rules& rules, const game::State& state) : drawn_(state.drawn) {
  for (const game::Pile& pile : rules.piles().piles) {
    for (const game::Layer& layer : pile.layers) {
      layers_.push_back(layer.tiles);
      for (const game::Scattered& one : layer.scattered) {
        layers_.back().push_back(one.tile);
      }
    }
  }
  bool start_lies_apart = rules.piles().start.has_value();
  for (const board::PlacedTile& tile : state.board.tiles()) {
    if (start_lies_apart) {
      start_lies_apart = false;
      continue;
    }
    take_seen(layers_, tile.layout);
  }
  for (const game::LayoutId tile : state.discarded) {
    take_seen(layers_, tile);
  }
  if (state.hand) {
    take_seen(layers_, *state.hand);
  }
}

std::vector<Draw> UnseenTiles::next() const {
  std::vector<Draw> draws;
  const auto layer =
      std::ranges::find_if(layers_, [](const auto& tiles) { return !tiles.empty(); });
  if (layer == layers_.end()) {
    return draws;
  }
  for (const game::LayoutId tile : *layer) {
    const auto known = std::ranges::find(draws, tile, &Draw::layout);
    if (known == draws.end()) {
      draws.push_back({tile, 1});
    } else {
      ++known->copies;
    }
  }
  return draws;
}

}  // namespace aude::bots
