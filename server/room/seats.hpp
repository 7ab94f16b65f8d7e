#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/store/games.hpp"
#include "shared/protocol/table.hpp"

namespace aude::room {

using game::SeatId;
using protocol::UnixMs;

/// Who sits where, and who is there. A value.
class Seats {
 public:
  explicit Seats(std::size_t count) : seats_(count), offline_since_(count) {}
  /// People of a stored game count as offline from `now` on.
  Seats(const std::vector<store::SeatRow>& rows, UnixMs now);

  [[nodiscard]] std::size_t size() const { return seats_.size(); }
  [[nodiscard]] bool has(SeatId seat) const { return seat.value < seats_.size(); }
  [[nodiscard]] const protocol::Seat& at(SeatId seat) const { return seats_.at(seat.value); }
  [[nodiscard]] protocol::Seat& at(SeatId seat) { return seats_.at(seat.value); }
  [[nodiscard]] const std::vector<protocol::Seat>& all() const { return seats_; }
  /// Every seat number, for loops.
  [[nodiscard]] std::vector<SeatId> ids() const;

  [[nodiscard]] std::optional<SeatId> of(const std::string& account) const;
  [[nodiscard]] bool is_free(SeatId seat) const;
  [[nodiscard]] std::optional<SeatId> first_free() const;
  /// True if a person plays there, not a bot, and has not resigned.
  [[nodiscard]] bool is_played(SeatId seat) const;
  /// The first person at the table that is online, or else the first person.
  [[nodiscard]] std::optional<std::string> next_host() const;

  void sit(SeatId seat, const store::Account& account);
  void put_bot(SeatId seat, const std::string& level);
  void clear(SeatId seat);
  /// Keeps everybody, moving those whose seat goes away to free ones; bots that find none go. False
  /// if there are more people than seats; nothing has changed then.
  [[nodiscard]] bool resize(std::size_t count);
  /// Takes back everyone's readiness; bots stay ready.
  void unready();

  /// Notes whether the person of this seat is connected. True if that is new.
  bool set_online(SeatId seat, bool online, UnixMs now);
  /// When the next person who is offline counts as having left.
  [[nodiscard]] std::optional<UnixMs> next_departure(std::chrono::milliseconds away_after) const;
  /// Marks those whose time has come; returns them.
  std::vector<SeatId> mark_departed(UnixMs now, std::chrono::milliseconds away_after);

  [[nodiscard]] std::vector<store::SeatRow> rows() const;

 private:
  [[nodiscard]] bool may_depart(SeatId seat) const;

  std::vector<protocol::Seat> seats_;
  // Of each seat whose person is not connected.
  std::vector<std::optional<UnixMs>> offline_since_;
};

}  // namespace aude::room
