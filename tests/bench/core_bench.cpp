// Speed of the rules core. docs/performance.md holds the figures; script/bench makes them.
#include <algorithm>
#include <benchmark/benchmark.h>

#include "tests/bench/random_game.hpp"

namespace aude::bench {
namespace {

std::vector<game::SetChoice> base_copies(unsigned copies) { return {{"base-c1", copies}}; }

void play_games(benchmark::State& bench, const game::Rules& rules) {
  Random random(1);
  std::vector<game::Choice> options;
  std::int64_t turns = 0;
  for (auto _ : bench) {
    turns += play_random_game(rules, random, options).turn;
  }
  bench.counters["games/s"] =
      benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
  bench.counters["turns/s"] =
      benchmark::Counter(static_cast<double>(turns), benchmark::Counter::kIsRate);
}

void base_games(benchmark::State& bench) { play_games(bench, *rules_of({{"base-c1"}}, 2)); }

void river_ferries_games(benchmark::State& bench) {
  play_games(bench, *rules_of({{"base-c1"}, {"river-1-c1"}, {"ferries"}}, 2));
}

/// Argument 0: copies of the base game, 72 tiles each. Argument 1: seats.
void larger_games(benchmark::State& bench) {
  play_games(bench, *rules_of(base_copies(static_cast<unsigned>(bench.range(0))),
                              static_cast<unsigned>(bench.range(1))));
}

/// Argument: tiles on the board.
void legal_placements(benchmark::State& bench) {
  const auto rules = rules_of(base_copies(4), 2);
  Random random(2);
  const Position position = position_with(*rules, random, static_cast<std::size_t>(bench.range(0)));
  std::vector<game::Choice> options;
  for (auto _ : bench) {
    options.clear();
    game::offer(*rules, position.state, options);
    benchmark::DoNotOptimize(options.data());
  }
  bench.counters["open cells"] = static_cast<double>(position.state.board.open_cells().size());
  bench.counters["placements/s"] = benchmark::Counter(static_cast<double>(bench.iterations()) *
                                                          static_cast<double>(options.size()),
                                                      benchmark::Counter::kIsRate);
}

/// Argument: tiles on the board.
void state_copy(benchmark::State& bench) {
  const auto rules = rules_of(base_copies(4), 2);
  Random random(3);
  const Position position = position_with(*rules, random, static_cast<std::size_t>(bench.range(0)));
  for (auto _ : bench) {
    game::State copy = position.state;
    benchmark::DoNotOptimize(copy);
  }
  bench.counters["sizeof"] = static_cast<double>(sizeof(game::State));
}

void ferry_move(benchmark::State& bench) {
  const auto rules = rules_of({{"base-c1"}, {"ferries", 4}}, 2);
  Random random(4);
  Position position = position_with(*rules, random, 90);
  while (position.state.board.joins().empty()) {
    position = position_with(*rules, random, 90);
  }
  board::Board board = position.state.board;
  const board::Join first = board.joins().front();
  const auto& segments = rules->layout(board.tile(first.tile).layout).segments;
  // The pair of landings that the ferry does not link now.
  std::uint8_t other = 0;
  while (segments[other].kind != board::FeatureKind::road || other == first.a || other == first.b) {
    ++other;
  }
  const board::Join second{first.tile, std::min(first.a, other), std::max(first.a, other)};
  for (auto _ : bench) {
    board.link(rules->shapes(), second);
    board.link(rules->shapes(), first);
  }
  bench.SetItemsProcessed(2 * bench.iterations());
}

BENCHMARK(base_games)->Unit(benchmark::kMicrosecond);
BENCHMARK(river_ferries_games)->Unit(benchmark::kMicrosecond);
BENCHMARK(larger_games)->ArgsProduct({{1, 2, 4}, {2, 6}})->Unit(benchmark::kMicrosecond);
BENCHMARK(legal_placements)->Arg(10)->Arg(72)->Arg(150)->Arg(250);
BENCHMARK(state_copy)->Arg(10)->Arg(72)->Arg(150)->Arg(250);
BENCHMARK(ferry_move);

}  // namespace
}  // namespace aude::bench
