#pragma once

#include "server/bots/bot.hpp"

namespace aude::bots {

/// Looks one turn ahead: tries every answer with the best follower and ferry that can follow it,
/// and takes what evaluates best. The same position always gives the same answer.
class GreedyBot final : public Bot {
 public:
  [[nodiscard]] std::string_view level() const override { return "greedy"; }
  [[nodiscard]] game::Choice choose(const PlayerView& view, std::span<const game::Choice> options,
                                    Budget budget, std::stop_token stop) const override;
};

}  // namespace aude::bots
