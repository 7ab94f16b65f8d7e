#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "shared/board/board.hpp"
#include "shared/game/ids.hpp"

namespace aude::game {

using board::FeatureKind;
using board::FixedVector;
using board::LayoutId;
using board::SegmentRef;
using board::TileId;

/// Kinds of wooden figure (expansions.md, 0. Shared model).
enum class FigureKind : std::uint8_t { follower };
/// "follower".
[[nodiscard]] std::string_view to_string(FigureKind kind);

/// A figure on the board.
struct Figure {
  SeatId seat;
  FigureKind kind{};
  SegmentRef at;
  auto operator<=>(const Figure&) const = default;
};

struct Mark {
  MarkId id;
  TileId tile;
  auto operator<=>(const Mark&) const = default;
};

struct Counter {
  CounterId id;
  std::int16_t value{};
  auto operator<=>(const Counter&) const = default;
};

/// When points were made.
enum class Phase : std::uint8_t { during, final };

inline constexpr std::size_t kScoredKinds = 4;  // city, road, monastery, field
inline constexpr std::size_t kMaxFigures = 64;
inline constexpr std::size_t kMaxPiles = 4;
/// Followers that each seat plays with (base.md, Components).
inline constexpr unsigned kFollowersPerSeat = 7;

/// Points of one seat by kind of feature and phase.
struct ScoreRow {
  std::array<std::array<std::int16_t, 2>, kScoredKinds> points{};
  auto operator<=>(const ScoreRow&) const = default;
  [[nodiscard]] Points total() const;
};

/// Why a game is over.
enum class EndReason : std::uint8_t { played, resigned };

/// Everything that is on the table at one moment, and nothing that a player may not know: the order
/// of the undrawn tiles is in the Deck, which no State holds. A regular value: copy it, compare it.
/// Changed by evolve() alone.
struct State {
  board::Board board;
  FixedVector<Figure, kMaxFigures> figures;
  /// What modules remember: see module.hpp.
  FixedVector<Mark, 32> marks;
  FixedVector<Counter, 8> counters;
  std::array<ScoreRow, kMaxSeats> sheet{};
  /// Tiles out of the game, in the order of their removal.
  FixedVector<LayoutId, board::kMaxTiles> discarded;
  /// Tiles left in each pile of the Rules, in the order of drawing.
  std::array<std::uint16_t, kMaxPiles> piles_left{};
  /// How many tiles have left the Deck.
  std::uint16_t drawn{};
  std::uint8_t seats{};
  SeatMask resigned{};
  /// Whose turn it is, and the number of the turn from 1; 0 before the first.
  SeatId turn_seat;
  std::uint16_t turn{};
  /// Index of the current step in the plan of the Rules.
  std::uint8_t step{};
  /// Who must answer the open question of the current step.
  std::optional<SeatId> asked;
  /// The tile drawn and not yet placed.
  std::optional<LayoutId> hand;
  /// The tile placed in this turn.
  std::optional<TileId> placed;
  std::optional<EndReason> ended;

  [[nodiscard]] Points score(SeatId seat) const { return sheet[seat.value].total(); }
  [[nodiscard]] unsigned followers_left(SeatId seat) const;
  [[nodiscard]] bool is_resigned(SeatId seat) const { return (resigned & bit(seat)) != 0; }
  /// True if any figure stands anywhere on the feature of this segment.
  [[nodiscard]] bool occupied(SegmentRef at) const;
  [[nodiscard]] bool has_mark(MarkId id, TileId tile) const;
  [[nodiscard]] std::int16_t counter(CounterId id) const;

  bool operator==(const State&) const = default;
};

}  // namespace aude::game
