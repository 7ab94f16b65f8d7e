#pragma once

#include <span>
#include <stop_token>
#include <string_view>

#include "shared/game/rules.hpp"
#include "shared/game/state.hpp"
#include "shared/game/turn.hpp"

namespace aude::bots {

/// A player that is a program. Stateless and thread-safe. It sees what a player may know: a State
/// holds no order of the undrawn tiles.
class Bot {
 public:
  virtual ~Bot() = default;
  /// Id of the level as it stands in set-ups and lists: "greedy".
  [[nodiscard]] virtual std::string_view level() const = 0;
  /// Picks one of the legal answers to the open question of `state`; `options` is never empty.
  /// Returns soon after `stop` is requested, with whatever it has by then.
  [[nodiscard]] virtual game::Choice choose(const game::Rules& rules, const game::State& state,
                                            std::span<const game::Choice> options,
                                            std::stop_token stop) const = 0;
};

/// Every level, the weakest first.
[[nodiscard]] std::span<const Bot* const> all_bots();
/// The bot of a level, or null.
[[nodiscard]] const Bot* find_bot(std::string_view level);

}  // namespace aude::bots
