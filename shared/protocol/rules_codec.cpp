#include <algorithm>
#include <nlohmann/json.hpp>

#include "shared/protocol/table_codec.hpp"
#include "shared/protocol/view_json.hpp"

namespace aude::protocol {
namespace {

using nlohmann::json;

// The roles of boxes in the catalogue files.
constexpr std::string_view kBaseRole = "base";
// Such a box is not chosen: a rule option brings it into the game.
constexpr std::string_view kOptionRole = "option";
constexpr unsigned kMostCopies = 4;

struct Playable {
  const catalogue::Catalogue& catalogue;
  std::span<const game::Module* const> modules;
};

const catalogue::TileSet& a_base(const catalogue::Catalogue& catalogue) {
  return *std::ranges::find(catalogue.sets(), kBaseRole, &catalogue::TileSet::role);
}

/// Asks the rules, so that a list never offers what a table would refuse.
unsigned max_copies(const Playable& playable, const catalogue::TileSet& set) {
  for (unsigned copies = kMostCopies; copies > 1; --copies) {
    game::Setup setup{{{set.id, copies}}, 2, {}};
    if (set.role != kBaseRole) {
      setup.sets.push_back({a_base(playable.catalogue).id, 1});
    }
    const auto rules = game::Rules::create(playable.catalogue, playable.modules, std::move(setup));
    if (std::holds_alternative<std::shared_ptr<const game::Rules>>(rules)) {
      return copies;
    }
  }
  return 1;
}

json set_json(const Playable& playable, const catalogue::TileSet& set) {
  json tiles = json::object();
  bool reconstructed = false;
  for (const catalogue::TileCount& tile : set.tiles) {
    const catalogue::Layout& layout = playable.catalogue.layout(tile.layout);
    tiles[layout.id] = tile.count;
    reconstructed = reconstructed || layout.reconstructed;
  }
  return {{"id", set.id},
          {"name", set.name},
          {"role", set.role},
          {"total", set.total},
          {"reconstructed", reconstructed},
          {"tiles", std::move(tiles)},
          {"max_copies", max_copies(playable, set)}};
}

/// Ids of the boxes that a rule option is about.
template <class Concerns>
json sets_for(const catalogue::Catalogue& catalogue, Concerns&& concerns) {
  json ids = json::array();
  for (const catalogue::TileSet& set : catalogue.sets()) {
    if (set.role != kOptionRole && concerns(set)) {
      ids.push_back(set.id);
    }
  }
  return ids;
}

json option_json(const game::OptionSpec& option, json needs) {
  return {{"id", option.id},
          {"values", option.values},
          {"default", option.values.front()},
          {"needs", std::move(needs)},
          {"house", option.origin == game::OptionSpec::Origin::house}};
}

}  // namespace

std::string encode_rules(const catalogue::Catalogue& catalogue,
                         std::span<const game::Module* const> modules,
                         std::span<const std::string_view> bots) {
  const Playable playable{catalogue, modules};
  json sets = json::array();
  for (const catalogue::TileSet& set : catalogue.sets()) {
    if (set.role != kOptionRole) {
      sets.push_back(set_json(playable, set));
    }
  }
  json options = json::array();
  for (const game::OptionSpec& option : game::base_options()) {
    options.push_back(option_json(option, json::array()));
  }
  for (const game::Module* module : modules) {
    for (const game::OptionSpec& option : module->options()) {
      options.push_back(option_json(option, sets_for(catalogue, [&](const catalogue::TileSet& set) {
                                      return option.concerns != nullptr ? option.concerns(set)
                                                                        : module->concerns(set);
                                    })));
    }
  }
  json levels = json::array();
  for (const std::string_view level : bots) {
    levels.push_back({{"id", level}});
  }
  return json{{"sets", std::move(sets)},
              {"options", std::move(options)},
              {"bots", std::move(levels)},
              {"max_seats", game::kMaxSeats}}
      .dump();
}

std::string encode_checked(
    const std::variant<std::shared_ptr<const game::Rules>, std::vector<game::SetupError>>& made) {
  json errors = json::array();
  json piles = json::array();
  json in_play = json::object();
  if (const auto* reasons = std::get_if<std::vector<game::SetupError>>(&made)) {
    for (const game::SetupError& reason : *reasons) {
      errors.push_back({{"code", reason.code}, {"message", reason.message}});
    }
  } else {
    const game::Rules& rules = *std::get<std::shared_ptr<const game::Rules>>(made);
    for (const game::Pile& pile : rules.piles().piles) {
      piles.push_back({{"name", pile.name}, {"left", pile.size()}});
    }
    in_play = in_play_json(rules);
  }
  return json{
      {"errors", std::move(errors)}, {"piles", std::move(piles)}, {"in_play", std::move(in_play)}}
      .dump();
}

}  // namespace aude::protocol
