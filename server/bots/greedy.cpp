#include "server/bots/greedy.hpp"

#include <algorithm>
#include <limits>
#include <vector>

#include "server/bots/evaluate.hpp"
#include "shared/game/turn.hpp"

namespace aude::bots {

namespace {

using game::Choice;
using game::Rules;
using game::SeatId;
using game::State;

/// A deck that is right in what may be known: the unseen tiles, in the order of their ids. Only
/// answers that end a turn draw from it, and what they draw is not looked at.
game::Deck imagined_deck(const Rules& rules, const State& state) {
  game::Deck deck;
  const auto unseen = rules.unseen(state);
  for (std::size_t l = 0; l < unseen.size(); ++l) {
    deck.order.insert(deck.order.end(), unseen[l], game::LayoutId{static_cast<std::uint16_t>(l)});
  }
  deck.order.insert(deck.order.begin(), state.drawn, game::LayoutId{});
  return deck;
}

class OneTurn {
 public:
  OneTurn(const Rules& rules, const State& root, std::stop_token stop)
      : rules_(rules), seat_(*root.asked), turn_(root.turn), deck_(imagined_deck(rules, root)),
        stop_(std::move(stop)) {}

  Choice best(const State& state, std::span<const Choice> options) const {
    const Choice* best = &options.front();
    double most = -std::numeric_limits<double>::infinity();
    for (const Choice& option : options) {
      const double value = value_after(state, option, 0);
      if (value > most) {
        most = value;
        best = &option;
      }
      if (stop_.stop_requested()) {
        break;
      }
    }
    return *best;
  }

 private:
  /// Answers of the same turn that are tried one behind the other: tile, follower, new ferry, and
  /// one more. Longer chains of ferry moves are met when their turn comes.
  static constexpr unsigned kDepth = 3;

  double value_after(const State& state, const Choice& option, unsigned depth) const {
    if (option.action == game::kEndTurn) {
      return evaluate(rules_, state, seat_);
    }
    State next = state;
    game::apply(rules_, next, deck_, option, nullptr);
    if (depth == kDepth || next.turn != turn_ || next.asked != seat_) {
      return evaluate(rules_, next, seat_);
    }
    std::vector<Choice> options;
    game::offer(rules_, next, options);
    double most = -std::numeric_limits<double>::infinity();
    for (const Choice& follow_up : options) {
      most = std::max(most, value_after(next, follow_up, depth + 1));
    }
    return most;
  }

  const Rules& rules_;
  SeatId seat_;
  unsigned turn_;
  game::Deck deck_;
  std::stop_token stop_;
};

}  // namespace

Choice GreedyBot::choose(const PlayerView& view, std::span<const Choice> options, Budget /*budget*/,
                         std::stop_token stop) const {
  if (options.size() == 1) {
    return options.front();
  }
  return OneTurn(view.rules(), view.state(), std::move(stop)).best(view.state(), options);
}

}  // namespace aude::bots
