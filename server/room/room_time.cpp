#include <algorithm>
#include <chrono>
#include <utility>

#include "server/room/room.hpp"
#include "shared/protocol/table_codec.hpp"

namespace aude::room {
namespace {

protocol::UnixMs after(protocol::UnixMs time, std::chrono::milliseconds delay) {
  return {time.value + delay.count()};
}

}  // namespace

void Room::presence_changed() {
  if (!presence_due_) {
    presence_due_ = after(now(), services_.presence_delay);
  }
  idle_since_.reset();
}

void Room::forget_presence_until(protocol::UnixMs now) {
  if (presence_due_ && *presence_due_ <= now) {
    presence_due_.reset();
  }
}

Change Room::what_is_due(TableState& next, protocol::UnixMs now) const {
  Change change;
  if (presence_due_ && *presence_due_ <= now) {
    note_presence(next, change, now);
  }
  if (next.is(protocol::Status::playing) && people_may_depart()) {
    for (const SeatId seat : next.seats.mark_departed(now, services_.away_after)) {
      change.events.push_back(protocol::encode_seat_event(seat, next.seats.at(seat)));
    }
  }
  if (const auto deadline = next.turn_clock.deadline(); deadline && *deadline <= now) {
    const TurnClock::Player late = *next.turn_clock.player();
    next.turn_clock.expire();
    change.events.push_back(
        protocol::encode_time_out_event(late.seat, late.turn, next.clock.time_out));
    change.events.push_back(protocol::encode_clock_event(std::nullopt, next.turn_clock.banks(now)));
    change.line = Change::Line{store::EntryKind::table, late.seat, "time_out"};
  }
  return change;
}

void Room::note_presence(TableState& next, Change& change, protocol::UnixMs now) const {
  for (const SeatId seat : next.seats.ids()) {
    protocol::Seat& one = next.seats.at(seat);
    if (!one.player || !next.seats.set_online(seat, audience_.has(one.player->id), now)) {
      continue;
    }
    if (one.online && !one.bot) {
      one.left = false;
    }
    change.events.push_back(protocol::encode_seat_event(seat, one));
  }
  const std::size_t spectators = audience_.spectators(next.seats);
  if (spectators != next.spectators) {
    next.spectators = spectators;
    change.events.push_back(protocol::encode_spectators_event(spectators));
  }
}

bool Room::has_nothing_to_do() const {
  const auto respondent = respondent_of(state_, services_.stand_in);
  const bool somebody_thinks = respondent && respondent->is_thinking();
  const bool plays_by_itself = respondent && !somebody_thinks;
  const bool departs = state_.is(protocol::Status::playing) && people_may_depart() &&
                       state_.seats.next_departure(services_.away_after);
  return audience_.empty() && !presence_due_ && !plays_by_itself && !departs &&
         !state_.turn_clock.deadline();
}

/// Who plays a turn in some days is not away because he is not here.
bool Room::people_may_depart() const { return state_.clock.kind != protocol::Clock::Kind::days; }

void Room::offer_to_sleep(protocol::UnixMs now) {
  if (!has_nothing_to_do()) {
    idle_since_.reset();
    return;
  }
  if (!idle_since_) {
    idle_since_ = now;
  }
  if (after(*idle_since_, services_.idle_after) <= now) {
    idle_since_ = now;
    if (const auto directory = directory_.lock()) {
      directory->idle(id_, handled_);
    }
  }
}

std::optional<protocol::UnixMs> Room::next_due() const {
  std::optional<protocol::UnixMs> due = retry_at_;
  const auto consider = [&due](const std::optional<protocol::UnixMs>& time) {
    if (time && (!due || *time < *due)) {
      due = time;
    }
  };
  consider(presence_due_);
  consider(state_.turn_clock.deadline());
  if (state_.is(protocol::Status::playing) && people_may_depart()) {
    consider(state_.seats.next_departure(services_.away_after));
  }
  if (has_nothing_to_do()) {
    consider(after(idle_since_.value_or(now()), services_.idle_after));
  }
  return due && retry_at_ ? std::max(due, retry_at_) : due;
}

void Room::arm() {
  if (has_nothing_to_do() && !idle_since_) {
    idle_since_ = now();
  }
  const auto due = stopped_ ? std::nullopt : next_due();
  if (!due) {
    alarm_.cancel();
    return;
  }
  const std::int64_t wait_ms = std::max<std::int64_t>(0, due->value - now().value);
  alarm_.expires_after(std::chrono::milliseconds(wait_ms));
  alarm_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
    const auto room = weak.lock();
    if (room && !error) {
      room->post(Tick{});
    }
  });
}

}  // namespace aude::room
