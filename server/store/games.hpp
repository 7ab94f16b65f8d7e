#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/store/account.hpp"
#include "shared/protocol/messages.hpp"
#include "shared/protocol/table.hpp"
#include "shared/protocol/unix_time.hpp"

namespace aude::store {

using protocol::UnixMs;

/// One game as a row: everything about it but its seats and its moves.
struct GameRow {
  std::string id;
  protocol::Status status{};
  protocol::Visibility visibility{};
  /// Whether the table answers aid queries, who may ask for hints, and how fast its bots play.
  protocol::Aids aids{};
  protocol::Hints hints{};
  protocol::Pace pace{};
  /// Account id.
  std::optional<std::string> host;
  /// JSON of the protocol's Setup and Clock.
  std::string setup;
  std::string clock;
  /// Secret until the game is over; there from the start on.
  std::optional<std::array<std::uint8_t, 32>> seed;
  UnixMs created_at;
  std::optional<UnixMs> started_at;
  std::optional<UnixMs> finished_at;
  /// Number of the last batch of events. Each commit raises it by one.
  std::uint64_t seq{};
  /// For lists: number of the turn, and the seat that must answer.
  unsigned turn{};
  std::optional<std::uint8_t> asked;
  /// What was left of the running turn's time when the row was written.
  std::optional<std::int64_t> clock_left_ms;
};

/// One seat as a row.
struct SeatRow {
  std::optional<Account> player;
  /// Level of the bot.
  std::optional<std::string> bot;
  bool ready{};
  bool left{};
  bool resigned{};
  /// There once the game is over.
  std::optional<int> score;
  std::optional<unsigned> place;
};

/// What an entry of a game's log tells. `start`, `action` and `undo` replay the game.
enum class EntryKind : std::uint8_t { start, action, undo, chat, table };
[[nodiscard]] std::string_view to_string(EntryKind kind);

/// One line of a game's log; there is at most one for each batch.
struct Entry {
  std::uint64_t seq{};
  UnixMs at;
  EntryKind kind{};
  std::optional<std::uint8_t> seat;
  /// record::write_action, a line of chat, or the name of the command.
  std::string text;
  /// Who did it; nobody for bots and clocks. On writing only the id counts.
  std::optional<Account> account;
  /// The client's command id; empty if no client asked for it.
  std::string command;
};

/// What a room remembers of a running game beside its rows and entries.
struct RoomNotes {
  /// With a bank clock: milliseconds left by seat.
  std::vector<std::int64_t> banks;
  std::vector<protocol::Proposal> proposals;
  /// When the time of the running turn is up, if the server does not stop before; for lists.
  std::optional<UnixMs> due_at;
  bool operator==(const RoomNotes&) const = default;
};

/// What one batch of events changes, written as a whole or not at all.
struct Commit {
  /// `seq` is one more than the row in the store has.
  GameRow game;
  /// All seats, or none if they are as they were.
  std::vector<SeatRow> seats;
  std::optional<Entry> entry;
  /// All notes, or none if they are as they were.
  std::optional<RoomNotes> notes{};
};

/// A game with everything that a room is loaded from.
struct StoredGame {
  GameRow game;
  std::vector<SeatRow> seats;
  /// In the order of seq.
  std::vector<Entry> entries;
  RoomNotes notes{};
  /// What the game plays on from (record::write_prefix).
  std::optional<std::string> prefix{};
};

/// A game as lists show it.
struct ListedGame {
  GameRow game;
  std::vector<SeatRow> seats;
  /// See RoomNotes.
  std::optional<UnixMs> due_at{};
  /// See StoredGame. Only for adding a game: no list shows it.
  std::optional<std::string> prefix{};
};

/// Which games a list shows; newest first.
struct ListQuery {
  std::optional<protocol::Status> status;
  /// Games that this account hosts or has a seat in, private ones too. Without it: public games.
  std::optional<std::string> of_account;
  /// Only what comes after this game in the list: created_at and id of the last game seen.
  struct Position {
    UnixMs created_at;
    std::string id;
  };
  std::optional<Position> before;
  /// Of the public tables that still wait, only those that were made after this.
  UnixMs waiting_since;
  unsigned limit{20};
};

}  // namespace aude::store
