#include "server/bots/evaluate.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "shared/game/scoring.hpp"
#include "shared/game/transaction.hpp"

namespace aude::bots {

namespace {

using game::FeatureKind;
using game::SeatId;
using game::State;

using Values = std::array<double, game::kMaxSeats>;

unsigned tiles_left(const State& state) {
  return std::accumulate(state.piles_left.begin(), state.piles_left.end(), 0U);
}

/// A rough chance that so many open ends are closed before the tiles run out.
double chance_to_close(unsigned open, double tiles) {
  if (open == 0) {
    return 1.0;
  }
  constexpr std::array kWithPlenty{1.0, 0.75, 0.55, 0.35, 0.22};
  const double plenty = open < kWithPlenty.size() ? kWithPlenty[open] : 0.1;
  return plenty * std::min(1.0, tiles / (8.0 * open));
}

/// What the feature will bring to a seat with the majority, on average.
double expected_points(const game::FeatureScore& score, double tiles) {
  const double now = score.points.value;
  switch (score.kind) {
  case FeatureKind::city: {
    // A closed city pays twice; an open one also grows until it closes.
    const double closed = score.complete ? now : 2.0 * now + 2.0 * score.open;
    return now + chance_to_close(score.open, tiles) * (closed - now);
  }
  case FeatureKind::road:
    return now + std::min<double>(score.open, 2.0) * std::min(1.0, tiles / 16.0);
  case FeatureKind::monastery:
    return now + 0.7 * score.open * std::min(1.0, tiles / (4.0 * (score.open + 1)));
  case FeatureKind::field:
    return now + 4.0 * std::min(1.0, tiles / 60.0);
  case FeatureKind::river:
    return 0.0;
  }
  return 0.0;
}

/// The first free followers are worth the most; near the end they are worth nothing.
double worth_of_free_followers(unsigned followers, double tiles, unsigned seats) {
  constexpr std::array kWorth{0.0, 3.5, 6.0, 7.8, 9.2, 10.3, 11.1, 11.7};
  const double turns_left = tiles / seats;
  return kWorth[std::min<std::size_t>(followers, kWorth.size() - 1)] *
         std::min(1.0, turns_left / 8.0);
}

/// The feature of this figure has been counted at an earlier figure.
bool counted_before(const State& state, std::size_t figure) {
  const auto label = state.board.label(state.figures[figure].at);
  return std::any_of(
      state.figures.begin(), state.figures.begin() + figure,
      [&](const game::Figure& other) { return state.board.label(other.at) == label; });
}

Values seat_values(const game::Rules& rules, const State& state) {
  const double tiles = tiles_left(state);
  Values values{};
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    values[seat] = state.score(SeatId{seat}).value +
                   worth_of_free_followers(state.followers_left(SeatId{seat}), tiles, state.seats);
  }
  for (std::size_t f = 0; f < state.figures.size(); ++f) {
    if (counted_before(state, f)) {
      continue;
    }
    const game::FeatureScore score = game::score_of(rules, state, state.figures[f].at);
    const double expected = expected_points(score, tiles);
    const auto most = std::ranges::max(score.shares, {}, &game::SeatShare::followers).followers;
    for (const game::SeatShare& share : score.shares) {
      if (share.followers == most) {
        values[share.seat.value] += expected;
      }
      // Followers beyond the first are stuck in the same feature.
      values[share.seat.value] -= 0.4 * (share.followers - 1);
    }
  }
  return values;
}

}  // namespace

double evaluate(const game::Rules& rules, const State& state, SeatId seat) {
  State scored = state;
  static const game::Deck no_deck;
  game::Transaction tx(rules, scored, no_deck, nullptr);
  game::score_completed(rules, tx);
  const Values values = seat_values(rules, scored);
  double strongest = 0.0;
  for (std::uint8_t other = 0; other < state.seats; ++other) {
    if (SeatId{other} != seat) {
      strongest = std::max(strongest, values[other]);
    }
  }
  return values[seat.value] - 0.8 * strongest;
}

}  // namespace aude::bots
