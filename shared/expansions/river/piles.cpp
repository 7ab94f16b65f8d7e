#include "shared/expansions/river/river.hpp"

namespace aude::expansions::river {

namespace {

using catalogue::Group;

game::Layer tiles_of(const game::Rules& rules, Group group) {
  game::Layer tiles;
  for (const game::SetChoice& choice : rules.sets()) {
    for (const catalogue::TileCount& tile : rules.catalogue().find_set(choice.set)->tiles) {
      if (rules.layout(tile.layout).group == group) {
        tiles.insert(tiles.end(), tile.count * choice.copies, tile.layout);
      }
    }
  }
  return tiles;
}

void add(game::Layer& layer, const game::Layer& tiles) {
  layer.insert(layer.end(), tiles.begin(), tiles.end());
}

}  // namespace

void arrange(const game::Rules& rules, game::Piles& piles) {
  game::Layer middle = tiles_of(rules, Group::river);
  game::Layer springs = tiles_of(rules, Group::river_spring);
  game::Layer lakes = tiles_of(rules, Group::river_lake);
  game::Layer& first = is_on(rules, kReversed) ? lakes : springs;
  game::Layer& last = is_on(rules, kReversed) ? springs : lakes;

  game::Layer& land = piles.piles.front().layers.front();
  add(is_on(rules, kStartTileBonus) ? middle : land, {*piles.start});

  game::Pile river{kRiverPile, {}};
  if (is_on(rules, kBag)) {
    add(middle, first);
    add(middle, last);
    piles.start.reset();
    river.layers = {std::move(middle)};
  } else {
    piles.start = first.front();
    river.layers = {std::move(middle), std::move(last)};
  }
  piles.piles.insert(piles.piles.begin(), std::move(river));
}

}  // namespace aude::expansions::river
