#include "server/bots/one_turn.hpp"

#include <algorithm>
#include <optional>

#include "server/bots/whole_turns.hpp"

namespace aude::bots {

namespace {

/// SplitMix64 over the position, so that errors differ from turn to turn and from game to game.
class Mood {
 public:
  explicit Mood(const game::State& state) {
    mix(state.drawn);
    mix(state.step);
    for (const board::PlacedTile& tile : state.board.tiles()) {
      mix(static_cast<std::uint64_t>(static_cast<std::uint16_t>(tile.at.x)) << 32U |
          static_cast<std::uint64_t>(static_cast<std::uint16_t>(tile.at.y)) << 16U |
          tile.layout.value);
    }
  }

  /// From 0 to below `most`.
  double error(double most) {
    mix(1);
    return most * static_cast<double>(state_ >> 40U) / static_cast<double>(1U << 24U);
  }

 private:
  void mix(std::uint64_t value) {
    state_ += 0x9E3779B97F4A7C15ULL + value;
    state_ = (state_ ^ (state_ >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    state_ = (state_ ^ (state_ >> 27U)) * 0x94D049BB133111EBULL;
    state_ ^= state_ >> 31U;
  }

  std::uint64_t state_{0};
};

bool sets_farmer(const game::Rules& rules, const game::State& after, const Answers& answers) {
  return std::ranges::any_of(answers, [&](const game::Choice& answer) {
    if (answer.action != game::kFollower) {
      return false;
    }
    const auto at = std::get<game::SegmentRef>(answer.target);
    const auto& layout = rules.layout(after.board.tile(at.tile).layout);
    return layout.segments[at.segment].kind == game::FeatureKind::field;
  });
}

}  // namespace

Temper easy_temper() {
  // What lies there counts as it is; a follower in hand is worth nothing.
  Weights as_it_lies;
  as_it_lies.values[static_cast<std::size_t>(Term::hand_turns)] = 1.0;
  return {"easy", as_it_lies, 8.0, Temper::Sight::own_points};
}

Temper normal_temper() { return {"normal", tuned_weights(), 3.0, Temper::Sight::everything}; }

game::Choice OneTurnBot::choose(const PlayerView& view, std::span<const game::Choice> options,
                                Budget /*budget*/, std::stop_token stop) const {
  if (options.size() == 1) {
    return options.front();
  }
  const game::State& state = view.state();
  const game::SeatId seat = *state.asked;
  const bool own_points = temper_.sight == Temper::Sight::own_points;
  Outlook outlook(view.rules(), state, temper_.weights);
  WholeTurns turns(view.rules(), outlook);
  const game::Deck deck =
      UnseenTiles(view.rules(), state).imagined([](std::size_t) { return std::size_t{0}; });
  Mood mood(state);
  std::optional<game::Choice> best;
  double most = 0.0;
  turns.each(state, deck, [&](const Answers& answers, const game::State& after) {
    if (best &&
        (stop.stop_requested() || (own_points && sets_farmer(view.rules(), after, answers)))) {
      return;
    }
    const SeatValues values = outlook.values(after);
    const double liked = (own_points ? values[seat.value] : lead_of(values, seat, state.seats)) +
                         mood.error(temper_.error);
    if (!best || liked > most) {
      most = liked;
      best = answers[0];
    }
  });
  return *best;
}

}  // namespace aude::bots
