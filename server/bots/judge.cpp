#include "server/bots/judge.hpp"

#include <algorithm>
#include <cmath>
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

SeatValues win_chances(const SeatValues& points, std::size_t seats, unsigned tiles_left) {
  const double most = *std::max_element(points.begin(), points.begin() + seats);
  SeatValues chances{};
  double sum = 0.0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    chances[seat] = std::exp((points[seat] - most) / spread(tiles_left));
    sum += chances[seat];
  }
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
  const auto own = std::ranges::find(lines, played, &Line::answers);
  const bool comparable = own != lines.end() && own->depth == best.depth;
  const game::State& state = view.state();
  const auto left = std::accumulate(state.piles_left.begin(), state.piles_left.end(), 0U);
  return {best.answers,
          comparable ? std::max(0.0, best.expectation.lead - own->expectation.lead) : 0.0,
          win_chances(best.expectation.points, state.seats, left)};
}

}  // namespace aude::bots
