#include "shared/record/prefix.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "shared/record/action_text.hpp"
#include "shared/record/record.hpp"
#include "shared/record/whole_number.hpp"

namespace aude::record {

namespace {

using nlohmann::json;

void carry_on(const game::Game& game, game::State& state, const game::Action& action) {
  if (const auto* choice = std::get_if<game::Choice>(&action.what)) {
    game::apply(game.rules(), state, game.deck(), *choice, nullptr);
  } else {
    game::resign(game.rules(), state, game.deck(), action.seat, nullptr);
  }
}

game::SeatId seat_in(const json& value, std::string_view name) {
  return {static_cast<std::uint8_t>(whole_number(value, name, game::kMaxSeats - 1))};
}

/// The table after so many actions of the game.
game::State state_after(const game::Game& game, std::size_t actions) {
  game::State state = game::begin(game.rules(), game.deck(), nullptr);
  for (const game::Action& action : game.actions().first(actions)) {
    carry_on(game, state, action);
  }
  return state;
}

}  // namespace

Prefix prefix_of(const game::Game& game, std::string id, std::size_t move) {
  game::State state = game::begin(game.rules(), game.deck(), nullptr);
  std::size_t kept = 0;
  std::size_t drawn = state.drawn;
  for (std::size_t done = 0; done < move; ++done) {
    const unsigned turn = state.turn;
    carry_on(game, state, game.actions()[done]);
    if (state.turn != turn) {
      kept = done + 1;
      drawn = state.drawn;
    }
  }
  Prefix prefix{std::move(id), game.deck().first, {}, {}};
  for (std::size_t d = 0; d < drawn; ++d) {
    prefix.draws.push_back(game.rules().layout(game.deck().order[d]).id);
  }
  for (const game::Action& action : game.actions().first(kept)) {
    prefix.actions.push_back({action.seat, write_action(action)});
  }
  return prefix;
}

std::string write_prefix(const Prefix& prefix) {
  json actions = json::array();
  for (const Prefix::Line& line : prefix.actions) {
    actions.push_back({{"by", line.seat.value}, {"do", json::parse(line.action)}});
  }
  return json{{"game", prefix.game},
              {"first", prefix.first.value},
              {"draws", prefix.draws},
              {"actions", std::move(actions)}}
      .dump();
}

Prefix read_prefix(std::string_view text) {
  try {
    const json value = json::parse(text);
    Prefix prefix{value.at("game").get<std::string>(),
                  seat_in(value.at("first"), "prefix: first"),
                  value.at("draws").get<std::vector<std::string>>(),
                  {}};
    for (const json& line : value.at("actions")) {
      prefix.actions.push_back({seat_in(line.at("by"), "prefix: by"), line.at("do").dump()});
    }
    return prefix;
  } catch (const json::exception& error) {
    throw RecordError(std::string("prefix: ") + error.what());
  }
}

void check_prefix(const game::Game& game, const Prefix& prefix) {
  const auto& order = game.deck().order;
  const bool same_draws =
      game.deck().first == prefix.first && prefix.draws.size() <= order.size() &&
      std::ranges::equal(prefix.draws, std::span(order).first(prefix.draws.size()), {}, {},
                         [&](game::LayoutId tile) { return game.rules().layout(tile).id; });
  if (!same_draws) {
    throw RecordError("prefix: the game has other draws");
  }
  const auto written = [](const game::Action& action) {
    return Prefix::Line{action.seat, write_action(action)};
  };
  const std::size_t count = prefix.actions.size();
  if (count > game.actions().size() ||
      !std::ranges::equal(prefix.actions, game.actions().first(count), {}, {}, written)) {
    throw RecordError("prefix: the game does not begin with these actions");
  }
  // Else whoever wrote the prefix could choose tiles that are still to come.
  if (state_after(game, count).drawn != prefix.draws.size()) {
    throw RecordError("prefix: its draws are not those of its actions");
  }
}

}  // namespace aude::record
