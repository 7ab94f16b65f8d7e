#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "shared/board/cell.hpp"
#include "shared/catalogue/catalogue.hpp"

namespace aude::board {

using catalogue::FeatureKind;
using catalogue::LayoutId;

/// The four edges of a cell, one nibble a side at bit 4 * index(Side): 0 says nothing, otherwise
/// 1 + Edge. Turning a tile is a rotation of the word by four bits a turn.
using EdgeWord = std::uint16_t;

[[nodiscard]] constexpr EdgeWord edge_nibble(catalogue::Edge edge, Side side) {
  return static_cast<EdgeWord>((1U + static_cast<unsigned>(edge)) << (4U * catalogue::index(side)));
}

[[nodiscard]] constexpr EdgeWord turned_edges(EdgeWord word, Turns turns) {
  return std::rotl(word, static_cast<int>(4U * turns.count()));
}

/// True if `edges` agrees with every side that `wanted` says something about.
[[nodiscard]] constexpr bool edges_match(EdgeWord edges, EdgeWord wanted) {
  unsigned said = wanted | (static_cast<unsigned>(wanted) >> 1U);
  said |= said >> 2U;
  said &= 0x1111U;
  return ((edges ^ wanted) & (said * 0xFU)) == 0;
}

inline constexpr std::uint8_t kNoSegment = 0xFF;

/// What the board asks of a layout again and again, looked up once from the catalogue. All sides
/// are those of the unturned tile.
struct Shape {
  const catalogue::Layout* layout{};
  std::uint8_t cells{1};
  std::uint8_t segments{};
  std::array<EdgeWord, catalogue::kMaxCells> edges{};
  /// The city, road or river segment at a side of a cell, or kNoSegment.
  std::array<std::array<std::uint8_t, 4>, catalogue::kMaxCells> at_side{};
  /// The field segment at a half-side of a cell, or kNoSegment.
  std::array<std::array<std::uint8_t, 8>, catalogue::kMaxCells> at_half{};
  /// Sides of a cell that are river.
  std::array<catalogue::SideMask, catalogue::kMaxCells> river{};
  /// Any side of any cell is river.
  bool has_river{};
};

/// The shapes of a whole catalogue, by LayoutId.
class Shapes {
 public:
  explicit Shapes(const catalogue::Catalogue& catalogue);

  [[nodiscard]] const Shape& operator[](LayoutId id) const { return shapes_[id.value]; }
  [[nodiscard]] std::size_t size() const { return shapes_.size(); }

 private:
  std::vector<Shape> shapes_;
};

}  // namespace aude::board
