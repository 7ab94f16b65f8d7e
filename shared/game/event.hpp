#pragma once

#include <cstdint>
#include <span>
#include <variant>

#include "shared/board/board.hpp"
#include "shared/game/ids.hpp"
#include "shared/game/state.hpp"

namespace aude::game {

/// A line of a score: `count` things of `each` points. The names are an open set: "tiles",
/// "pennants", "monastery", "neighbours", "cities", "pig_herd", ...
struct ScorePart {
  std::string_view what;
  int count{};
  Points each;
  bool operator==(const ScorePart&) const = default;
};
using ScoreParts = FixedVector<ScorePart, 6>;

/// What one seat has in a scoring feature, and what it gets.
struct SeatShare {
  SeatId seat;
  std::uint8_t followers{};
  Points points;
  bool operator==(const SeatShare&) const = default;
};

/// Facts of the table. The closed set of everything that can change a State.
struct GameBegan {
  std::uint8_t seats{};
  std::array<std::uint16_t, kMaxPiles> piles{};
};
struct TurnBegan {
  SeatId seat;
  std::uint16_t turn{};
};
struct StepEntered {
  std::uint8_t step{};
};
struct TileDrawn {
  LayoutId layout;
  std::uint8_t pile{};
};
/// The tile in hand goes out of the game.
struct HandDiscarded {
  LayoutId layout;
};
/// A tile goes out of the game without having been in anybody's hand.
struct TileRemoved {
  LayoutId layout;
  std::uint8_t pile{};
};
struct TilePlaced {
  LayoutId layout;
  board::Placement placement;
};
struct FigureSet {
  Figure figure;
};
struct FigureReturned {
  Figure figure;
};
struct JoinSet {
  board::Join join;
};
struct MarkSet {
  Mark mark;
};
struct MarkCleared {
  Mark mark;
};
struct CounterSet {
  Counter counter;
};
struct Scored {
  FeatureKind kind{};
  Phase phase{};
  /// False: scored unfinished at the end of the game.
  bool complete{};
  /// One segment of the feature.
  SegmentRef at;
  /// What each seat with the majority gets.
  Points points;
  ScoreParts parts;
  /// Everyone with a follower there.
  FixedVector<SeatShare, kMaxSeats> shares;
};
struct Asked {
  SeatId seat;
};
struct Answered {
  SeatId seat;
};
struct SeatResigned {
  SeatId seat;
};
struct GameEnded {
  EndReason reason{};
};

using Event = std::variant<GameBegan, TurnBegan, StepEntered, TileDrawn, HandDiscarded, TileRemoved,
                           TilePlaced, FigureSet, FigureReturned, JoinSet, MarkSet, MarkCleared,
                           CounterSet, Scored, Asked, Answered, SeatResigned, GameEnded>;

/// Hears every event right after it has changed the state.
class EventSink {
 public:
  virtual ~EventSink() = default;
  virtual void on(const Event& event, const State& after) = 0;
};

/// The one place that changes a State. The same events on the same State give the same State.
void evolve(const board::Shapes& shapes, State& state, const Event& event);

}  // namespace aude::game
