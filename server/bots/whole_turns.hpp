#pragma once

#include <limits>
#include <utility>
#include <vector>

#include "server/bots/outlook.hpp"
#include "shared/game/turn.hpp"

namespace aude::bots {

/// The answers of one seat up to the end of its turn, in order.
using Answers = board::FixedVector<game::Choice, 24>;

/// Plays whole turns in thought: tile, follower and whatever an expansion asks after them. A turn
/// is taken up to where it can be ended; ending it is left to the caller. Working memory of one
/// search.
class WholeTurns {
 public:
  WholeTurns(const game::Rules& rules, Outlook& outlook) : rules_(rules), outlook_(outlook) {}

  /// Calls `leaf(answers, state)` for the ways to play out the turn of the asked seat. Every
  /// combination of up to `kBroad` answers is tried; longer chains go on with what looks best.
  template <class Leaf>
  void each(const game::State& from, const game::Deck& deck, Leaf&& leaf) {
    answers_.clear();
    seat_ = *from.asked;
    turn_ = from.turn;
    walk(from, deck, 0, leaf);
  }

 private:
  static constexpr std::size_t kBroad = 4;
  static constexpr std::size_t kLongest = 20;

  [[nodiscard]] bool is_over(const game::State& state) const {
    return state.asked != seat_ || state.turn != turn_;
  }

  template <class Leaf>
  void walk(const game::State& state, const game::Deck& deck, std::size_t depth, Leaf& leaf) {
    if (options_.size() <= depth) {
      options_.resize(depth + 1);
    }
    options_[depth].clear();
    game::offer(rules_, state, options_[depth]);
    if (options_[depth].front().action == game::kEndTurn || depth >= kLongest) {
      leaf(std::as_const(answers_), state);
      return;
    }
    if (depth >= kBroad) {
      keep_best(state, deck, depth);
    }
    for (std::size_t o = 0; o < options_[depth].size(); ++o) {
      const game::Choice option = options_[depth][o];
      game::State next = state;
      game::apply(rules_, next, deck, option, nullptr);
      answers_.push_back(option);
      if (is_over(next)) {
        leaf(std::as_const(answers_), next);
      } else {
        walk(next, deck, depth + 1, leaf);
      }
      answers_.pop_back();
    }
  }

  /// Leaves the option that looks best by itself.
  void keep_best(const game::State& state, const game::Deck& deck, std::size_t depth);

  const game::Rules& rules_;
  Outlook& outlook_;
  game::SeatId seat_;
  unsigned turn_{};
  Answers answers_;
  std::vector<std::vector<game::Choice>> options_;
};

}  // namespace aude::bots
