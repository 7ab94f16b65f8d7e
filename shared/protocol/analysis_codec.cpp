#include "shared/protocol/analysis_codec.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

namespace aude::protocol {
namespace {

using nlohmann::json;

double rounded(double value, double steps) { return std::round(value * steps) / steps; }

std::string_view name_of(AnalysisStatus status) {
  switch (status) {
  case AnalysisStatus::none:
    return "none";
  case AnalysisStatus::waiting:
    return "waiting";
  case AnalysisStatus::running:
    return "running";
  case AnalysisStatus::done:
    return "done";
  }
  return "";
}

json parsed(std::span<const std::string> texts) {
  json list = json::array();
  for (const std::string& text : texts) {
    list.push_back(json::parse(text));
  }
  return list;
}

}  // namespace

std::string encode_judged_turn(const JudgedTurn& turn) {
  json chances = json::array();
  for (const double chance : turn.chances) {
    chances.push_back(rounded(chance, 1000.0));
  }
  return json{{"turn", turn.turn},
              {"seat", turn.seat.value},
              {"loss", rounded(turn.loss, 10.0)},
              {"chances", std::move(chances)},
              {"best", parsed(turn.best_json)},
              {"found", turn.found}}
      .dump();
}

std::string encode_analysis(const Analysis& analysis) {
  return json{{"status", name_of(analysis.status)},
              {"judged", analysis.judged},
              {"of", analysis.of},
              {"turns", parsed(analysis.turns_json)}}
      .dump();
}

}  // namespace aude::protocol
