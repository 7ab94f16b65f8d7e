#pragma once

#include <cstdint>
#include <optional>

#include "shared/game/ids.hpp"
#include "shared/protocol/table.hpp"

namespace aude::room {

/// The thinking time of the turn that is on. A value that is told the time; it waits for nothing.
class TurnClock {
 public:
  explicit TurnClock(protocol::Clock clock) : clock_(clock) {}
  /// Goes on with what was left of a turn when it was written down.
  TurnClock(protocol::Clock clock, unsigned turn, std::optional<std::int64_t> left_ms);

  /// Whose time runs, and in which turn.
  struct Player {
    unsigned turn{};
    game::SeatId seat;
    bool operator==(const Player&) const = default;
  };
  /// Tells the clock who must answer now: nobody, if a bot must or the game is over. A new turn has
  /// the whole time. Returns true if viewers see a difference.
  bool follow(const std::optional<Player>& player, protocol::UnixMs now);

  [[nodiscard]] std::optional<protocol::RunningClock> running(protocol::UnixMs now) const;
  [[nodiscard]] std::optional<protocol::UnixMs> deadline() const;
  /// Ends the time of this turn. Call when the deadline has come.
  void expire();
  /// True if the time of this turn was used up.
  [[nodiscard]] bool is_expired(unsigned turn) const;
  /// What is left of the turn, for the store; nothing if no time is kept.
  [[nodiscard]] std::optional<std::int64_t> left_ms(protocol::UnixMs now) const;

 private:
  [[nodiscard]] std::int64_t left_at(protocol::UnixMs now) const;

  protocol::Clock clock_;
  // The turn that left_ms_ belongs to.
  unsigned turn_{0};
  std::int64_t left_ms_{0};
  std::optional<Player> player_;
  protocol::UnixMs since_;
};

}  // namespace aude::room
