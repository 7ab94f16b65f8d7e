#include "shared/catalogue/check.hpp"

#include <algorithm>

namespace aude::catalogue {
namespace {

constexpr std::array kHalfSides{HalfSide::nnw, HalfSide::nne, HalfSide::ene, HalfSide::ese,
                                HalfSide::sse, HalfSide::ssw, HalfSide::wsw, HalfSide::wnw};

/// Where two cells of a double-sized tile meet.
constexpr std::array kSeam{Side::east, Side::west};

/// "N", or "1:N" in the second cell, as the catalogue files write it.
template <typename Direction>
std::string name_of(std::size_t cell, Direction direction) {
  const std::string prefix = cell == 0 ? "" : std::to_string(cell) + ":";
  return prefix + std::string(to_string(direction));
}

/// The kind of segment that a side must belong to, if any.
std::optional<FeatureKind> feature_at(Edge edge) {
  switch (edge) {
  case Edge::city:
    return FeatureKind::city;
  case Edge::road:
    return FeatureKind::road;
  case Edge::river:
    return FeatureKind::river;
  case Edge::field:
  case Edge::inner:
    return std::nullopt;
  }
  return std::nullopt;
}

/// A city fills its side and the seam is inside the tile; every other side has field left and
/// right.
bool has_field(Edge edge) { return edge != Edge::city && edge != Edge::inner; }

std::optional<std::string> check_seam(const Layout& layout, std::size_t cell, Side side) {
  const bool is_inner = layout.edge(cell, side) == Edge::inner;
  const bool is_seam = layout.cells == 2 && side == kSeam[cell];
  if (is_inner && !is_seam) {
    return "side " + name_of(cell, side) + " is inner but does not touch another cell of the tile";
  }
  if (is_seam && !is_inner) {
    return "side " + name_of(cell, side) + " is the seam of the tile and must be inner";
  }
  return std::nullopt;
}

std::optional<std::string> check_side(const Layout& layout, std::size_t cell, Side side) {
  const Edge edge = layout.edge(cell, side);
  const std::optional<FeatureKind> wanted = feature_at(edge);
  unsigned owners = 0;
  for (const Segment& segment : layout.segments) {
    if ((segment.sides[cell] & bit(side)) == 0) {
      continue;
    }
    if (segment.kind != wanted) {
      return "side " + name_of(cell, side) + " shows " + std::string(to_string(edge)) +
             " but belongs to a " + std::string(to_string(segment.kind));
    }
    ++owners;
  }
  if (wanted && owners == 0) {
    return "side " + name_of(cell, side) + " shows " + std::string(to_string(edge)) +
           " but belongs to no segment";
  }
  if (owners > 1) {
    return "side " + name_of(cell, side) + " belongs to two segments";
  }
  return std::nullopt;
}

std::optional<std::string> check_half_side(const Layout& layout, std::size_t cell, HalfSide half) {
  const auto owners = std::ranges::count_if(layout.segments, [&](const Segment& segment) {
    return (segment.half_sides[cell] & bit(half)) != 0;
  });
  const Edge edge = layout.edge(cell, side_of(half));
  if (!has_field(edge) && owners > 0) {
    return "half-side " + name_of(cell, half) + " belongs to a field but its side shows " +
           std::string(to_string(edge));
  }
  if (has_field(edge) && owners == 0) {
    return "half-side " + name_of(cell, half) + " belongs to no field";
  }
  if (owners > 1) {
    return "half-side " + name_of(cell, half) + " belongs to two fields";
  }
  return std::nullopt;
}

std::optional<std::string> check_cities(const Layout& layout, const Segment& field) {
  for (std::size_t i = 0; i < kMaxSegments; ++i) {
    const bool touched = ((field.cities >> i) & 1U) != 0;
    const bool is_city = i < layout.segments.size() && layout.segments[i].kind == FeatureKind::city;
    if (touched && !is_city) {
      return "a field touches city " + std::to_string(i) + ", but segment " + std::to_string(i) +
             " is no city";
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> find_contradiction(const Layout& layout) {
  for (std::size_t cell = 0; cell < layout.cells; ++cell) {
    for (const Side side : kSides) {
      if (auto reason = check_seam(layout, cell, side)) {
        return reason;
      }
      if (auto reason = check_side(layout, cell, side)) {
        return reason;
      }
    }
    for (const HalfSide half : kHalfSides) {
      if (auto reason = check_half_side(layout, cell, half)) {
        return reason;
      }
    }
  }
  for (const Segment& segment : layout.segments) {
    if (auto reason = check_cities(layout, segment)) {
      return reason;
    }
  }
  return std::nullopt;
}

}  // namespace aude::catalogue
