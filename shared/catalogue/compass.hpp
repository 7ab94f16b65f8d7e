#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

namespace aude::catalogue {

/// One side of a cell. The numbering is clockwise, so a quarter-turn clockwise adds one.
enum class Side : std::uint8_t { north, east, south, west };

inline constexpr std::array<Side, 4> kSides{Side::north, Side::east, Side::south, Side::west};

/// Half of a side, clockwise from the western half of the north side. Fields meet at half-sides.
enum class HalfSide : std::uint8_t { nnw, nne, ene, ese, sse, ssw, wsw, wnw };

/// Quarter-turns clockwise, always 0 to 3.
class Turns {
 public:
  constexpr Turns() = default;
  /// Takes any non-negative number of quarter-turns; whole turns fall away.
  constexpr explicit Turns(unsigned quarter_turns)
      : quarter_turns_(static_cast<std::uint8_t>(quarter_turns & 3U)) {}

  [[nodiscard]] constexpr unsigned count() const { return quarter_turns_; }
  auto operator<=>(const Turns&) const = default;

 private:
  std::uint8_t quarter_turns_{};
};

inline constexpr std::array<Turns, 4> kAllTurns{Turns(0), Turns(1), Turns(2), Turns(3)};

[[nodiscard]] constexpr unsigned index(Side side) { return static_cast<unsigned>(side); }
[[nodiscard]] constexpr unsigned index(HalfSide half) { return static_cast<unsigned>(half); }

[[nodiscard]] constexpr Side opposite(Side side) {
  return static_cast<Side>((index(side) + 2) & 3U);
}

/// The side that `side` of an unturned tile becomes after `turns`.
[[nodiscard]] constexpr Side turned(Side side, Turns turns) {
  return static_cast<Side>((index(side) + turns.count()) & 3U);
}

/// The side of the unturned tile that lies at `side` after `turns`.
[[nodiscard]] constexpr Side unturned(Side side, Turns turns) {
  return static_cast<Side>((index(side) + 4U - turns.count()) & 3U);
}

/// The half-side of the neighbouring cell that meets `half` across the border: NNW meets SSW.
[[nodiscard]] constexpr HalfSide facing(HalfSide half) {
  constexpr std::array<HalfSide, 8> kFacing{HalfSide::ssw, HalfSide::sse, HalfSide::wnw,
                                            HalfSide::wsw, HalfSide::nne, HalfSide::nnw,
                                            HalfSide::ese, HalfSide::ene};
  return kFacing[index(half)];
}

/// The side that a half-side is part of.
[[nodiscard]] constexpr Side side_of(HalfSide half) { return static_cast<Side>(index(half) / 2); }

/// A set of sides: bit `index(side)`.
using SideMask = std::uint8_t;
/// A set of half-sides: bit `index(half)`.
using HalfSideMask = std::uint8_t;

[[nodiscard]] constexpr SideMask bit(Side side) { return static_cast<SideMask>(1U << index(side)); }
[[nodiscard]] constexpr HalfSideMask bit(HalfSide half) {
  return static_cast<HalfSideMask>(1U << index(half));
}

[[nodiscard]] constexpr SideMask turned_sides(SideMask mask, Turns turns) {
  const unsigned m = mask;
  return static_cast<SideMask>(((m << turns.count()) | (m >> (4U - turns.count()))) & 0xFU);
}

[[nodiscard]] constexpr HalfSideMask turned_halves(HalfSideMask mask, Turns turns) {
  return std::rotl(mask, static_cast<int>(turns.count() * 2));
}

/// "N", "E", "S", "W".
[[nodiscard]] std::string_view to_string(Side side);
/// "NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW".
[[nodiscard]] std::string_view to_string(HalfSide half);
[[nodiscard]] std::optional<Side> side_from(std::string_view name);
[[nodiscard]] std::optional<HalfSide> half_side_from(std::string_view name);

}  // namespace aude::catalogue
