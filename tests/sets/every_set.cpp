#include "tests/sets/every_set.hpp"

#include <algorithm>
#include <exception>
#include <iostream>
#include <optional>
#include <random>
#include <utility>

#include "shared/catalogue/embedded.hpp"
#include "shared/expansions/registry.hpp"

namespace aude::tests {

namespace {

/// One case in so many is played. With sanitizers some thirty times slower; what they find, they
/// find in few games.
#ifdef __SANITIZE_ADDRESS__
constexpr std::size_t kOneIn = 10;
#else
constexpr std::size_t kOneIn = 1;
#endif

/// Of each case, if there is a question that nobody was asked.
constexpr unsigned kMoreGames = 200;

bool playable(const game::Setup& setup) {
  return std::holds_alternative<std::shared_ptr<const game::Rules>>(expansions::make_rules(setup));
}

/// The boxes alone, with every option at its default.
game::Setup plain(const Boxes& boxes, unsigned seats) {
  Dice dice(0);
  game::Setup setup = setup_with(boxes, seats, dice);
  setup.options.clear();
  return setup;
}

Boxes no_boxes() { return {0, 0, 0, std::vector<unsigned>(expansion_boxes(), 0)}; }

/// Calls `visit(Boxes)` for one copy of every combination of boxes with the first base game, until
/// it returns true.
template <class Visit>
void for_each_combination(Visit&& visit) {
  Boxes boxes = no_boxes();
  for (boxes.river = 0; boxes.river < river_boxes(); ++boxes.river) {
    const unsigned choices = boxes.river == 0 ? 1U : 1U << boxes_of_river_tiles();
    for (boxes.river_tiles = 0; boxes.river_tiles < choices; ++boxes.river_tiles) {
      for (unsigned some = 0; some < 1U << expansion_boxes(); ++some) {
        for (unsigned e = 0; e < expansion_boxes(); ++e) {
          boxes.copies[e] = some >> e & 1U;
        }
        if (visit(boxes)) {
          return;
        }
      }
    }
  }
}

/// The first combination of boxes with which this value of an option can be played.
std::optional<game::Setup> setup_for(const game::OptionSpec& option, std::string_view value) {
  std::optional<game::Setup> found;
  for_each_combination([&](const Boxes& boxes) {
    game::Setup setup = plain(boxes, 2);
    setup.options[std::string(option.id)] = value;
    if (playable(setup)) {
      found = std::move(setup);
    }
    return found.has_value();
  });
  return found;
}

void add_options(std::span<const game::OptionSpec> options, std::vector<game::Setup>& setups) {
  for (const game::OptionSpec& option : options) {
    for (const std::string_view value : option.values.subspan(1)) {
      if (auto setup = setup_for(option, value)) {
        setups.push_back(std::move(*setup));
      }
    }
  }
}

/// One for each value of an option that is no default.
const std::vector<game::Setup>& setups_of_options() {
  static const std::vector<game::Setup> setups = [] {
    std::vector<game::Setup> all;
    add_options(game::base_options(), all);
    for (const game::Module* module : expansions::all_modules()) {
      add_options(module->options(), all);
    }
    return all;
  }();
  return setups;
}

/// Deals what else is played. Of the first round every game keeps the options' defaults.
class Dealer {
 public:
  explicit Dealer(unsigned round) : round_(round), dice_(round) {}

  /// The boxes that are asked for, with others beside them.
  void add(Boxes boxes) {
    boxes.base = (boxes.base + round_) % base_boxes();
    if (boxes.river > 0) {
      boxes.river_tiles |= static_cast<unsigned>(dice_.below(1U << boxes_of_river_tiles()));
    }
    for (unsigned& copies : boxes.copies) {
      if (copies == 0 && dice_.one_in(2)) {
        copies = 1 + static_cast<unsigned>(round_ == 0 ? 0 : dice_.below(kMaxCopies));
      }
    }
    add(round_ == 0 ? plain(boxes, seats()) : setup_with(boxes, seats(), dice_));
  }

  void add(game::Setup setup) {
    const std::uint64_t number = round_ * std::uint64_t{1000} + cases_.size();
    cases_.push_back({std::move(setup), seed_of(number), number});
  }

  std::vector<GameCase> take() { return std::move(cases_); }

 private:
  /// Mostly two.
  unsigned seats() {
    return dice_.one_in(3) ? 1 + static_cast<unsigned>(dice_.below(game::kMaxSeats)) : 2U;
  }

  unsigned round_;
  Dice dice_;
  std::vector<GameCase> cases_;
};

std::set<std::string> sets_of(const GameCase& game) {
  std::set<std::string> sets;
  const auto rules = rules_of(game);
  for (const game::SetChoice& choice : rules->sets()) {
    sets.insert(choice.set);
  }
  return sets;
}

/// What can be asked with these sets and options.
Questions questions_of(const GameCase& game) {
  Questions questions;
  const auto rules = rules_of(game);
  for (const game::Step* step : rules->plan().steps()) {
    questions.emplace(step->id().name);
  }
  for (const game::StepId asks_nobody : {game::kDrawStep, game::kScoreStep, game::kTurnEndStep}) {
    questions.erase(std::string(asks_nobody.name));
  }
  return questions;
}

bool asks_any(const GameCase& game, const Questions& questions) {
  return std::ranges::any_of(questions_of(game), [&](const std::string& question) {
    return questions.contains(question);
  });
}

bool holds(const std::function<void(const GameCase&)>& property, const GameCase& game) {
  try {
    property(game);
    return true;
  } catch (const std::exception& error) {
    std::cerr << game << "\n  " << error.what() << '\n';
    return false;
  }
}

}  // namespace

std::vector<GameCase> every_set(unsigned round) {
  Dealer dealer(round);
  Boxes boxes = no_boxes();
  for (boxes.base = 0; boxes.base < base_boxes(); ++boxes.base) {
    dealer.add(boxes);
  }
  boxes = no_boxes();
  for (unsigned e = 0; e < expansion_boxes(); ++e) {
    boxes.copies.assign(expansion_boxes(), 0);
    boxes.copies[e] = 1;
    dealer.add(boxes);
  }
  boxes = no_boxes();
  for (boxes.river = 1; boxes.river < river_boxes(); ++boxes.river) {
    boxes.base = boxes.river;
    dealer.add(boxes);
  }
  boxes = no_boxes();
  for (unsigned k = 0; k < boxes_of_river_tiles(); ++k) {
    boxes.river = 1 + (round + k) % (river_boxes() - 1);
    boxes.river_tiles = 1U << k;
    dealer.add(boxes);
  }
  for (const game::Setup& setup : setups_of_options()) {
    dealer.add(setup);
  }
  return dealer.take();
}

bool holds_for_every_set(const std::function<void(const GameCase&)>& property) {
  bool all = true;
  std::set<std::string> played;
  // The same games every day; a soak looks at others each time.
  const unsigned others = soaked(1) == 1 ? 0 : std::random_device{}();
  for (unsigned round = 0; round < soaked(1); ++round) {
    const std::vector<GameCase> games = every_set(round == 0 ? 0 : others + round);
    for (std::size_t g = 0; g < games.size(); g += kOneIn) {
      all = holds(property, games[g]) && all;
      played.merge(sets_of(games[g]));
    }
  }
  if (kOneIn > 1) {
    return all;
  }
  for (const catalogue::TileSet& set : catalogue::standard_catalogue().sets()) {
    if (!played.contains(set.id)) {
      std::cerr << set.id << " was in none of the games\n";
      all = false;
    }
  }
  return all;
}

Habits habits_of(const GameCase& game) {
  return game.setup.seats > 2 ? Habits{} : Habits{.resign = 0};
}

bool holds_for_every_question(const std::function<Questions(const GameCase&)>& property,
                              Questions others) {
  Questions missing = std::move(others);
  for (const GameCase& game : every_set(0)) {
    missing.merge(questions_of(game));
  }
  const auto tried = [&](const GameCase& game) {
    for (const std::string& question : property(game)) {
      missing.erase(question);
    }
  };
  bool all = holds_for_every_set(tried);
  if (kOneIn > 1) {
    return all;
  }
  for (unsigned more = 1; more <= kMoreGames && !missing.empty(); ++more) {
    for (GameCase& game : every_set(0)) {
      game.moves += std::uint64_t{more} << 32U;
      game.seed = seed_of(game.moves);
      if (asks_any(game, missing)) {
        all = holds(tried, game) && all;
      }
    }
  }
  for (const std::string& question : missing) {
    std::cerr << "not met: " << question << '\n';
  }
  return all && missing.empty();
}

}  // namespace aude::tests
