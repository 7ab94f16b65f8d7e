#include "server/tools/arena/series.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

namespace aude::arena {

namespace {

std::size_t first_seat(const Series& series, std::size_t game) {
  return game % series.rules->setup().seats;
}

Outcome play_one(const Series& series, std::size_t game) {
  const std::size_t round = game / series.rules->setup().seats;
  std::vector<const Player*> seats(series.rules->setup().seats, &series.second);
  seats[first_seat(series, game)] = &series.first;
  return play(series.rules, seats, Lot(series.seed + round).next());
}

std::vector<Outcome> play_all(const Series& series, unsigned threads) {
  std::vector<Outcome> outcomes(series.games);
  std::atomic<std::size_t> next{0};
  std::exception_ptr failed;
  std::mutex failing;
  const auto work = [&] {
    for (std::size_t game = next++; game < series.games; game = next++) {
      try {
        outcomes[game] = play_one(series, game);
      } catch (...) {
        const std::lock_guard lock(failing);
        failed = std::current_exception();
        next = series.games;
      }
    }
  };
  {
    std::vector<std::jthread> workers;
    for (unsigned t = 0; t < threads; ++t) {
      workers.emplace_back(work);
    }
  }
  if (failed) {
    std::rethrow_exception(failed);
  }
  return outcomes;
}

}  // namespace

Standings play(const Series& series, unsigned threads) {
  Standings standings;
  const std::vector<Outcome> outcomes = play_all(series, threads);
  for (std::size_t game = 0; game < outcomes.size(); ++game) {
    const std::size_t mine = first_seat(series, game);
    const Outcome& outcome = outcomes[game];
    int best_other = 0;
    for (std::size_t seat = 0; seat < outcome.points.size(); ++seat) {
      Thinking& thinking = seat == mine ? standings.first : standings.second;
      thinking.seconds += outcome.thought[seat];
      thinking.questions += outcome.questions[seat];
      if (seat != mine) {
        best_other = std::max(best_other, outcome.points[seat]);
      }
    }
    standings.tally.add(outcome.points[mine], best_other);
  }
  return standings;
}

}  // namespace aude::arena
