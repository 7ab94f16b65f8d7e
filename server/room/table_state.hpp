#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/room/clock.hpp"
#include "server/room/match.hpp"
#include "server/room/proposals.hpp"
#include "server/room/seats.hpp"
#include "server/store/games.hpp"
#include "shared/protocol/table.hpp"

namespace aude::room {

/// One table as it is after a batch of events. A value: a command is tried on a copy, and the copy
/// takes the place of the original once the store has it, so a command that fails leaves no trace.
struct TableState {
  /// Host, status, times, seq, ...: as in the store.
  store::GameRow row;
  /// The parsed texts of the row.
  game::Setup setup;
  protocol::Clock clock;
  protocol::Aids aids{};
  Seats seats{0};
  /// There once the game has begun. Copies share it; a move replaces it.
  std::shared_ptr<const Match> match;
  /// What the game plays on from, or will when it begins; otherwise null.
  std::shared_ptr<const record::Prefix> prefix;
  TurnClock turn_clock{protocol::Clock{}, 0};
  std::deque<protocol::ChatLine> chat;
  Proposals proposals;
  std::size_t spectators{0};

  [[nodiscard]] bool is(protocol::Status status) const { return row.status == status; }
  void add_chat(protocol::ChatLine line);
};

/// Builds the state of a stored table; everybody is offline. Throws std::runtime_error if the game
/// does not replay. `replayed` may be empty.
[[nodiscard]] TableState load_table(const store::StoredGame& stored, protocol::UnixMs now,
                                    const Match::Replayed& replayed);

/// What travels of a table.
[[nodiscard]] protocol::Table table_of(const TableState& state, protocol::UnixMs now);
[[nodiscard]] protocol::You you_of(const TableState& state, const std::string& account);

/// Whether the person of a seat may ask for hints: as the table has it, and never against the clock
/// or without aids.
[[nodiscard]] bool gives_hints(const TableState& state, SeatId seat);

/// Rows of the seats, with scores and places once the game is over.
[[nodiscard]] std::vector<store::SeatRow> seat_rows(const TableState& state);
/// A line of a list. With a viewer: also what the viewer has to do with the game.
[[nodiscard]] protocol::GameSummary summary_of(const store::ListedGame& listed,
                                               const std::optional<std::string>& viewer,
                                               protocol::UnixMs now);

/// Who must answer the open question: a person, or a bot of this level in place of one or by
/// itself. If the person's time is up: what becomes of the turn; `bot` is there with TimeOut::bot.
struct Respondent {
  SeatId seat;
  std::optional<std::string> bot;
  std::optional<protocol::Clock::TimeOut> late;
  /// True if the clock has to run: a person is to answer who has time.
  [[nodiscard]] bool is_thinking() const { return !bot && !late; }
};
/// Nothing while no question is open. `stand_in` plays for a person whose time is up.
[[nodiscard]] std::optional<Respondent> respondent_of(const TableState& state,
                                                      const std::string& stand_in);
/// Whose time has to run.
[[nodiscard]] std::optional<TurnClock::Player> thinking_person(const TableState& state,
                                                               const std::string& stand_in);
/// What is to be stored of a running game beside rows and entries.
[[nodiscard]] store::RoomNotes notes_of(const TableState& state, protocol::UnixMs now);

}  // namespace aude::room
