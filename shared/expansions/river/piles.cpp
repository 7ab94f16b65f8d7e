#include <algorithm>
#include <bit>

#include "shared/expansions/river/river.hpp"

namespace aude::expansions::river {

namespace {

using catalogue::Group;
using catalogue::TileSet;
using game::Layer;
using Tiles = std::vector<game::LayoutId>;

/// The river tiles of the chosen boxes by the part they play.
struct RiverTiles {
  Tiles middle;
  Tiles forks;
  Tiles springs;
  Tiles lakes;
};

template <class Which>
Tiles tiles_of(const game::Rules& rules, Group group, Which&& which) {
  Tiles tiles;
  for (const game::SetChoice& choice : rules.sets()) {
    const TileSet& set = *rules.catalogue().find_set(choice.set);
    for (const catalogue::TileCount& tile : set.tiles) {
      if (rules.layout(tile.layout).group == group && which(set)) {
        tiles.insert(tiles.end(), std::size_t{tile.count} * choice.copies, tile.layout);
      }
    }
  }
  return tiles;
}

template <class Which>
bool any_set(const game::Rules& rules, Which&& which) {
  return std::ranges::any_of(rules.sets(), [&](const game::SetChoice& choice) {
    return which(*rules.catalogue().find_set(choice.set));
  });
}

/// river.md, Sets: exactly one spring is used; River I's comes before River II's.
Tiles spring_of(const game::Rules& rules) {
  const bool other = rules.option(kSpring) == static_cast<unsigned>(Spring::gq11);
  const bool first = any_set(rules, is_first_river);
  Tiles springs = tiles_of(rules, Group::river_spring, [&](const TileSet& set) {
    if (other) {
      return is_river_tiles(set);
    }
    return first ? is_first_river(set) : is_river(set);
  });
  springs.resize(1);
  return springs;
}

/// river.md, Sets: together with River II, River I's lake is left out.
Tiles lakes_of(const game::Rules& rules) {
  const bool second = any_set(rules, is_second_river);
  return tiles_of(rules, Group::river_lake,
                  [&](const TileSet& set) { return !second || is_second_river(set); });
}

RiverTiles river_tiles(const game::Rules& rules) {
  const auto all = [](const TileSet&) { return true; };
  return {tiles_of(rules, Group::river, all), tiles_of(rules, Group::river_fork, all),
          spring_of(rules), lakes_of(rules)};
}

int river_sides(const board::Shape& shape) {
  return std::popcount(shape.river[0]) + std::popcount(shape.river[1]);
}

void add(Tiles& tiles, const Tiles& more) { tiles.insert(tiles.end(), more.begin(), more.end()); }

game::LayoutId take_one(Tiles& tiles) {
  const game::LayoutId tile = tiles.back();
  tiles.pop_back();
  return tile;
}

/// What lies at the start, and the layers of the river pile; one function for each way a river can
/// run.
struct Course {
  std::optional<game::LayoutId> start;
  std::vector<Layer> layers;
};

Course from_spring_to_lake(RiverTiles tiles) {
  const game::LayoutId start = take_one(tiles.springs);
  return {start, {{tiles.forks}, {tiles.middle}, {tiles.lakes}}};
}

Course reversed(RiverTiles tiles) {
  const game::LayoutId start = take_one(tiles.lakes);
  return {start, {{tiles.forks}, {tiles.middle}, {tiles.springs}}};
}

Course in_the_bag(RiverTiles tiles) {
  add(tiles.middle, tiles.forks);
  add(tiles.middle, tiles.springs);
  add(tiles.middle, tiles.lakes);
  return {std::nullopt, {{tiles.middle}}};
}

Course fork_first(RiverTiles tiles) {
  const game::LayoutId start = take_one(tiles.forks);
  add(tiles.middle, tiles.lakes);
  return {start, {{tiles.middle}, {tiles.springs}}};
}

Course two_forks(RiverTiles tiles) {
  const game::LayoutId start = take_one(tiles.springs);
  const game::LayoutId fork = take_one(tiles.forks);
  add(tiles.middle, tiles.forks);
  add(tiles.middle, tiles.lakes);
  return {start, {{{fork}}, {tiles.middle}}};
}

/// River I's lake starts; the fork comes in the first half and joins two streams, one spring in
/// the second half, the other at the end. The city lake stays out: only springs end this river.
Course two_springs(const game::Rules& rules, RiverTiles tiles) {
  std::erase_if(tiles.middle,
                [&](game::LayoutId tile) { return river_sides(rules.shapes()[tile]) == 1; });
  Tiles springs = tiles_of(rules, Group::river_spring, is_river);
  Tiles lakes = tiles_of(rules, Group::river_lake, is_first_river);
  const game::LayoutId last = take_one(springs);
  const std::size_t half = tiles.middle.size() / 2;
  const std::size_t with_fork = tiles.middle.size() + 1;
  Layer middle{tiles.middle,
               {{take_one(tiles.forks), 0, half}, {take_one(springs), half + 1, with_fork}}};
  return {take_one(lakes), {std::move(middle), {{last}}}};
}

Course course_of(const game::Rules& rules) {
  RiverTiles tiles = river_tiles(rules);
  if (is_on(rules, kBag)) {
    return in_the_bag(std::move(tiles));
  }
  if (is_on(rules, kReversed)) {
    return reversed(std::move(tiles));
  }
  if (is_on(rules, kForkFirst)) {
    return fork_first(std::move(tiles));
  }
  if (is_on(rules, kTwoForks)) {
    return two_forks(std::move(tiles));
  }
  if (is_on(rules, kTwoSprings)) {
    return two_springs(rules, std::move(tiles));
  }
  return from_spring_to_lake(std::move(tiles));
}

/// The layer of the ordinary river tiles: the largest.
Layer& middle_of(Course& course) {
  return *std::ranges::max_element(course.layers, {}, &Layer::size);
}

}  // namespace

void arrange(const game::Rules& rules, game::Piles& piles) {
  if (!any_set(rules, is_river)) {
    return;
  }
  Course course = course_of(rules);
  Layer& home_of_start_tile =
      is_on(rules, kStartTileBonus) ? middle_of(course) : piles.piles.front().layers.front();
  home_of_start_tile.tiles.push_back(*piles.start);
  piles.start = course.start;
  std::erase_if(course.layers, [](const Layer& layer) { return layer.size() == 0; });
  piles.piles.insert(piles.piles.begin(), {kRiverPile, std::move(course.layers)});
}

}  // namespace aude::expansions::river
