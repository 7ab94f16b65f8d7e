#pragma once

#include <functional>

#include "tests/properties/game_case.hpp"

namespace aude::tests {

/// A property does not hold: says what, and in which turn.
[[noreturn]] void broken(const game::State& state, const std::string& what);

/// Besides answering at random.
struct Habits {
  /// One question in so many is answered with an undo, if there is something to undo; 0: never.
  unsigned undo{25};
  /// At one question in so many a seat resigns, whosever turn it is; 0: never.
  unsigned resign{500};
};

/// Plays a game to its end. `at_question` sees it before every answer.
void play_on(game::Game& game, Dice& dice, game::EventSink* sink, Habits habits,
             const std::function<void(const game::Game&)>& at_question);

/// Passes every event on to several listeners.
class Listeners final : public game::EventSink {
 public:
  explicit Listeners(std::vector<game::EventSink*> listeners) : listeners_(std::move(listeners)) {}
  void on(const game::Event& event, const game::State& after) override {
    for (game::EventSink* listener : listeners_) {
      listener->on(event, after);
    }
  }

 private:
  std::vector<game::EventSink*> listeners_;
};

}  // namespace aude::tests
