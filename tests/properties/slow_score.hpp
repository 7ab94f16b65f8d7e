#pragma once

#include "shared/game/game.hpp"

namespace aude::tests {

/// Counts every feature that scores again, from a recount of the board and by the tables of
/// base.md alone, and holds points and shares against it.
class ScoreWatch final : public game::EventSink {
 public:
  explicit ScoreWatch(const game::Rules& rules) : rules_(rules) {}
  void on(const game::Event& event, const game::State& after) override;

 private:
  const game::Rules& rules_;
};

}  // namespace aude::tests
