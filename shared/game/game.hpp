#pragma once

#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "shared/game/turn.hpp"

namespace aude::game {

/// A seat gave up.
struct Resign {
  bool operator==(const Resign&) const = default;
};

/// What a seat did: an answer, or giving up.
struct Action {
  SeatId seat;
  std::variant<Choice, Resign> what;
  bool operator==(const Action&) const = default;
};

/// A whole game in progress: the rules, the table, the secret deck, the way back inside the turn,
/// and everything that was done. Not thread-safe; owned by one room.
///
/// Events go to the sink that each call is given; it may be null.
class Game {
 public:
  /// Lays the start tile and opens the first question.
  Game(std::shared_ptr<const Rules> rules, Deck deck, EventSink* sink);

  [[nodiscard]] const Rules& rules() const { return *rules_; }
  [[nodiscard]] std::shared_ptr<const Rules> shared_rules() const { return rules_; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const Deck& deck() const { return deck_; }
  [[nodiscard]] bool over() const { return state_.ended.has_value(); }

  /// The open question with all its legal answers; nothing once the game is over.
  [[nodiscard]] const std::optional<Ask>& ask() const { return ask_; }
  /// Number of the open question. Grows with every question and every undo, so an answer to an
  /// earlier question can never be taken for an answer to this one.
  [[nodiscard]] unsigned ask_number() const { return ask_number_; }

  /// Answers the open question with one of its options.
  [[nodiscard]] std::optional<Refusal> choose(SeatId seat, const Choice& choice, EventSink* sink);

  /// True if the asked seat may go back to the first question of its turn: it has answered at least
  /// once and has not ended the turn.
  [[nodiscard]] bool can_undo() const;
  /// Goes back to where the tile of this turn had just been drawn. Emits no event.
  [[nodiscard]] std::optional<Refusal> undo(SeatId seat);

  /// Gives up for good (turn.hpp). A turn in progress is undone first.
  [[nodiscard]] std::optional<Refusal> resign(SeatId seat, EventSink* sink);

  /// Everything that was done and not undone, in order.
  [[nodiscard]] std::span<const Action> actions() const { return actions_; }

 private:
  void ask_anew();
  void remember_turn();
  [[nodiscard]] std::span<const Action> actions_of_turn() const;
  /// To where this turn began; other seats that have resigned since then stay resigned.
  void go_back();

  std::shared_ptr<const Rules> rules_;
  Deck deck_;
  State state_;
  std::optional<Ask> ask_;
  unsigned ask_number_{0};
  std::vector<Action> actions_;
  // Where this turn began: what an undo goes back to.
  State turn_start_;
  std::size_t actions_at_turn_start_{0};
};

}  // namespace aude::game
