#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "server/bots/bot.hpp"
#include "server/bots/outlook.hpp"
#include "server/bots/whole_turns.hpp"

namespace aude::bots {

/// What can be expected of a position: the lead of the searching seat, and the points of all.
struct Expectation {
  double lead{};
  SeatValues points{};
};

/// A way to play the turn and what it promises.
struct Line {
  Answers answers;
  Expectation expectation;
  /// How many turns of others the expectation looks ahead. Lines compare only at equal depth.
  unsigned depth{};
};

/// How far a search goes.
struct Scope {
  /// Lines that are looked at with the replies to them, and with the answers to those replies.
  std::size_t wide{14};
  std::size_t narrow{5};
  /// Draws for the second look ahead.
  unsigned samples{8};
};

/// Looks for the best whole turn of the asked seat: values every turn by itself, then the best of
/// them by the replies of the next seat to every tile that may come, weighted by the copies unseen,
/// and the best of those by the answers to the replies. Deterministic; used once.
class Search {
 public:
  Search(const PlayerView& view, const Weights& weights, Budget budget, std::stop_token stop);

  /// The lines found, the best first; never empty. The line `kept`, legal answers up to the end of
  /// the turn, is among them and looked at as closely as the best, even where the search would not
  /// try it by itself.
  [[nodiscard]] std::vector<Line> lines(const Scope& scope, const Answers* kept = nullptr);
  /// Positions that have been valued.
  [[nodiscard]] std::uint64_t positions() const { return outlook_.count(); }

 private:
  struct Reply {
    SeatValues values{};
    game::State state;
  };

  [[nodiscard]] bool spent() const;
  void value_each_turn();
  void value_too(const Answers& kept);
  void keep_among_first(std::size_t lines, const Answers& kept);
  void look_deeper(std::size_t lines, unsigned depth);
  [[nodiscard]] game::State state_after(const Answers& answers) const;
  [[nodiscard]] Expectation valued(const game::State& state);
  [[nodiscard]] Expectation expected(const game::State& leaf, unsigned depth);
  [[nodiscard]] Expectation after_draw(const game::State& state, unsigned depth);
  [[nodiscard]] Reply best_reply(const game::State& state);

  const PlayerView& view_;
  game::SeatId seat_;
  Outlook outlook_;
  WholeTurns turns_;
  std::uint64_t budget_;
  std::stop_token stop_;
  game::Deck deck_;
  /// Draws that the last look ahead takes; 0: all.
  unsigned samples_{0};
  std::vector<Line> lines_;
};

}  // namespace aude::bots
