#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "shared/game/game.hpp"

namespace aude::record {

/// The beginning that a game has taken over from another one: what was drawn and done there up to
/// the start of a turn. From then on it is a game of its own, with a seed of its own. Holds nothing
/// that was still hidden in the other game at that moment.
struct Prefix {
  /// Id of the other game.
  std::string game;
  /// The seat that began.
  game::SeatId first;
  /// Names of the tiles that had left the piles, in order; the one in hand is the last.
  std::vector<std::string> draws;
  /// What was done: seat, and write_action.
  struct Line {
    game::SeatId seat;
    std::string action;
    bool operator==(const Line&) const = default;
  };
  std::vector<Line> actions;
  bool operator==(const Prefix&) const = default;
};

/// What to play on from when `game`, whose id is `id`, had come to `move` actions: everything up to
/// the start of the turn that was on then, because whoever is to move may take back its answers.
/// `move` is less than the number of actions; it may be that of the last turn.
[[nodiscard]] Prefix prefix_of(const game::Game& game, std::string id, std::size_t move);

/// Compact JSON with members in the order of their names (docs/record.md): it stands in records and
/// in the store, and the commitment covers it.
[[nodiscard]] std::string write_prefix(const Prefix& prefix);
/// Throws RecordError if the text is damaged.
[[nodiscard]] Prefix read_prefix(std::string_view text);

/// Throws RecordError unless `game` begins with the prefix: the same first seat, draws and actions,
/// and no draw promised that comes after them.
void check_prefix(const game::Game& game, const Prefix& prefix);

}  // namespace aude::record
