#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "server/room/seats.hpp"
#include "shared/protocol/table.hpp"

namespace aude::room {

/// Bots that are proposed for abandoned seats, and who has agreed. A value.
class Proposals {
 public:
  Proposals() = default;
  /// As they were stored.
  explicit Proposals(std::vector<protocol::Proposal> proposals)
      : proposals_(std::move(proposals)) {}

  [[nodiscard]] const std::vector<protocol::Proposal>& all() const { return proposals_; }
  [[nodiscard]] const protocol::Proposal* find(SeatId seat) const;

  /// `by` proposes a bot for `seat`, or agrees to one.
  void agree(SeatId seat, SeatId by);
  /// Takes the proposal back. False if there is none.
  bool decline(SeatId seat);

  /// What became of a proposal when the table was looked at again.
  struct News {
    SeatId seat;
    enum class What : std::uint8_t { changed, dropped, accepted } what{};
  };
  /// Works out who is needed now: every person at the table who has not left, the abandoned seat
  /// apart. Who is offline for a moment, perhaps because the server was, is needed too. Drops
  /// proposals for seats that are no longer abandoned, and takes out those that all needed people
  /// have agreed to.
  [[nodiscard]] std::vector<News> settle(const Seats& seats);

 private:
  std::vector<protocol::Proposal> proposals_;
};

/// True if a bot may be proposed for this seat.
[[nodiscard]] bool is_abandoned(const Seats& seats, SeatId seat);

}  // namespace aude::room
