#pragma once

#include <variant>
#include <vector>

#include "shared/board/board.hpp"
#include "shared/game/ids.hpp"

namespace aude::game {

using board::Cell;
using board::Join;
using board::Placement;
using board::SegmentRef;
using board::TileId;

/// Where a choice acts: the closed set of shapes that a client can draw.
using Target = std::variant<std::monostate, Cell, SegmentRef, Placement, Join>;

/// One legal answer to a question. What is not offered is not legal.
struct Choice {
  ActionId action;
  Target target;
  bool operator==(const Choice&) const = default;
};

inline constexpr ActionId kPlace{"place"};
inline constexpr ActionId kFollower{"follower"};
inline constexpr ActionId kPass{"pass"};
inline constexpr ActionId kEndTurn{"end_turn"};

/// A question to one seat with every legal answer.
struct Ask {
  SeatId seat;
  StepId step;
  std::vector<Choice> options;
};

}  // namespace aude::game
