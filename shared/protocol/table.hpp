#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shared/protocol/messages.hpp"
#include "shared/protocol/unix_time.hpp"

namespace aude::protocol {

/// What a table is made of on the wire (schema.json has the meaning of each member).

struct PlayerRef {
  std::string id;
  std::string name;
  bool operator==(const PlayerRef&) const = default;
};

struct Seat {
  std::optional<PlayerRef> player;
  std::optional<std::string> bot;
  bool ready{};
  bool online{};
  bool left{};
  bool resigned{};
  bool operator==(const Seat&) const = default;
};

struct ChatLine {
  UnixMs at;
  std::optional<PlayerRef> from;
  std::optional<game::SeatId> seat;
  std::string text;
};

struct RunningClock {
  game::SeatId seat;
  std::int64_t remaining_ms{};
};

struct Proposal {
  game::SeatId seat;
  std::vector<game::SeatId> agreed;
  std::vector<game::SeatId> needed;
  bool operator==(const Proposal&) const = default;
};

/// The game that a table plays on from, and how many of its actions were taken over.
struct Origin {
  std::string game;
  std::size_t move{};
};

struct Table {
  std::string id;
  Status status{};
  Visibility visibility{};
  std::optional<std::string> host;
  UnixMs created_at;
  game::Setup setup;
  Clock clock;
  Aids aids{};
  Hints hints{};
  Pace pace{};
  std::optional<Origin> from;
  std::vector<Seat> seats;
  std::size_t spectators{};
  std::vector<ChatLine> chat;
  std::vector<Proposal> proposals;
  std::optional<RunningClock> running;
  /// With a bank clock: milliseconds left by seat.
  std::vector<std::int64_t> banks;
};

/// What one viewer is at a table.
struct You {
  std::optional<game::SeatId> seat;
  bool host{};
  /// Whether the viewer may ask for hints.
  bool hints{};
  bool operator==(const You&) const = default;
};

/// One line of a list.
struct GameSummary {
  struct Seat {
    std::optional<PlayerRef> player;
    std::optional<std::string> bot;
    std::optional<int> score;
    std::optional<unsigned> place;
  };
  std::string id;
  Status status{};
  Visibility visibility{};
  UnixMs created_at;
  game::Setup setup;
  Clock clock;
  std::optional<std::string> host;
  std::vector<Seat> seats;
  std::optional<UnixMs> finished_at;
  std::optional<unsigned> turn;
  std::optional<game::SeatId> your_seat;
  std::optional<bool> your_move;
  /// With a running clock: what is left of the turn that is on.
  std::optional<std::int64_t> remaining_ms;
};

}  // namespace aude::protocol
