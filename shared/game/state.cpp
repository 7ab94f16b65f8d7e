#include "shared/game/state.hpp"

#include <algorithm>

namespace aude::game {

std::string_view to_string(FigureKind kind) {
  switch (kind) {
  case FigureKind::follower:
    return "follower";
  }
  return "";
}

Points ScoreRow::total() const {
  Points sum;
  for (const auto& kind : points) {
    sum += Points{kind[0] + kind[1]};
  }
  return sum;
}

unsigned State::followers_left(SeatId seat) const {
  const auto on_board = std::ranges::count(figures, seat, &Figure::seat);
  return kFollowersPerSeat - static_cast<unsigned>(on_board);
}

bool State::occupied(SegmentRef at) const {
  const board::NodeId label = board.label(at);
  return std::ranges::any_of(figures,
                             [&](const Figure& figure) { return board.label(figure.at) == label; });
}

bool State::has_mark(MarkId id, TileId tile) const {
  return std::ranges::find(marks, Mark{id, tile}) != marks.end();
}

std::int16_t State::counter(CounterId id) const {
  const auto* found = std::ranges::find(counters, id, &Counter::id);
  return found == counters.end() ? std::int16_t{0} : found->value;
}

}  // namespace aude::game
