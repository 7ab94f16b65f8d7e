#pragma once

#include <span>
#include <variant>
#include <vector>

#include "shared/game/choice.hpp"
#include "shared/game/ids.hpp"
#include "shared/game/state.hpp"

namespace aude::game {

class Rules;
class Transaction;

/// What a step says when it is entered or answered.
struct AskSeat {
  SeatId seat;
};
struct Advance {};
struct Again {};
struct JumpTo {
  StepId step;
};
struct Finish {};
using Outcome = std::variant<AskSeat, Advance, Again, JumpTo, Finish>;

/// One step of the turn. Stateless; everything it needs is in State.
class Step {
 public:
  virtual ~Step() = default;
  [[nodiscard]] virtual StepId id() const = 0;
  /// The turn has come to this step.
  [[nodiscard]] virtual Outcome enter(const Rules& rules, Transaction& tx) const = 0;
  /// Appends every legal answer to the open question. Called only while a seat is asked; the same
  /// State gives the same answers in the same order.
  virtual void offer(const Rules& rules, const State& state, std::vector<Choice>& options) const;
  /// One of the offered answers has been given.
  [[nodiscard]] virtual Outcome resolve(const Rules& rules, Transaction& tx,
                                        const Choice& choice) const;
};

/// The steps of a turn in order. The base supplies draw, place, follower, end_turn, score and
/// turn_end; modules insert theirs (expansions.md, 0. Turn).
class Plan {
 public:
  explicit Plan(std::vector<const Step*> steps) : steps_(std::move(steps)) {}

  /// Puts `step` right behind `anchor`. Throws
  /// std::logic_error if there is no step `anchor`.
  void insert_after(StepId anchor, const Step& step);
  [[nodiscard]] std::span<const Step* const> steps() const { return steps_; }
  /// Index of the step. Throws std::logic_error if there is none.
  [[nodiscard]] std::uint8_t index_of(StepId id) const;

 private:
  std::vector<const Step*> steps_;
};

inline constexpr StepId kDrawStep{"draw"};
inline constexpr StepId kPlaceStep{"place"};
inline constexpr StepId kFollowerStep{"follower"};
inline constexpr StepId kEndTurnStep{"end_turn"};
inline constexpr StepId kScoreStep{"score"};
inline constexpr StepId kTurnEndStep{"turn_end"};

}  // namespace aude::game
