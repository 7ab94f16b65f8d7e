#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shared/catalogue/compass.hpp"

namespace aude::catalogue {

/// What one side of a tile shows. Two touching sides must be equal (base.md, Turn 2). `inner` is
/// the seam inside a double-sized tile.
enum class Edge : std::uint8_t { field, road, city, river, inner };

/// Kinds of segment. A river carries no follower and scores nothing, but it joins and is walked.
enum class FeatureKind : std::uint8_t { city, road, monastery, field, river };

/// "field", "road", "city", "river", "inner".
[[nodiscard]] std::string_view to_string(Edge edge);
/// "city", "road", "monastery", "field", "river".
[[nodiscard]] std::string_view to_string(FeatureKind kind);

/// Which pile a layout belongs to (river.md, Sets). `land` is the ordinary pile.
enum class Group : std::uint8_t { land, river, river_spring, river_fork, river_lake };

/// "land", "river", "river-spring", "river-fork", "river-lake".
[[nodiscard]] std::string_view to_string(Group group);

inline constexpr std::size_t kMaxCells = 2;
inline constexpr std::size_t kMaxSegments = 16;

/// The part of a feature on one tile.
struct Segment {
  FeatureKind kind{};
  /// City, road, river: the sides that the segment reaches, for each cell of the tile.
  std::array<SideMask, kMaxCells> sides{};
  /// Field: the half-sides that it reaches, for each cell. Empty for a field inside the tile.
  std::array<HalfSideMask, kMaxCells> half_sides{};
  /// Which cells of the tile the segment lies on: bit 0 and bit 1.
  std::uint8_t cells{1};
  /// City: number of pennants.
  std::uint8_t pennants{};
  /// Field: the city segments of this tile that it touches, bit = segment index.
  std::uint16_t cities{};
  /// Field: a pig-herd stands on it (river.md, River II extras).
  bool pig_herd{};
  /// Road: an inn stands on it.
  bool inn{};

  bool operator==(const Segment&) const = default;
};

/// A numeric handle for a layout, valid for one loaded catalogue. Records and messages carry the
/// textual id, never this number.
struct LayoutId {
  std::uint16_t value{};
  auto operator<=>(const LayoutId&) const = default;
};

/// One tile layout: everything that is printed on a kind of tile, at zero turns.
struct Layout {
  /// The project's own id, for instance "base.D". Never changes: records hold it.
  std::string id;
  /// The public identifier under which other programs know the layout, for instance "BA/RCr".
  std::string ref;
  /// The letter that players know it by; may be empty.
  std::string letter;
  Group group{};
  /// Number of cells: 1, or 2 for a double-sized tile whose second cell lies to the east.
  std::uint8_t cells{1};
  /// What each side of each cell shows, indexed by cell and `index(Side)`.
  std::array<std::array<Edge, 4>, kMaxCells> edges{};
  /// The segments in the order of the catalogue file. A segment's index in here is how records and
  /// messages name it.
  std::vector<Segment> segments;
  bool garden{};
  bool ferry{};
  bool volcano{};
  /// Number of sheep drawn on it, and a vineyard: they count with other expansions only.
  std::uint8_t sheep{};
  bool vineyard{};
  /// Drawn from a text that fixes the counts but not every line (river.md, Sets).
  bool reconstructed{};
  /// What the crop circle shows, if any: road (club), city (shield) or field (pitchfork).
  std::optional<FeatureKind> crop_circle;

  [[nodiscard]] Edge edge(std::size_t cell, Side side) const { return edges[cell][index(side)]; }
};

}  // namespace aude::catalogue
