#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "shared/game/ids.hpp"

namespace aude::protocol {

/// What the analysis of a game says about one turn.
struct JudgedTurn {
  unsigned turn{};
  game::SeatId seat;
  /// Points of the expected lead that the turn has given away.
  double loss{};
  /// How likely each seat was to win with the best turn.
  std::vector<double> chances;
  /// The best turn as actions of a record, each JSON already.
  std::vector<std::string> best_json;
  /// It is what was played.
  bool found{};
};

/// One entry of `turns` in ApiAnalysis.
[[nodiscard]] std::string encode_judged_turn(const JudgedTurn& turn);

enum class AnalysisStatus : std::uint8_t { none, waiting, running, done };

/// The body of GET and POST /api/games/ID/analysis; `turns_json` as encode_judged_turn made them.
struct Analysis {
  AnalysisStatus status{};
  unsigned judged{};
  unsigned of{};
  std::span<const std::string> turns_json;
};
[[nodiscard]] std::string encode_analysis(const Analysis& analysis);

}  // namespace aude::protocol
