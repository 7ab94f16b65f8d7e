#pragma once

#include <stop_token>

#include "server/bots/bot.hpp"
#include "server/bots/outlook.hpp"
#include "server/bots/whole_turns.hpp"

namespace aude::bots {

/// What the hard bot says about a turn that somebody has played.
struct Judgement {
  /// What it would have played.
  Answers best;
  /// How many points of its expected lead the turn has given away; 0 if nothing better was found.
  double loss{};
  /// How likely each seat is to win if the best is played: together 1, and 0 for who has resigned.
  SeatValues chances{};
};

/// How likely each seat is to win, from the points expected of it and the tiles that are left in
/// `state`: the fewer, the surer. Who has resigned comes behind everyone else (game::places)
/// and does not win.
[[nodiscard]] SeatValues win_chances(const SeatValues& points, const game::State& state);

/// Judges the answers with which the asked seat of `view` played out its turn: legal ones, up to
/// where the turn can be ended.
[[nodiscard]] Judgement judge(const PlayerView& view, const Answers& played, Budget budget,
                              std::stop_token stop);

}  // namespace aude::bots
