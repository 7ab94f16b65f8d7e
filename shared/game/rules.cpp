#include "shared/game/rules.hpp"

#include <algorithm>
#include <array>

#include "shared/game/base_steps.hpp"

namespace aude::game {

namespace {

using namespace std::string_view_literals;

constexpr std::array kFirstPlayerValues{"random"sv, "seat_1"sv};
constexpr std::array kTinyCityValues{"4"sv, "2"sv};
constexpr std::array kFarmersValues{"on"sv, "off"sv};
constexpr std::array kFieldScoringValues{"c2"sv, "c1_first"sv};

constexpr std::array<OptionSpec, 4> kBaseOptions{{
    {"first_player", kFirstPlayerValues},
    {"tiny_city", kTinyCityValues},
    {"farmers", kFarmersValues},
    {"field_scoring", kFieldScoringValues},
}};

constexpr unsigned kMaxCopies = 4;
constexpr std::string_view kBaseRole = "base";
constexpr std::string_view kOptionRole = "option";
/// Layout D starts the base game (base.md, Set-up). Both editions have it.
constexpr std::string_view kStartTile = "base.D";

template <class Concerns>
bool any_set(const catalogue::Catalogue& catalogue, std::span<const SetChoice> sets,
             Concerns&& concerns) {
  return std::ranges::any_of(
      sets, [&](const SetChoice& choice) { return concerns(*catalogue.find_set(choice.set)); });
}

std::string values_of(const OptionSpec& spec) {
  std::string text;
  for (const std::string_view value : spec.values) {
    text += (text.empty() ? "" : ", ") + std::string(value);
  }
  return text;
}

}  // namespace

std::span<const OptionSpec> base_options() { return kBaseOptions; }

Rules::Rules(const catalogue::Catalogue& catalogue, Setup setup)
    : catalogue_(&catalogue), shapes_(catalogue), setup_(std::move(setup)), plan_(base_steps()) {}

std::variant<std::shared_ptr<const Rules>, std::vector<SetupError>>
Rules::create(const catalogue::Catalogue& catalogue, std::span<const Module* const> modules,
              Setup setup) {
  const std::shared_ptr<Rules> rules(new Rules(catalogue, std::move(setup)));
  std::vector<SetupError> errors;
  rules->resolve_sets(errors);
  if (!errors.empty()) {
    return errors;
  }
  for (const Module* module : modules) {
    if (any_set(catalogue, rules->sets_,
                [&](const catalogue::TileSet& set) { return module->concerns(set); })) {
      rules->modules_.push_back(module);
    }
  }
  rules->resolve_options(modules, errors);
  if (!errors.empty()) {
    return errors;
  }
  for (const Module* module : rules->modules_) {
    module->add_sets(*rules, rules->sets_);
    module->check(*rules, errors);
  }
  if (!errors.empty()) {
    return errors;
  }
  rules->arrange();
  rules->check_size(errors);
  if (!errors.empty()) {
    return errors;
  }
  for (const Module* module : rules->modules_) {
    module->plan(*rules, rules->plan_);
  }
  return rules;
}

void Rules::resolve_sets(std::vector<SetupError>& errors) {
  unsigned bases = 0;
  for (SetChoice& choice : setup_.sets) {
    const catalogue::TileSet* set = catalogue_->find_set(choice.set);
    if (set == nullptr) {
      errors.push_back({"unknown_set", "There is no tile set \"" + choice.set + "\"."});
      continue;
    }
    if (set->role == kOptionRole) {
      errors.push_back({"set_by_option", "The set " + set->id + " comes with a rule option."});
      continue;
    }
    choice.set = set->id;
    if (choice.copies < 1 || choice.copies > kMaxCopies) {
      errors.push_back({"bad_copies", "A set is played in 1 to 4 copies: " + choice.set + "."});
    }
    bases += set->role == kBaseRole ? 1U : 0U;
  }
  std::ranges::sort(setup_.sets);
  const auto same = std::ranges::adjacent_find(setup_.sets, {}, &SetChoice::set);
  if (same != setup_.sets.end()) {
    errors.push_back(
        {"double_set", "The set " + same->set + " is named twice; say how many copies."});
  }
  if (bases == 0) {
    errors.push_back({"no_base_set", "A game needs the base game in one of its editions."});
  } else if (bases > 1) {
    errors.push_back(
        {"many_base_sets", "Only one edition of the base game can be played at once."});
  }
  if (setup_.seats < 1 || setup_.seats > kMaxSeats) {
    errors.push_back({"bad_seats", "A game has 1 to 6 seats."});
  }
  sets_ = setup_.sets;
}

void Rules::resolve_options(std::span<const Module* const> modules,
                            std::vector<SetupError>& errors) {
  std::vector<const OptionSpec*> known;
  for (const OptionSpec& spec : base_options()) {
    known.push_back(&spec);
  }
  for (const Module* module : modules_) {
    for (const OptionSpec& spec : module->options()) {
      if (spec.concerns == nullptr || any_set(*catalogue_, sets_, spec.concerns)) {
        known.push_back(&spec);
      }
    }
  }
  for (const auto& [id, value] : setup_.options) {
    const auto spec = std::ranges::find(known, id, &OptionSpec::id);
    if (spec == known.end()) {
      const bool elsewhere = std::ranges::any_of(modules, [&name = id](const Module* module) {
        return std::ranges::find(module->options(), name, &OptionSpec::id) !=
               module->options().end();
      });
      errors.push_back(elsewhere
                           ? SetupError{"option_without_set",
                                        "The option " + id + " needs a set that is not played."}
                           : SetupError{"unknown_option", "There is no option " + id + "."});
    } else if (std::ranges::find((*spec)->values, value) == (*spec)->values.end()) {
      errors.push_back({"bad_option", "The option " + id + " takes one of: " + values_of(**spec) +
                                          "; not \"" + value + "\"."});
    }
  }
  for (const OptionSpec* spec : known) {
    const auto chosen =
        setup_.options.try_emplace(std::string(spec->id), spec->values.front()).first;
    const auto place = std::ranges::find(spec->values, chosen->second);
    options_.push_back({OptionId{spec->id}, static_cast<unsigned>(place - spec->values.begin())});
  }
}

unsigned Rules::option(OptionId id) const {
  const auto found = std::ranges::find(options_, id, &OptionValue::id);
  return found == options_.end() ? 0U : found->value;
}

void Rules::arrange() {
  std::vector<LayoutId> land;
  for (std::uint16_t l = 0; l < catalogue_->layouts().size(); ++l) {
    if (catalogue_->layouts()[l].group != catalogue::Group::land) {
      continue;
    }
    for (const SetChoice& choice : sets_) {
      for (const catalogue::TileCount& tile : catalogue_->find_set(choice.set)->tiles) {
        if (tile.layout == LayoutId{l}) {
          land.insert(land.end(), std::size_t{tile.count} * choice.copies, tile.layout);
        }
      }
    }
  }
  const auto start = std::ranges::find(land, *catalogue_->find_layout(kStartTile));
  piles_.start = *start;
  land.erase(start);
  piles_.piles.push_back({kLandPile, {Layer{std::move(land)}}});
  for (const Module* module : modules_) {
    module->arrange(*this, piles_);
  }
  // By id, which never changes: shuffles of old games have to come out the same for ever.
  for (Pile& pile : piles_.piles) {
    for (Layer& layer : pile.layers) {
      std::ranges::sort(layer.tiles, {},
                        [&](LayoutId tile) -> const std::string& { return layout(tile).id; });
    }
  }
  in_play_.assign(catalogue_->layouts().size(), 0);
  if (piles_.start) {
    ++in_play_[piles_.start->value];
  }
  for (const Pile& pile : piles_.piles) {
    for (const Layer& layer : pile.layers) {
      for (const LayoutId tile : layer.tiles) {
        ++in_play_[tile.value];
      }
      for (const Scattered& one : layer.scattered) {
        ++in_play_[one.tile.value];
      }
    }
  }
}

void Rules::check_size(std::vector<SetupError>& errors) const {
  std::size_t tiles = 0;
  std::size_t nodes = 0;
  std::size_t ferries = 0;
  for (std::size_t l = 0; l < in_play_.size(); ++l) {
    const catalogue::Layout& layout = catalogue_->layouts()[l];
    tiles += in_play_[l];
    nodes += in_play_[l] * layout.segments.size();
    ferries += layout.ferry ? in_play_[l] : 0U;
  }
  if (tiles > board::kMaxTiles || nodes > board::kMaxNodes || ferries > board::kMaxJoins) {
    errors.push_back(
        {"too_many_tiles", "So many tiles do not go into one game: " + std::to_string(tiles) +
                               ", at most " + std::to_string(board::kMaxTiles) + "."});
  }
}

std::vector<std::uint16_t> Rules::unseen(const State& state) const {
  std::vector<std::uint16_t> left = in_play_;
  for (const board::PlacedTile& tile : state.board.tiles()) {
    --left[tile.layout.value];
  }
  for (const LayoutId tile : state.discarded) {
    --left[tile.value];
  }
  if (state.hand) {
    --left[state.hand->value];
  }
  return left;
}

}  // namespace aude::game
