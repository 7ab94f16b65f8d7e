#include "server/room/clock.hpp"

#include <algorithm>

namespace aude::room {

TurnClock::TurnClock(protocol::Clock clock, unsigned turn, std::optional<std::int64_t> left_ms)
    : clock_(clock) {
  if (left_ms) {
    turn_ = turn;
    left_ms_ = *left_ms;
  }
}

bool TurnClock::follow(const std::optional<Player>& player, protocol::UnixMs now) {
  if (clock_.kind == protocol::Clock::Kind::none || player == player_) {
    return false;
  }
  const bool was_running = player_.has_value();
  left_ms_ = left_at(now);
  player_ = player;
  since_ = now;
  if (player && player->turn != turn_) {
    turn_ = player->turn;
    left_ms_ = std::int64_t{clock_.seconds} * 1000;
  }
  return was_running || player_.has_value();
}

std::int64_t TurnClock::left_at(protocol::UnixMs now) const {
  const std::int64_t used = player_ ? now.value - since_.value : 0;
  return std::max<std::int64_t>(0, left_ms_ - used);
}

std::optional<protocol::RunningClock> TurnClock::running(protocol::UnixMs now) const {
  if (!player_) {
    return std::nullopt;
  }
  return protocol::RunningClock{player_->seat, left_at(now)};
}

std::optional<protocol::UnixMs> TurnClock::deadline() const {
  if (!player_) {
    return std::nullopt;
  }
  return protocol::UnixMs{since_.value + left_ms_};
}

void TurnClock::expire() {
  left_ms_ = 0;
  player_.reset();
}

bool TurnClock::is_expired(unsigned turn) const {
  return clock_.kind == protocol::Clock::Kind::turn && turn == turn_ && left_ms_ == 0;
}

std::optional<std::int64_t> TurnClock::left_ms(protocol::UnixMs now) const {
  if (clock_.kind == protocol::Clock::Kind::none) {
    return std::nullopt;
  }
  return left_at(now);
}

}  // namespace aude::room
