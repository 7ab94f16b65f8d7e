#include "shared/protocol/game_codec.hpp"

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <utility>

#include "shared/game/turn.hpp"
#include "shared/protocol/feature_json.hpp"
#include "shared/protocol/view_json.hpp"

namespace aude::protocol {

namespace {

using nlohmann::json;

json placed_json(const game::Rules& rules, const game::TilePlaced& placed,
                 const game::State& after) {
  return {{"e", "placed"},
          {"tile", after.placed->value},
          {"layout", rules.layout(placed.layout).id},
          {"x", placed.placement.at.x},
          {"y", placed.placement.at.y},
          {"turns", placed.placement.turns.count()}};
}

json figure_json(std::string_view event, const game::Figure& figure) {
  return {{"e", event},
          {"seat", figure.seat.value},
          {"figure", to_string(figure.kind)},
          {"tile", figure.at.tile.value},
          {"segment", figure.at.segment}};
}

json scored_json(const game::Scored& scored, const game::State& after) {
  json parts = json::array();
  for (const game::ScorePart& part : scored.parts) {
    parts.push_back({{"what", part.what}, {"count", part.count}, {"each", part.each.value}});
  }
  json seats = json::array();
  for (const game::SeatShare& share : scored.shares) {
    seats.push_back({{"seat", share.seat.value},
                     {"followers", share.followers},
                     {"points", share.points.value}});
  }
  return {{"e", "scored"},
          {"kind", to_string(scored.kind)},
          {"complete", scored.complete},
          {"final", scored.phase == game::Phase::final},
          {"points", scored.points.value},
          {"parts", std::move(parts)},
          {"seats", std::move(seats)},
          {"tile", scored.at.tile.value},
          {"segment", scored.at.segment},
          {"segments", segments_json(after, scored.at)}};
}

json asked_json(game::SeatId seat, std::string_view step, bool can_undo) {
  return {{"e", "asked"}, {"seat", seat.value}, {"step", step}, {"can_undo", can_undo}};
}

}  // namespace

EventEncoder::EventEncoder(const game::Rules& rules, const Fairness& fairness)
    : rules_(rules), fairness_(fairness) {}

void EventEncoder::on(const game::Event& event, const game::State& after) {
  const auto& piles = rules_.piles().piles;
  json wire;
  if (const auto* began = std::get_if<game::TurnBegan>(&event)) {
    first_question_of_turn_ = true;
    wire = {{"e", "turn"}, {"turn", began->turn}, {"seat", began->seat.value}};
  } else if (const auto* drawn = std::get_if<game::TileDrawn>(&event)) {
    wire = {{"e", "drawn"},
            {"tile", rules_.layout(drawn->layout).id},
            {"pile", piles[drawn->pile].name}};
  } else if (const auto* discarded = std::get_if<game::HandDiscarded>(&event)) {
    wire = {{"e", "discarded"}, {"tile", rules_.layout(discarded->layout).id}};
  } else if (const auto* removed = std::get_if<game::TileRemoved>(&event)) {
    wire = {{"e", "discarded"},
            {"tile", rules_.layout(removed->layout).id},
            {"pile", piles[removed->pile].name}};
  } else if (const auto* placed = std::get_if<game::TilePlaced>(&event)) {
    wire = placed_json(rules_, *placed, after);
  } else if (const auto* set = std::get_if<game::FigureSet>(&event)) {
    wire = figure_json("figure", set->figure);
  } else if (const auto* returned = std::get_if<game::FigureReturned>(&event)) {
    wire = figure_json("returned", returned->figure);
  } else if (const auto* joined = std::get_if<game::JoinSet>(&event)) {
    wire = {{"e", "joined"},
            {"tile", joined->join.tile.value},
            {"a", joined->join.a},
            {"b", joined->join.b}};
  } else if (const auto* scored = std::get_if<game::Scored>(&event)) {
    wire = scored_json(*scored, after);
  } else if (const auto* asked = std::get_if<game::Asked>(&event)) {
    const bool can_undo = !first_question_of_turn_ && asked->seat == after.turn_seat &&
                          after.step <= rules_.plan().index_of(game::kEndTurnStep);
    first_question_of_turn_ = false;
    wire = asked_json(asked->seat, rules_.step(after).id().name, can_undo);
  } else if (std::holds_alternative<game::Answered>(event)) {
    first_question_of_turn_ = false;
    return;
  } else if (const auto* resigned = std::get_if<game::SeatResigned>(&event)) {
    wire = {{"e", "resigned"}, {"seat", resigned->seat.value}};
  } else if (std::holds_alternative<game::GameEnded>(event)) {
    wire = {{"e", "ended"}, {"final", final_json(after, fairness_)}};
  } else {
    return;
  }
  events_.push_back(wire.dump());
}

std::vector<std::string> EventEncoder::take() { return std::exchange(events_, {}); }

std::string encode_view(const game::Game& game, const Fairness& fairness) {
  return view_json(game.rules(), view_of(game.rules(), game.state()), fairness).dump();
}

std::string encode_started(const game::Game& game, const Fairness& fairness) {
  const game::State start = game::lay_start(game.rules(), game.deck(), nullptr);
  const json event{{"e", "started"},
                   {"view", view_json(game.rules(), view_of(game.rules(), start), fairness)}};
  return event.dump();
}

std::vector<std::string> encode_undone(const game::Game& game, game::SeatId seat) {
  return {json{{"e", "undone"}, {"seat", seat.value}}.dump(),
          asked_json(game.ask()->seat, game.ask()->step.name, game.can_undo()).dump()};
}

std::string encode_ask(const game::Game& game) {
  if (!game.ask()) {
    throw std::logic_error("no question is open");
  }
  const json ask{{"ask", game.ask_number()},
                 {"seat", game.ask()->seat.value},
                 {"step", game.ask()->step.name},
                 {"can_undo", game.can_undo()}};
  std::string text = ask.dump();
  text.back() = ',';
  text += R"("options":[)";
  std::string_view comma;
  for (const game::Choice& choice : game.ask()->options) {
    text.append(comma).append(option_json(game.rules(), game.state(), choice));
    comma = ",";
  }
  return text + "]}";
}

}  // namespace aude::protocol
