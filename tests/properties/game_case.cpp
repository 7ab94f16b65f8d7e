#include "tests/properties/game_case.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <random>
#include <stdexcept>

#include "shared/catalogue/embedded.hpp"
#include "shared/expansions/registry.hpp"

namespace aude::tests {

namespace {

using Sets = std::vector<game::SetChoice>;

std::vector<std::string> sets_with_role(std::string_view role) {
  std::vector<std::string> ids;
  for (const catalogue::TileSet& set : catalogue::standard_catalogue().sets()) {
    if (set.role == role) {
      ids.push_back(set.id);
    }
  }
  std::ranges::sort(ids);
  return ids;
}

bool playable(const game::Setup& setup) {
  return std::holds_alternative<std::shared_ptr<const game::Rules>>(expansions::make_rules(setup));
}

/// No river, each single river, and each pair of rivers that can be played together.
std::vector<Sets> rivers_to_choose() {
  const auto rivers = sets_with_role("river");
  std::vector<Sets> choices{{}};
  for (const std::string& river : rivers) {
    choices.push_back({{river, 1}});
  }
  for (std::size_t a = 0; a < rivers.size(); ++a) {
    for (std::size_t b = a + 1; b < rivers.size(); ++b) {
      const Sets pair{{rivers[a], 1}, {rivers[b], 1}};
      if (playable({{{sets_with_role("base").front(), 1}, pair[0], pair[1]}, 2, {}})) {
        choices.push_back(pair);
      }
    }
  }
  return choices;
}

const std::vector<Sets>& river_choices() {
  static const std::vector<Sets> choices = rivers_to_choose();
  return choices;
}

std::vector<const game::OptionSpec*> all_options() {
  std::vector<const game::OptionSpec*> specs;
  for (const game::OptionSpec& spec : game::base_options()) {
    specs.push_back(&spec);
  }
  for (const game::Module* module : expansions::all_modules()) {
    for (const game::OptionSpec& spec : module->options()) {
      specs.push_back(&spec);
    }
  }
  return specs;
}

/// Three options in four keep their defaults, so that most games are ordinary ones.
void draw_options(game::Setup& setup, Dice& dice) {
  for (const game::OptionSpec* spec : all_options()) {
    const auto value = spec->values[dice.below(spec->values.size())];
    if (!dice.one_in(4)) {
      continue;
    }
    game::Setup with = setup;
    with.options[std::string(spec->id)] = value;
    if (playable(with)) {
      setup = std::move(with);
    }
  }
}

unsigned soak() {
  const char* const times = std::getenv("AUDE_SOAK");
  return times == nullptr ? 1U : std::max(1U, static_cast<unsigned>(std::atoi(times)));
}

rc::Gen<GameCase> any_game() {
  return rc::gen::exec([] {
    Boxes boxes;
    boxes.base = *rc::gen::inRange(0U, base_boxes());
    boxes.river = *rc::gen::weightedOneOf<unsigned>(
        {{1, rc::gen::just(0U)}, {2, rc::gen::inRange(0U, river_boxes())}});
    boxes.river_tiles = *rc::gen::inRange(0U, 1U << boxes_of_river_tiles());
    for (unsigned e = 0; e < expansion_boxes(); ++e) {
      boxes.copies.push_back(*rc::gen::inRange(0U, kMaxCopies + 1));
    }
    const unsigned seats = *rc::gen::inRange(1U, unsigned{game::kMaxSeats} + 1);
    const auto any_number =
        rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>()));
    Dice options(*any_number);
    const std::uint64_t seed = *any_number;
    const std::uint64_t moves = *any_number;
    return GameCase{setup_with(boxes, seats, options), seed_of(seed), moves};
  });
}

}  // namespace

std::size_t Dice::below(std::size_t n) {
  state_ += 0x9E3779B97F4A7C15ULL;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9ULL;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBULL;
  return static_cast<std::size_t>((mixed ^ (mixed >> 31U)) % n);
}

unsigned base_boxes() { return static_cast<unsigned>(sets_with_role("base").size()); }
unsigned river_boxes() { return static_cast<unsigned>(river_choices().size()); }
unsigned boxes_of_river_tiles() {
  return static_cast<unsigned>(sets_with_role("river_tiles").size());
}
unsigned expansion_boxes() { return static_cast<unsigned>(sets_with_role("expansion").size()); }

game::Setup setup_with(const Boxes& boxes, unsigned seats, Dice& dice) {
  game::Setup setup{{{sets_with_role("base")[boxes.base], 1}}, seats, {}};
  const Sets& rivers = river_choices()[boxes.river];
  setup.sets.insert(setup.sets.end(), rivers.begin(), rivers.end());
  const auto extra = sets_with_role("river_tiles");
  for (unsigned k = 0; k < extra.size() && !rivers.empty(); ++k) {
    if ((boxes.river_tiles >> k & 1U) != 0) {
      setup.sets.push_back({extra[k], 1});
    }
  }
  const auto expansions = sets_with_role("expansion");
  for (unsigned e = 0; e < expansions.size(); ++e) {
    if (boxes.copies[e] > 0) {
      setup.sets.push_back({expansions[e], boxes.copies[e]});
    }
  }
  draw_options(setup, dice);
  return setup;
}

std::ostream& operator<<(std::ostream& out, const GameCase& game) {
  for (const game::SetChoice& choice : game.setup.sets) {
    out << choice.set << " x " << choice.copies << ", ";
  }
  out << game.setup.seats << " seats";
  for (const auto& [option, value] : game.setup.options) {
    out << ", " << option << ": " << value;
  }
  return out << "; seed " << record::to_hex(game.seed) << ", moves " << game.moves;
}

record::Seed seed_of(std::uint64_t number) {
  Dice dice(number);
  record::Seed seed{};
  for (std::uint8_t& byte : seed) {
    byte = static_cast<std::uint8_t>(dice.below(256));
  }
  return seed;
}

std::shared_ptr<const game::Rules> rules_of(const GameCase& game) {
  auto made = expansions::make_rules(game.setup);
  if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&made)) {
    throw std::runtime_error("set-up: " + errors->front().code);
  }
  return std::get<std::shared_ptr<const game::Rules>>(std::move(made));
}

game::Game game_of(const GameCase& game, game::EventSink* sink) {
  const auto rules = rules_of(game);
  return game::Game(rules, record::deal(*rules, game.seed), sink);
}

unsigned soaked(unsigned games) {
#ifdef __SANITIZE_ADDRESS__
  // Some thirty times slower; what sanitizers find, they find in few games.
  games = std::max(1U, games / 20);
#endif
  return games * soak();
}

bool holds_for_games(const std::string& what, unsigned games,
                     const std::function<void(const GameCase&)>& property) {
  rc::detail::TestParams params;
  params.maxSuccess = static_cast<int>(soaked(games));
  // The same games every day; a soak looks at others each time.
  params.seed = soak() == 1 ? 1 : std::random_device{}();
  rc::detail::TestMetadata metadata;
  metadata.id = what;
  metadata.description = what;
  const auto result = rc::detail::checkTestable([&] { property(*any_game()); }, metadata, params);
  if (result.template is<rc::detail::SuccessResult>()) {
    return true;
  }
  rc::detail::printResultMessage(result, std::cerr);
  std::cerr << '\n';
  return false;
}

}  // namespace aude::tests
