#include "server/room/seats.hpp"

#include <algorithm>
#include <utility>

namespace aude::room {

Seats::Seats(const std::vector<store::SeatRow>& rows, UnixMs now) : Seats(rows.size()) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const store::SeatRow& row = rows[i];
    protocol::Seat& seat = seats_[i];
    if (row.player) {
      seat.player = protocol::PlayerRef{row.player->id, row.player->name};
      offline_since_[i] = now;
    }
    seat.bot = row.bot;
    seat.ready = row.ready;
    seat.left = row.left;
    seat.resigned = row.resigned;
  }
}

std::vector<SeatId> Seats::ids() const {
  std::vector<SeatId> ids(seats_.size());
  for (std::size_t i = 0; i < ids.size(); ++i) {
    ids[i] = SeatId{static_cast<std::uint8_t>(i)};
  }
  return ids;
}

std::optional<SeatId> Seats::of(const std::string& account) const {
  // Asked for every viewer of every batch: no list of numbers is made for it.
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    if (seats_[seat].player && seats_[seat].player->id == account) {
      return SeatId{static_cast<std::uint8_t>(seat)};
    }
  }
  return std::nullopt;
}

bool Seats::is_free(SeatId seat) const { return !at(seat).player && !at(seat).bot; }

std::optional<SeatId> Seats::first_free() const {
  for (const SeatId seat : ids()) {
    if (is_free(seat)) {
      return seat;
    }
  }
  return std::nullopt;
}

bool Seats::is_played(SeatId seat) const {
  return at(seat).player && !at(seat).bot && !at(seat).resigned;
}

std::optional<std::string> Seats::next_host() const {
  const protocol::Seat* first = nullptr;
  for (const protocol::Seat& seat : seats_) {
    if (seat.player && (first == nullptr || (seat.online && !first->online))) {
      first = &seat;
    }
  }
  return first == nullptr ? std::nullopt : std::optional(first->player->id);
}

void Seats::sit(SeatId seat, const store::Account& account) {
  at(seat) = {};
  at(seat).player = protocol::PlayerRef{account.id, account.name};
  at(seat).online = true;
  offline_since_[seat.value] = std::nullopt;
}

void Seats::put_bot(SeatId seat, const std::string& level) {
  at(seat) = {};
  at(seat).bot = level;
  at(seat).ready = true;
}

void Seats::clear(SeatId seat) {
  at(seat) = {};
  offline_since_[seat.value] = std::nullopt;
}

bool Seats::resize(std::size_t count) {
  const auto people = std::ranges::count_if(
      seats_, [](const protocol::Seat& seat) { return seat.player.has_value(); });
  if (static_cast<std::size_t>(people) > count) {
    return false;
  }
  Seats before = std::exchange(*this, Seats(count));
  const auto move_in = [&](SeatId from) {
    const bool stays = has(from) && is_free(from);
    const std::optional<SeatId> to = stays ? std::optional(from) : first_free();
    if (to) {
      at(*to) = std::move(before.at(from));
      offline_since_[to->value] = before.offline_since_[from.value];
    }
  };
  // People first: a bot never takes the seat of one.
  for (const SeatId seat : before.ids()) {
    if (before.at(seat).player) {
      move_in(seat);
    }
  }
  for (const SeatId seat : before.ids()) {
    if (!before.is_free(seat) && !before.at(seat).player) {
      move_in(seat);
    }
  }
  return true;
}

void Seats::unready() {
  for (protocol::Seat& seat : seats_) {
    seat.ready = seat.bot.has_value();
  }
}

bool Seats::set_online(SeatId seat, bool online, UnixMs now) {
  if (at(seat).online == online) {
    return false;
  }
  at(seat).online = online;
  offline_since_[seat.value] = online ? std::nullopt : std::optional(now);
  return true;
}

bool Seats::may_depart(SeatId seat) const {
  return offline_since_[seat.value] && is_played(seat) && !at(seat).left;
}

std::optional<UnixMs> Seats::next_departure(std::chrono::milliseconds away_after) const {
  std::optional<UnixMs> next;
  for (const SeatId seat : ids()) {
    if (may_depart(seat)) {
      const UnixMs at_time{offline_since_[seat.value]->value + away_after.count()};
      next = next ? std::min(*next, at_time) : at_time;
    }
  }
  return next;
}

std::vector<SeatId> Seats::mark_departed(UnixMs now, std::chrono::milliseconds away_after) {
  std::vector<SeatId> departed;
  for (const SeatId seat : ids()) {
    if (may_depart(seat) && offline_since_[seat.value]->value + away_after.count() <= now.value) {
      at(seat).left = true;
      departed.push_back(seat);
    }
  }
  return departed;
}

std::vector<store::SeatRow> Seats::rows() const {
  std::vector<store::SeatRow> rows;
  for (const protocol::Seat& seat : seats_) {
    store::SeatRow row;
    if (seat.player) {
      row.player = store::Account{seat.player->id, seat.player->name};
    }
    row.bot = seat.bot;
    row.ready = seat.ready;
    row.left = seat.left;
    row.resigned = seat.resigned;
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace aude::room
