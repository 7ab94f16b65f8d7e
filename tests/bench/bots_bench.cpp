// Speed of the bots. docs/performance.md holds the figures.
#include <benchmark/benchmark.h>

#include "server/bots/search.hpp"
#include "tests/bench/random_game.hpp"

namespace aude::bench {
namespace {

/// A whole search of a place question. Argument: tiles on the board.
void search(benchmark::State& bench) {
  const auto rules = rules_of({{"base-c1"}}, 2);
  Random random(5);
  const Position position = position_with(*rules, random, static_cast<std::size_t>(bench.range(0)));
  const bots::PlayerView view(rules, position.state);
  std::uint64_t positions = 0;
  for (auto _ : bench) {
    bots::Search one(view, bots::tuned_weights(), {1'000'000}, {});
    benchmark::DoNotOptimize(one.lines({}));
    positions += one.positions();
  }
  bench.counters["positions/s"] =
      benchmark::Counter(static_cast<double>(positions), benchmark::Counter::kIsRate);
}

BENCHMARK(search)->Arg(10)->Arg(30)->Arg(50)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace aude::bench
