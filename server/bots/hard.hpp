#pragma once

#include "server/bots/bot.hpp"
#include "server/bots/weights.hpp"
#include "server/bots/whole_turns.hpp"

namespace aude::bots {

/// Searches: its own whole turn, every tile that may come next, the best reply to it.
class HardBot final : public Bot {
 public:
  HardBot() : weights_(tuned_weights()) {}
  explicit HardBot(const Weights& weights) : weights_(weights) {}

  [[nodiscard]] std::string_view level() const override { return "hard"; }
  [[nodiscard]] Budget at_a_table() const override { return {400'000}; }
  [[nodiscard]] game::Choice choose(const PlayerView& view, std::span<const game::Choice> options,
                                    Budget budget, std::stop_token stop) const override;
  /// The best way it knows to play out the turn of the asked seat; no answers where the turn can
  /// only be ended.
  [[nodiscard]] Answers best_turn(const PlayerView& view, Budget budget,
                                  std::stop_token stop) const;

 private:
  Weights weights_;
};

}  // namespace aude::bots
