#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "shared/game/ids.hpp"
#include "shared/protocol/table.hpp"

namespace aude::room {

/// The thinking time of a game. A value that is told the time; it waits for nothing.
class TurnClock {
 public:
  /// Nobody's time runs yet. `seats` counts with a bank clock.
  TurnClock(protocol::Clock clock, std::size_t seats);

  /// What was left when it was written down.
  struct Kept {
    /// The turn that was on, and what was left of its time.
    unsigned turn{};
    std::optional<std::int64_t> left_ms;
    /// By seat, with a bank clock.
    std::vector<std::int64_t> banks;
  };
  TurnClock(protocol::Clock clock, std::size_t seats, const Kept& kept);

  /// Whose time runs, and in which turn.
  struct Player {
    unsigned turn{};
    game::SeatId seat;
    bool operator==(const Player&) const = default;
  };
  /// Tells the clock who must answer now: nobody, if a bot must or the game is over. A new turn has
  /// the whole time, or the increment more. Returns true if viewers see a difference.
  bool follow(const std::optional<Player>& player, protocol::UnixMs now);
  /// True if follow() with this player would change anything.
  [[nodiscard]] bool is_behind(const std::optional<Player>& player) const;

  [[nodiscard]] std::optional<protocol::RunningClock> running(protocol::UnixMs now) const;
  [[nodiscard]] std::optional<protocol::UnixMs> deadline() const;
  /// Ends the time of this turn. Call when the deadline has come.
  void expire();
  /// True if the time of this turn was used up.
  [[nodiscard]] bool is_expired(unsigned turn) const;
  /// What is left of this turn, for the store; nothing if no time was taken for it yet.
  [[nodiscard]] std::optional<std::int64_t> left_ms(unsigned turn, protocol::UnixMs now) const;
  /// What each seat has left; empty unless it is a bank clock.
  [[nodiscard]] std::vector<std::int64_t> banks(protocol::UnixMs now) const;
  [[nodiscard]] const std::optional<Player>& player() const { return player_; }

 private:
  [[nodiscard]] bool is_bank() const { return clock_.kind == protocol::Clock::Kind::bank; }
  void begin_turn(const Player& player);
  [[nodiscard]] std::int64_t left_at(protocol::UnixMs now) const;

  protocol::Clock clock_;
  // The turn that left_ms_ belongs to.
  unsigned turn_{0};
  std::int64_t left_ms_{0};
  bool is_expired_{false};
  std::vector<std::int64_t> banks_;
  std::optional<Player> player_;
  protocol::UnixMs since_;
};

}  // namespace aude::room
