#include "shared/record/record.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <span>

#include "shared/expansions/registry.hpp"
#include "shared/game/scoring.hpp"
#include "shared/record/action_text.hpp"
#include "shared/record/setup_json.hpp"
#include "shared/record/turns.hpp"
#include "shared/record/whole_number.hpp"

namespace aude::record {

namespace {

using nlohmann::json;

json scores_of(const game::State& state) {
  json scores = json::array();
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    scores.push_back(state.score(game::SeatId{seat}).value);
  }
  return scores;
}

std::string_view to_string(game::EndReason reason) {
  return reason == game::EndReason::played ? "played" : "resigned";
}

std::shared_ptr<const game::Rules> rules_of(const json& setup) {
  auto made = expansions::make_rules(setup_from_json(setup));
  if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&made)) {
    throw RecordError("setup: " + errors->front().message);
  }
  return std::get<std::shared_ptr<const game::Rules>>(std::move(made));
}

std::string promised(const game::Setup& setup, const Seed& seed,
                     const std::optional<Prefix>& prefix) {
  return prefix ? commitment(setup, seed, *prefix) : commitment(setup, seed);
}

std::optional<Seed> checked_seed(const json& record, const std::optional<Prefix>& prefix) {
  if (!record.contains("seed")) {
    return std::nullopt;
  }
  const auto seed = seed_from_hex(record.at("seed").get<std::string>());
  if (!seed) {
    throw RecordError("seed: not 64 hexadecimal digits");
  }
  if (promised(setup_from_json(record.at("setup")), *seed, prefix) !=
      record.at("commitment").get<std::string>()) {
    throw RecordError("commitment: the seed does not open it, so the order of the tiles is not the "
                      "one that was promised at the start");
  }
  return seed;
}

std::optional<Prefix> prefix_in(const json& record) {
  return record.contains("prefix") ? std::optional(read_prefix(record.at("prefix").dump()))
                                   : std::nullopt;
}

game::Deck dealt(const game::Rules& rules, const Seed& seed, const std::optional<Prefix>& prefix) {
  return prefix ? deal(rules, seed, *prefix) : deal(rules, seed);
}

game::SeatId seat_in(const json& value, std::string_view name, const game::Rules& rules) {
  return {static_cast<std::uint8_t>(whole_number(value, name, rules.setup().seats - 1))};
}

std::vector<game::LayoutId> tiles_of(const game::Layer& layer) {
  std::vector<game::LayoutId> tiles = layer.tiles;
  for (const game::Scattered& one : layer.scattered) {
    tiles.push_back(one.tile);
  }
  return tiles;
}

/// Without the seed only the tiles that came are known; what is left of each layer lies behind them
/// in any order.
game::Deck deck_from_draws(const game::Rules& rules, const json& record) {
  game::Deck deck{drawn_tiles(rules, record.at("turns")),
                  seat_in(record.at("first"), "first", rules)};
  const std::vector<game::LayoutId> drawn = deck.order;
  std::span<const game::LayoutId> to_come = drawn;
  for (const game::Pile& pile : rules.piles().piles) {
    for (const game::Layer& layer : pile.layers) {
      std::vector<game::LayoutId> rest = tiles_of(layer);
      const auto out_of_it = to_come.first(std::min(rest.size(), to_come.size()));
      for (const game::LayoutId tile : out_of_it) {
        const auto found = std::ranges::find(rest, tile);
        if (found == rest.end()) {
          throw RecordError("turns: " + rules.layout(tile).id + " does not lie where it was drawn");
        }
        rest.erase(found);
      }
      deck.order.insert(deck.order.end(), rest.begin(), rest.end());
      to_come = to_come.subspan(out_of_it.size());
    }
  }
  if (!to_come.empty()) {
    throw RecordError("turns: more tiles are drawn than are in play");
  }
  return deck;
}

void replay_action(game::Game& game, const json& entry, std::size_t turn, game::EventSink* sink) {
  const auto where = [&] { return "turn " + std::to_string(turn + 1) + ": "; };
  const bool by_other = entry.is_object();
  const json& text = by_other ? entry.at("do") : entry;
  const game::SeatId seat =
      by_other ? seat_in(entry.at("by"), where() + "by", game.rules()) : game.state().turn_seat;
  const auto action = read_action(game, seat, text.dump());
  if (!action) {
    throw RecordError(where() + text.dump() + " is not legal there");
  }
  const auto* choice = std::get_if<game::Choice>(&action->what);
  const auto refusal =
      choice != nullptr ? game.choose(seat, *choice, sink) : game.resign(seat, sink);
  if (refusal) {
    throw RecordError(where() + text.dump() + ": " + std::string(message_of(*refusal)));
  }
}

void check_outcome(const game::Game& game, const json& record) {
  const json turns = turns_of(game);
  const json& told = record.at("turns");
  for (std::size_t t = 0; t < std::max(turns.size(), told.size()); ++t) {
    if (t >= turns.size() || t >= told.size() || turns[t] != told[t]) {
      throw RecordError("turn " + std::to_string(t + 1) + ": the replay differs; it gives " +
                        (t < turns.size() ? turns[t].dump() : "no such turn"));
    }
  }
  if (record.contains("scores") && record.at("scores") != scores_of(game.state())) {
    throw RecordError("scores: the moves give " + scores_of(game.state()).dump());
  }
}

Replayed replay(const json& record, game::EventSink* sink) {
  const auto format =
      whole_number(record.at("format"), "format", std::numeric_limits<std::uint32_t>::max());
  if (format < 1 || format > kFormat) {
    throw RecordError("format " + std::to_string(format) + ": this program reads up to format " +
                      std::to_string(kFormat));
  }
  Header header{record.value("id", ""), record.value("played_at", ""),
                record.value("names", std::vector<std::string>{}), prefix_in(record)};
  const auto rules = rules_of(record.at("setup"));
  const auto seed = checked_seed(record, header.prefix);
  game::Deck deck = seed ? dealt(*rules, *seed, header.prefix) : deck_from_draws(*rules, record);
  game::Game game(rules, std::move(deck), sink);
  const json& turns = record.at("turns");
  for (std::size_t t = 0; t < turns.size(); ++t) {
    for (const json& entry : turns[t].at("actions")) {
      replay_action(game, entry, t, sink);
    }
  }
  check_outcome(game, record);
  if (header.prefix) {
    check_prefix(game, *header.prefix);
  }
  return {std::move(header), record.at("commitment").get<std::string>(), seed, std::move(game)};
}

}  // namespace

std::string write(const game::Game& game, const Header& header, const Seed& seed) {
  const game::Setup& setup = game.rules().setup();
  json record{
      {"format", header.prefix ? kFormat : 1}, {"id", header.id},
      {"played_at", header.played_at},         {"names", header.names},
      {"setup", setup_to_json(setup)},         {"commitment", promised(setup, seed, header.prefix)},
      {"first", game.deck().first.value},      {"turns", turns_of(game)}};
  if (header.prefix) {
    record["prefix"] = json::parse(write_prefix(*header.prefix));
  }
  if (game.over()) {
    record["seed"] = to_hex(seed);
    record["scores"] = scores_of(game.state());
    record["places"] = game::places(game.state());
    record["end"] = to_string(*game.state().ended);
  }
  return record.dump();
}

game::Game replayed_with(const game::Game& game, game::EventSink* sink) {
  game::Game again(game.shared_rules(), game.deck(), sink);
  for (const game::Action& action : game.actions()) {
    const auto* choice = std::get_if<game::Choice>(&action.what);
    const auto refusal = choice != nullptr ? again.choose(action.seat, *choice, sink)
                                           : again.resign(action.seat, sink);
    if (refusal) {
      throw std::logic_error("a game does not replay: " + std::string(message_of(*refusal)));
    }
  }
  return again;
}

Replayed read(std::string_view text, game::EventSink* sink) {
  // The deepest of a record is an action: record, turns, turn, actions, action, its text. What is
  // nested without end would be written out and taken down by recursion without end.
  constexpr int kDeepest = 16;
  const auto bounded = [](int depth, json::parse_event_t /*event*/, json& /*parsed*/) {
    if (depth > kDeepest) {
      throw RecordError("not a record: it is nested too deeply");
    }
    return true;
  };
  try {
    return replay(json::parse(text, bounded), sink);
  } catch (const json::exception& error) {
    throw RecordError(std::string("not a record: ") + error.what());
  }
}

}  // namespace aude::record
