#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "shared/catalogue/layout.hpp"

namespace aude::game {

/// A tile that is put into a shuffled layer afterwards: at a random place not before `from` and not
/// behind `to`, counted in tiles of the layer as it is by then.
struct Scattered {
  catalogue::LayoutId tile;
  std::size_t from{};
  std::size_t to{};
};

/// Tiles that are shuffled among themselves.
struct Layer {
  std::vector<catalogue::LayoutId> tiles;
  std::vector<Scattered> scattered{};

  [[nodiscard]] std::size_t size() const { return tiles.size() + scattered.size(); }
};

/// One pile of a game: its layers lie one above the other and are drawn in order.
struct Pile {
  std::string_view name;
  std::vector<Layer> layers;

  [[nodiscard]] std::size_t size() const {
    std::size_t tiles = 0;
    for (const Layer& layer : layers) {
      tiles += layer.size();
    }
    return tiles;
  }
};

/// What lies on the table before the first turn. Tiles in a layer stand in the order of
/// their ids; shuffling is the Deck's work.
struct Piles {
  /// In the order of drawing.
  std::vector<Pile> piles;
  /// The tile that lies face up at the start. Nothing: the first tile drawn is the start.
  std::optional<catalogue::LayoutId> start;

  [[nodiscard]] std::size_t size() const {
    std::size_t tiles = 0;
    for (const Pile& pile : piles) {
      tiles += pile.size();
    }
    return tiles;
  }
};

inline constexpr std::string_view kLandPile = "land";

}  // namespace aude::game
