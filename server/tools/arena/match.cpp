#include "server/tools/arena/match.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>

#include "server/bots/hard.hpp"
#include "shared/game/turn.hpp"

namespace aude::arena {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view kRandomJoins = "+random-joins";

bool links(const game::Choice& choice) { return std::holds_alternative<game::Join>(choice.target); }

/// One of the linking answers and passing, by lot; nothing if no answer links.
std::optional<game::Choice> random_join(const std::vector<game::Choice>& options, Lot& lot) {
  if (std::ranges::none_of(options, links)) {
    return std::nullopt;
  }
  return options[lot.below(options.size())];
}

/// Finds `"name": value` for every term; a file of aude-tune has nothing that looks like it.
bots::Weights weights_from(const std::string& path) {
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  bots::Weights weights;
  for (std::size_t t = 0; t < bots::kTerms; ++t) {
    const std::string name = "\"" + std::string(name_of(static_cast<bots::Term>(t))) + "\":";
    const auto found = text.find(name);
    if (found == std::string::npos) {
      throw std::invalid_argument(path + " has no " + name);
    }
    weights.values[t] = std::stod(text.substr(found + name.size()));
  }
  return weights;
}

std::shared_ptr<const bots::Bot> bot_from(const std::string& level) {
  if (level.starts_with('@')) {
    return std::make_shared<bots::HardBot>(weights_from(level.substr(1)));
  }
  const bots::Bot* const bot = bots::find_bot(level);
  if (bot == nullptr) {
    throw std::invalid_argument("there is no bot \"" + level + "\"");
  }
  // The bots of the levels live as long as the program.
  return {bot, [](const bots::Bot*) {}};
}

}  // namespace

std::uint64_t Lot::next() {
  state_ += 0x9E3779B97F4A7C15ULL;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
  return mixed ^ (mixed >> 31U);
}

Player player_from(const std::string& text) {
  Player player{text, nullptr, {}, false};
  std::string level = text;
  if (level.ends_with(kRandomJoins)) {
    player.random_joins = true;
    level.resize(level.size() - kRandomJoins.size());
  }
  std::string positions;
  if (const auto colon = level.find(':'); colon != std::string::npos) {
    positions = level.substr(colon + 1);
    level.resize(colon);
  }
  player.bot = bot_from(level);
  player.budget =
      positions.empty() ? player.bot->at_a_table() : bots::Budget{std::stoull(positions)};
  return player;
}

Outcome play(const std::shared_ptr<const game::Rules>& rules,
             const std::vector<const Player*>& seats, std::uint64_t seed) {
  Lot lot(seed);
  const game::Deck deck = game::shuffled_deck(*rules, [&](std::size_t n) { return lot.below(n); });
  game::State state = game::begin(*rules, deck, nullptr);
  Outcome outcome;
  outcome.thought.resize(seats.size());
  outcome.questions.resize(seats.size());
  std::vector<game::Choice> options;
  while (!state.ended) {
    options.clear();
    game::offer(*rules, state, options);
    const std::size_t seat = state.asked->value;
    const Player& player = *seats[seat];
    std::optional<game::Choice> choice;
    if (player.random_joins) {
      choice = random_join(options, lot);
    }
    if (!choice) {
      const auto begun = Clock::now();
      choice = player.bot->choose({rules, state}, options, player.budget, {});
      outcome.thought[seat] += std::chrono::duration<double>(Clock::now() - begun).count();
      outcome.questions[seat] += options.size() > 1 ? 1U : 0U;
    }
    if (std::ranges::find(options, *choice) == options.end()) {
      throw std::logic_error(player.name + " gave an answer that was not offered");
    }
    game::apply(*rules, state, deck, *choice, nullptr);
  }
  for (std::size_t s = 0; s < seats.size(); ++s) {
    outcome.points.push_back(state.score(game::SeatId{static_cast<std::uint8_t>(s)}).value);
  }
  outcome.turns = state.turn;
  return outcome;
}

}  // namespace aude::arena
