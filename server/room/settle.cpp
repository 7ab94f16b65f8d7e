#include "server/room/commands.hpp"
#include "shared/protocol/table_codec.hpp"

namespace aude::room {
namespace {

using protocol::Status;

void settle_proposals(TableState& state, Change& change, const Services& services) {
  using What = Proposals::News::What;
  for (const Proposals::News& news : state.proposals.settle(state.seats)) {
    const protocol::Proposal* const open = state.proposals.find(news.seat);
    change.events.push_back(protocol::encode_proposal_event(
        news.seat, open != nullptr ? std::optional(*open) : std::nullopt));
    if (news.what == What::accepted) {
      state.seats.at(news.seat).bot = services.stand_in;
      change.events.push_back(protocol::encode_seat_event(news.seat, state.seats.at(news.seat)));
    }
  }
}

}  // namespace

void settle(TableState& state, Change& change, const Services& services, protocol::UnixMs now) {
  settle_proposals(state, change, services);
  if (!state.match) {
    return;
  }
  if (state.turn_clock.follow(thinking_person(state, services.stand_in), now)) {
    change.events.push_back(
        protocol::encode_clock_event(state.turn_clock.running(now), state.turn_clock.banks(now)));
  }
  const game::Game& game = state.match->game();
  if (game.over() && !state.is(Status::finished)) {
    state.row.status = Status::finished;
    state.row.finished_at = now;
  }
  state.row.turn = game.state().turn;
  state.row.asked = game.ask() ? std::optional(game.ask()->seat.value) : std::nullopt;
  state.row.clock_left_ms = state.turn_clock.left_ms(state.row.turn, now);
}

}  // namespace aude::room
