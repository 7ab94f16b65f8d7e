// Lets bots play each other: docs/bots.md.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <exception>
#include <iostream>
#include <thread>

#include "server/tools/arena/series.hpp"
#include "shared/expansions/registry.hpp"

namespace {

using namespace aude;

struct Options {
  std::string first{"hard"};
  std::string second{"normal"};
  std::size_t games{40};
  std::uint64_t seed{1};
  unsigned seats{2};
  std::vector<std::string> sets{"base-c1"};
  std::vector<std::string> rules{};
  unsigned threads{std::max(1U, std::thread::hardware_concurrency())};
  bool json{};
};

std::shared_ptr<const game::Rules> rules_of(const Options& options) {
  game::Setup setup{{}, options.seats, {}};
  for (const std::string& set : options.sets) {
    const auto times = set.find('*');
    const std::string copies = times == std::string::npos ? "1" : set.substr(times + 1);
    setup.sets.push_back({set.substr(0, times), static_cast<unsigned>(std::stoul(copies))});
  }
  for (const std::string& rule : options.rules) {
    const auto equals = rule.find('=');
    if (equals == std::string::npos) {
      throw std::invalid_argument("a rule option is written name=value, not \"" + rule + "\"");
    }
    setup.options[rule.substr(0, equals)] = rule.substr(equals + 1);
  }
  auto made = expansions::make_rules(std::move(setup));
  if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&made)) {
    throw std::invalid_argument(errors->front().message);
  }
  return std::get<std::shared_ptr<const game::Rules>>(std::move(made));
}

void print_json(const Options& options, const arena::Standings& standings) {
  const arena::Tally& tally = standings.tally;
  const auto elo = tally.elo();
  std::printf("{\"first\":\"%s\",\"second\":\"%s\",\"seed\":%llu,\"seats\":%u,\"games\":%zu,"
              "\"wins\":%zu,\"draws\":%zu,\"losses\":%zu,\"score\":%.4f,\"points\":%.2f,"
              "\"other_points\":%.2f,\"difference_error\":%.2f,\"elo\":%.0f,\"elo_low\":%.0f,"
              "\"elo_high\":%.0f,\"ms_first\":%.2f,\"ms_second\":%.2f}\n",
              options.first.c_str(), options.second.c_str(),
              static_cast<unsigned long long>(options.seed), options.seats, tally.games(),
              tally.wins(), tally.draws(), tally.losses(), tally.score(), tally.mean_points(),
              tally.mean_other(), tally.difference_error(), elo.value, elo.low, elo.high,
              standings.first.each(), standings.second.each());
}

void print_text(const Options& options, const arena::Standings& standings) {
  const arena::Tally& tally = standings.tally;
  const auto elo = tally.elo();
  std::printf("%s against %s, %zu games, seed %llu\n", options.first.c_str(),
              options.second.c_str(), tally.games(), static_cast<unsigned long long>(options.seed));
  std::printf("  won %zu, drawn %zu, lost %zu: %.1f %%\n", tally.wins(), tally.draws(),
              tally.losses(), 100.0 * tally.score());
  std::printf("  points %.1f to %.1f, difference %+.1f +- %.1f\n", tally.mean_points(),
              tally.mean_other(), tally.mean_points() - tally.mean_other(),
              tally.difference_error());
  std::printf("  Elo %+.0f (%+.0f to %+.0f)\n", elo.value, elo.low, elo.high);
  std::printf("  a question takes %.1f ms and %.1f ms\n", standings.first.each(),
              standings.second.each());
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  CLI::App app{"Lets two bots play each other on the same tiles from every seat."};
  app.add_option("first", options.first,
                 "level[:positions][+random-joins], for instance hard:50000")
      ->capture_default_str();
  app.add_option("second", options.second, "the same, in all other seats")->capture_default_str();
  app.add_option("--games", options.games, "how many games")->capture_default_str();
  app.add_option("--seed", options.seed, "the same seed gives the same games")
      ->capture_default_str();
  app.add_option("--seats", options.seats, "seats at the table")->capture_default_str();
  app.add_option("--sets", options.sets, "tile sets; base-c1*2 for two copies")
      ->capture_default_str();
  app.add_option("--rules", options.rules, "rule options, name=value");
  app.add_option("--threads", options.threads, "games at a time; changes no result")
      ->capture_default_str();
  app.add_flag("--json", options.json, "one line of JSON");
  CLI11_PARSE(app, argc, argv);
  try {
    const arena::Series series{rules_of(options), arena::player_from(options.first),
                               arena::player_from(options.second), options.games, options.seed};
    const arena::Standings standings = arena::play(series, options.threads);
    if (options.json) {
      print_json(options, standings);
    } else {
      print_text(options, standings);
    }
  } catch (const std::exception& error) {
    std::cerr << "aude-arena: " << error.what() << '\n';
    return 1;
  }
  return 0;
}
