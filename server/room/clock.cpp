#include "server/room/clock.hpp"

#include <algorithm>

namespace aude::room {
namespace {

using Kind = protocol::Clock::Kind;

constexpr std::int64_t kSecond = 1000;
constexpr std::int64_t kDay = 86'400 * kSecond;

std::vector<std::int64_t> full_banks(const protocol::Clock& clock, std::size_t seats) {
  return clock.kind == Kind::bank ? std::vector(seats, clock.seconds * kSecond)
                                  : std::vector<std::int64_t>();
}

}  // namespace

TurnClock::TurnClock(protocol::Clock clock, std::size_t seats)
    : clock_(clock), banks_(full_banks(clock, seats)) {}

TurnClock::TurnClock(protocol::Clock clock, std::size_t seats, const Kept& kept)
    : TurnClock(clock, seats) {
  if (kept.left_ms) {
    turn_ = kept.turn;
    left_ms_ = *kept.left_ms;
    is_expired_ = left_ms_ == 0;
  }
  if (kept.banks.size() == banks_.size()) {
    banks_ = kept.banks;
  }
}

bool TurnClock::is_behind(const std::optional<Player>& player) const {
  return clock_.kind != Kind::none && player != player_;
}

bool TurnClock::follow(const std::optional<Player>& player, protocol::UnixMs now) {
  if (!is_behind(player)) {
    return false;
  }
  const bool was_running = player_.has_value();
  left_ms_ = left_at(now);
  if (player_ && is_bank()) {
    banks_.at(player_->seat.value) = left_ms_;
  }
  player_ = player;
  since_ = now;
  if (player && player->turn != turn_) {
    begin_turn(*player);
  }
  return was_running || player_.has_value();
}

void TurnClock::begin_turn(const Player& player) {
  turn_ = player.turn;
  is_expired_ = false;
  switch (clock_.kind) {
  case Kind::none:
    break;
  case Kind::turn:
    left_ms_ = clock_.seconds * kSecond;
    break;
  case Kind::days:
    left_ms_ = clock_.days * kDay;
    break;
  case Kind::bank:
    left_ms_ = banks_.at(player.seat.value) + clock_.increment * kSecond;
    break;
  }
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
  if (player_ && is_bank()) {
    banks_.at(player_->seat.value) = 0;
  }
  left_ms_ = 0;
  is_expired_ = true;
  player_.reset();
}

bool TurnClock::is_expired(unsigned turn) const {
  return clock_.kind != Kind::none && turn == turn_ && is_expired_;
}

std::optional<std::int64_t> TurnClock::left_ms(unsigned turn, protocol::UnixMs now) const {
  if (clock_.kind == Kind::none || turn != turn_) {
    return std::nullopt;
  }
  return left_at(now);
}

std::vector<std::int64_t> TurnClock::banks(protocol::UnixMs now) const {
  std::vector<std::int64_t> banks = banks_;
  if (player_ && is_bank()) {
    banks.at(player_->seat.value) = left_at(now);
  }
  return banks;
}

}  // namespace aude::room
