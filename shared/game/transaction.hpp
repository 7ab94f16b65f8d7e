#pragma once

#include "shared/game/deck.hpp"
#include "shared/game/event.hpp"
#include "shared/game/rules.hpp"
#include "shared/game/state.hpp"

namespace aude::game {

/// The only way by which steps and modules change a State: every change is an event.
class Transaction {
 public:
  Transaction(const Rules& rules, State& state, const Deck& deck, EventSink* sink)
      : rules_(rules), state_(state), deck_(deck), sink_(sink) {}

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const Deck& deck() const { return deck_; }

  void emit(const Event& event) {
    evolve(rules_.shapes(), state_, event);
    if (sink_ != nullptr) {
      sink_->on(event, state_);
    }
  }

 private:
  const Rules& rules_;
  State& state_;
  const Deck& deck_;
  EventSink* sink_;
};

}  // namespace aude::game
