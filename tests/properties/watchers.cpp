#include "tests/properties/watchers.hpp"

#include <algorithm>

#include "shared/board/recount.hpp"
#include "shared/game/scoring.hpp"
#include "tests/properties/random_play.hpp"

namespace aude::tests {

namespace {

bool ended_by_playing(const game::Event& event) {
  const auto* ended = std::get_if<game::GameEnded>(&event);
  return ended != nullptr && ended->reason == game::EndReason::played;
}

}  // namespace

void FollowerWatch::on(const game::Event& event, const game::State& after) {
  if (const auto* set = std::get_if<game::FigureSet>(&event)) {
    on_board_.push_back(set->figure);
  } else if (const auto* returned = std::get_if<game::FigureReturned>(&event)) {
    const auto found = std::ranges::find(on_board_, returned->figure);
    if (found == on_board_.end()) {
      broken(after, "a follower returns that nobody has placed");
    }
    on_board_.erase(found);
  } else if (std::holds_alternative<game::TurnBegan>(event) || ended_by_playing(event)) {
    check_completed(after);
  }
  if (!std::ranges::is_permutation(on_board_, after.figures)) {
    broken(after, "the figures on the board are not those that were placed and did not return");
  }
  for (std::uint8_t seat = 0; seat < after.seats; ++seat) {
    const auto placed = std::ranges::count(on_board_, game::SeatId{seat}, &game::Figure::seat);
    if (placed > 7 || after.followers_left({seat}) + static_cast<unsigned>(placed) != 7) {
      broken(after, "seat " + std::to_string(seat) + " has " + std::to_string(placed) +
                        " followers on the board and " +
                        std::to_string(after.followers_left({seat})) + " in supply");
    }
  }
}

void FollowerWatch::check_completed(const game::State& after) const {
  for (const game::Figure& figure : after.figures) {
    const game::FeatureScore score = game::score_of(rules_, after, figure.at);
    if (score.complete && score.kind != game::FeatureKind::field) {
      broken(after, "a follower stands on a completed " + std::string(to_string(score.kind)));
    }
  }
}

void BoardWatch::on(const game::Event& event, const game::State& after) {
  if (!std::holds_alternative<game::TilePlaced>(event) &&
      !std::holds_alternative<game::JoinSet>(event)) {
    return;
  }
  const std::string differs = board::differs_from_recount(after.board, rules_.shapes());
  if (!differs.empty()) {
    broken(after, differs);
  }
}

void TileWatch::on(const game::Event& /*event*/, const game::State& after) {
  std::size_t left = 0;
  for (const auto pile : after.piles_left) {
    left += pile;
  }
  if (left + after.drawn != deck_.order.size()) {
    broken(after, "tiles left and tiles drawn are not the deck");
  }
  // The first tile of a deck is laid between its draw and its placing without being in hand.
  const bool laying_start = after.turn == 0;
  std::vector<std::uint16_t> to_come =
      laying_start ? std::vector<std::uint16_t>{} : rules_.unseen(after);
  if (laying_start) {
    return;
  }
  for (std::size_t position = after.drawn; position < deck_.order.size(); ++position) {
    --to_come[deck_.order[position].value];
  }
  if (std::ranges::any_of(to_come, [](std::uint16_t tiles) { return tiles != 0; })) {
    broken(after, "board, hand, discarded tiles and the rest of the deck are not what is in play");
  }
}

void PointWatch::on(const game::Event& event, const game::State& after) {
  if (const auto* scored = std::get_if<game::Scored>(&event)) {
    for (const game::SeatShare& share : scored->shares) {
      if (share.points.value < 0 || share.followers == 0) {
        broken(after, "a share has no followers or negative points");
      }
      points_[share.seat.value] += share.points.value;
    }
  }
  for (std::uint8_t seat = 0; seat < after.seats; ++seat) {
    if (after.score({seat}).value != points_[seat]) {
      broken(after, "seat " + std::to_string(seat) + " has other points than it has scored");
    }
  }
}

void EventWatch::on(const game::Event& event, const game::State& after) {
  game::evolve(rules_.shapes(), state_, event);
  if (!(state_ == after)) {
    broken(after, "the events do not lead to the state of the game");
  }
}

}  // namespace aude::tests
