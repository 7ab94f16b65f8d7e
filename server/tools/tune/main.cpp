// Tunes the weights of the bots' outlook by self-play: docs/bots.md.
#include <CLI/CLI.hpp>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <thread>

#include "server/bots/hard.hpp"
#include "server/tools/arena/match.hpp"
#include "shared/expansions/registry.hpp"

namespace {

using namespace aude;
using bots::kTerms;
using bots::Weights;

struct Options {
  std::size_t rounds{2000};
  std::size_t games{20};
  std::uint64_t seed{1};
  std::uint64_t positions{1};
  double reach{0.15};
  double step{0.0004};
  unsigned threads{std::max(1U, std::thread::hardware_concurrency())};
  std::string out{"weights.json"};
};

/// Every term moves in proportion to what it is at the start; small ones by this much at least.
constexpr double kLeastScale = 0.2;

using Direction = std::array<double, kTerms>;

Weights moved(const Weights& from, const Direction& scale, const Direction& along, double far) {
  Weights to = from;
  for (std::size_t t = 0; t < kTerms; ++t) {
    to.values[t] += far * scale[t] * along[t];
  }
  // Followers in hand are divided by this.
  double& turns = to.values[static_cast<std::size_t>(bots::Term::hand_turns)];
  turns = std::max(turns, 1.0);
  return to;
}

std::shared_ptr<const game::Rules> base_game() {
  return std::get<std::shared_ptr<const game::Rules>>(
      expansions::make_rules({{{"base-c1", 1}}, 2, {}}));
}

/// Mean difference of points between two sets of weights, on the same tiles from both seats.
double difference(const Options& options, const std::shared_ptr<const game::Rules>& rules,
                  const Weights& first, const Weights& second, std::uint64_t seed) {
  const arena::Player one{
      "first", std::make_shared<bots::HardBot>(first), {options.positions}, false};
  const arena::Player two{
      "second", std::make_shared<bots::HardBot>(second), {options.positions}, false};
  std::vector<int> differences(options.games);
  std::atomic<std::size_t> next{0};
  {
    std::vector<std::jthread> threads;
    for (unsigned t = 0; t < options.threads; ++t) {
      threads.emplace_back([&] {
        for (std::size_t g = next++; g < options.games; g = next++) {
          const bool swapped = g % 2 == 1;
          const auto outcome = arena::play(
              rules, swapped ? std::vector{&two, &one} : std::vector{&one, &two}, seed + g / 2);
          differences[g] = (outcome.points[0] - outcome.points[1]) * (swapped ? -1 : 1);
        }
      });
    }
  }
  double sum = 0.0;
  for (const int d : differences) {
    sum += d;
  }
  return sum / static_cast<double>(options.games);
}

void write(const Options& options, const Weights& weights) {
  std::ofstream file(options.out);
  file << "{\n  \"how\": \"aude-tune --rounds " << options.rounds << " --games " << options.games
       << " --seed " << options.seed << " --positions " << options.positions << " --reach "
       << options.reach << " --step " << options.step << "\",\n  \"weights\": {\n";
  for (std::size_t t = 0; t < kTerms; ++t) {
    char value[32];
    std::snprintf(value, sizeof value, "%.4f", weights.values[t]);
    file << "    \"" << name_of(static_cast<bots::Term>(t)) << "\": " << value
         << (t + 1 < kTerms ? ",\n" : "\n");
  }
  file << "  }\n}\n";
  if (!file.flush()) {
    throw std::runtime_error("cannot write " + options.out);
  }
}

/// Simultaneous perturbation (Spall 1992): each round plays two sets of weights against each other
/// that lie on either side of the current ones in a random direction, and steps towards the winner.
/// The result is the mean of the second half of the walk.
Weights tune(const Options& options) {
  const auto rules = base_game();
  Weights weights = bots::tuned_weights();
  Direction scale{};
  for (std::size_t t = 0; t < kTerms; ++t) {
    scale[t] = std::max(std::abs(weights.values[t]), kLeastScale);
  }
  Weights mean{};
  std::size_t averaged = 0;
  arena::Lot lot(options.seed);
  for (std::size_t round = 0; round < options.rounds; ++round) {
    Direction along{};
    for (double& one : along) {
      one = lot.below(2) == 0 ? 1.0 : -1.0;
    }
    const double won = difference(options, rules, moved(weights, scale, along, options.reach),
                                  moved(weights, scale, along, -options.reach), lot.next());
    weights = moved(weights, scale, along, options.step * won / (2.0 * options.reach));
    if (2 * round >= options.rounds) {
      ++averaged;
      for (std::size_t t = 0; t < kTerms; ++t) {
        mean.values[t] += (weights.values[t] - mean.values[t]) / static_cast<double>(averaged);
      }
    }
    if ((round + 1) % 100 == 0) {
      write(options, averaged > 0 ? mean : weights);
      std::cerr << round + 1 << " rounds\n";
    }
  }
  return mean;
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  CLI::App app{"Tunes the weights in weights.json by self-play and writes them."};
  app.add_option("--rounds", options.rounds)->capture_default_str();
  app.add_option("--games", options.games, "games a round")->capture_default_str();
  app.add_option("--seed", options.seed)->capture_default_str();
  app.add_option("--positions", options.positions, "that a player may value; 1: its own turn only")
      ->capture_default_str();
  app.add_option("--reach", options.reach, "how far apart the two sets lie")->capture_default_str();
  app.add_option("--step", options.step, "how far to go for a point of difference")
      ->capture_default_str();
  app.add_option("--threads", options.threads)->capture_default_str();
  app.add_option("--out", options.out)->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  try {
    write(options, tune(options));
  } catch (const std::exception& error) {
    std::cerr << "aude-tune: " << error.what() << '\n';
    return 1;
  }
  return 0;
}
