#include "shared/protocol/hint_codec.hpp"

#include <nlohmann/json.hpp>

namespace aude::protocol {

namespace {

using nlohmann::json;

json fact_json(const aids::HintFact& fact) {
  if (fact.what == aids::HintFact::What::keeps) {
    return {{"what", to_string(fact.what)}, {"count", fact.count}};
  }
  json seats = json::array();
  for (const game::SeatId seat : fact.seats) {
    seats.push_back(seat.value);
  }
  return {{"what", to_string(fact.what)},
          {"kind", to_string(fact.kind)},
          {"points", fact.points.value},
          {"completed", fact.completed.value},
          {"seats", std::move(seats)}};
}

}  // namespace

std::string encode_hint(const HintFrame& hint) {
  json facts = json::array();
  for (const aids::HintFact& fact : hint.facts) {
    facts.push_back(fact_json(fact));
  }
  return json{
      {"t", "hint"},     {"id", hint.id},         {"game", hint.game},        {"seq", hint.seq},
      {"ask", hint.ask}, {"option", hint.option}, {"facts", std::move(facts)}}
      .dump();
}

}  // namespace aude::protocol
