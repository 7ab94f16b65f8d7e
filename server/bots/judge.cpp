#include "server/bots/judge.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "server/bots/search.hpp"

namespace aude::bots {

namespace {

/// Lines of equal depth compare, so the judge looks one reply ahead and no further.
constexpr Scope kScope{.wide = 16, .narrow = 0, .samples = 0};

/// Points by which two seats differ for the odds to be e to 1: as the rest of the game scatters the
/// difference, which grows with the root of the tiles.
double spread(unsigned tiles_left) { return 1.0 + 1.5 * std::sqrt(tiles_left); }

}  // namespace

SeatValues win_chances(const SeatValues& points, const game::State& state) {
  const auto left = std::accumulate(state.piles_left.begin(), state.piles_left.end(), 0U);
  double most = -std::numeric_limits<double>::infinity();
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    most = state.is_resigned({seat}) ? most : std::max(most, points[seat]);
  }
  SeatValues chances{};
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    if (!state.is_resigned({seat})) {
      chances[seat] = std::exp((points[seat] - most) / spread(left));
    }
  }
  const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
  for (double& chance : chances) {
    chance /= sum;
  }
  return chances;
}

Judgement judge(const PlayerView& view, const Answers& played, Budget budget,
                std::stop_token stop) {
  Search search(view, tuned_weights(), budget, std::move(stop));
  const std::vector<Line> lines = search.lines(kScope, &played);
  const Line& best = lines.front();
  const Line& own = *std::ranges::find(lines, played, &Line::answers);
  return {best.answers, best.expectation.lead - own.expectation.lead,
          win_chances(best.expectation.points, view.state())};
}

}  // namespace aude::bots
