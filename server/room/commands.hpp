#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/room/refusal.hpp"
#include "server/room/services.hpp"
#include "server/room/table_state.hpp"
#include "server/store/account.hpp"
#include "shared/protocol/messages.hpp"

namespace aude::room {

/// What a command did to a table: events for the viewers and a line for the log.
struct Change {
  /// JSON, at least one.
  std::vector<std::string> events;
  struct Line {
    store::EntryKind kind{store::EntryKind::table};
    std::optional<SeatId> seat;
    std::string text;
  };
  std::optional<Line> line;
};
using Verdict = std::variant<Change, Refusal>;

/// Who asks, and when.
struct Request {
  const store::Account& who;
  const Services& services;
  protocol::UnixMs now;
};

/// Each carries out one command of a person on `state`. After a refusal `state` is to be thrown
/// away. table_commands.cpp: sitting down and getting ready.
[[nodiscard]] Verdict carry_out(TableState& state, const protocol::Sit& sit, const Request& by);
[[nodiscard]] Verdict carry_out(TableState& state, const protocol::Leave& leave, const Request& by);
[[nodiscard]] Verdict carry_out(TableState& state, const protocol::Ready& ready, const Request& by);
[[nodiscard]] Verdict carry_out(TableState& state, const protocol::Configure& configure,
                                const Request& by);
[[nodiscard]] Verdict carry_out(TableState& state, const protocol::PutBot& put, const Request& by);
[[nodiscard]] Verdict carry_out(TableState& state, const protocol::Start& start, const Request& by);
[[nodiscard]] Verdict carry_out(TableState& state, const protocol::Chat& chat, const Request& by);

/// game_commands.cpp: playing.
[[nodiscard]] Verdict carry_out(TableState& state, const protocol::Choose& choose,
                                const Request& by);
[[nodiscard]] Verdict carry_out(TableState& state, const protocol::Undo& undo, const Request& by);
[[nodiscard]] Verdict carry_out(TableState& state, const protocol::ResignSeat& resign,
                                const Request& by);
[[nodiscard]] Verdict carry_out(TableState& state, const protocol::ProposeBot& propose,
                                const Request& by);
[[nodiscard]] Verdict carry_out(TableState& state, const protocol::DeclineBot& decline,
                                const Request& by);

/// The move of a bot: the answer to question `ask`. Refused if that question is not open any more
/// or is for a person now.
struct BotMove {
  unsigned ask{};
  game::Choice choice;
};
[[nodiscard]] Verdict carry_out(TableState& state, const BotMove& move, const Services& services);

/// The open question `ask` is one of a turn whose time is up, and no bot plays it: passes it or
/// resigns, as the table has it.
struct LateTurn {
  unsigned ask{};
};
[[nodiscard]] Verdict carry_out(TableState& state, const LateTurn& late, const Services& services);

/// Whether the account has a seat at the table or has said something there lately.
[[nodiscard]] bool knows(const TableState& state, const std::string& account);
/// The account has a new name, at its seat and in the chat. Nothing if it is in neither.
[[nodiscard]] std::optional<Change> rename(TableState& state, const store::Account& account,
                                           protocol::UnixMs now);

/// The account is deleted (departure.cpp): kFormerPlayer takes its place, as in the store. Nothing
/// if the table does not know it.
[[nodiscard]] std::optional<Change> take_out(TableState& state, const std::string& account,
                                             protocol::UnixMs now);

/// The host of the server ends a table (close.cpp). One that waits loses its seats and its place in
/// the list. In one that is played the seat with the lowest score gives up: to be called until the
/// game is over. Nothing if there is nothing to end.
[[nodiscard]] std::optional<Change> close_table(TableState& state, protocol::UnixMs now);

/// What follows from a change by itself: proposals that are settled, the clock, the end of the
/// game. Adds the events.
void settle(TableState& state, Change& change, const Services& services, protocol::UnixMs now);

}  // namespace aude::room
