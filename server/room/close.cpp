#include <algorithm>
#include <utility>

#include "server/room/commands.hpp"
#include "shared/protocol/table_codec.hpp"
#include "shared/record/action_text.hpp"

namespace aude::room {
namespace {

using protocol::Status;

/// Of those who still play, the seat with the lowest score: the last one left has won.
std::optional<SeatId> next_to_give_up(const TableState& state) {
  const game::State& board = state.match->game().state();
  std::optional<SeatId> lowest;
  for (const SeatId seat : state.seats.ids()) {
    if (!state.seats.at(seat).resigned &&
        (!lowest || board.score(seat).value < board.score(*lowest).value)) {
      lowest = seat;
    }
  }
  return lowest;
}

}  // namespace

std::optional<Change> close_table(TableState& state, protocol::UnixMs now) {
  if (state.is(Status::finished)) {
    return std::nullopt;
  }
  if (state.is(Status::waiting)) {
    for (const SeatId seat : state.seats.ids()) {
      state.seats.clear(seat);
    }
    state.row.host = std::nullopt;
    state.row.visibility = protocol::Visibility::by_link;
    return Change{{protocol::encode_table_event(table_of(state, now))},
                  Change::Line{store::EntryKind::table, std::nullopt, "close"}};
  }
  const std::optional<SeatId> seat = next_to_give_up(state);
  auto match = std::make_shared<Match>(*state.match);
  if (!seat || match->resign(*seat)) {
    return std::nullopt;
  }
  state.seats.at(*seat).resigned = true;
  state.seats.at(*seat).bot = std::nullopt;
  Change change{match->take_events(), Change::Line{store::EntryKind::action, *seat,
                                                   record::write_action({*seat, game::Resign{}})}};
  state.match = std::move(match);
  change.events.push_back(protocol::encode_seat_event(*seat, state.seats.at(*seat)));
  return change;
}

}  // namespace aude::room
