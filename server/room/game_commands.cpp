#include <algorithm>
#include <iterator>
#include <utility>

#include "server/room/commands.hpp"
#include "shared/protocol/table_codec.hpp"
#include "shared/record/action_text.hpp"

namespace aude::room {
namespace {

using protocol::Status;

Refusal not_playing() { return {"wrong_status", "No game is being played."}; }
Refusal no_seat() { return {"not_seated", "You have no seat at this table."}; }
Refusal as_refusal(game::Refusal refusal) {
  return {std::string(game::to_string(refusal)), std::string(game::message_of(refusal))};
}

std::string seat_event(const TableState& state, SeatId seat) {
  return protocol::encode_seat_event(seat, state.seats.at(seat));
}

/// The seat of someone who may play it; or why not.
std::variant<SeatId, Refusal> seat_to_play(const TableState& state, const Request& by) {
  const std::optional<SeatId> mine = state.seats.of(by.who.id);
  if (!state.is(Status::playing)) {
    return not_playing();
  }
  if (!mine) {
    return no_seat();
  }
  if (state.seats.at(*mine).bot) {
    return Refusal{"bot_plays", "A bot plays for you; sit down again to take over."};
  }
  return *mine;
}

/// The seat of someone who answers question `ask`; or why not.
std::variant<SeatId, Refusal> seat_to_answer(const TableState& state, unsigned ask,
                                             const Request& by) {
  auto mine = seat_to_play(state, by);
  if (std::holds_alternative<Refusal>(mine)) {
    return mine;
  }
  const game::Game& game = state.match->game();
  if (game.ask_number() != ask) {
    return Refusal{"stale_question", "That question is not open any more."};
  }
  if (game.ask()->seat != std::get<SeatId>(mine)) {
    return as_refusal(game::Refusal::not_asked);
  }
  if (state.turn_clock.is_expired(game.state().turn)) {
    return Refusal{"time_over", "The time of this turn is up."};
  }
  return mine;
}

Change game_change(TableState& state, std::shared_ptr<Match> match, Change::Line line) {
  Change change{match->take_events(), std::move(line)};
  state.match = std::move(match);
  return change;
}

/// Whoever plays is back.
void return_to_table(TableState& state, SeatId seat, Change& change) {
  if (std::exchange(state.seats.at(seat).left, false)) {
    change.events.push_back(seat_event(state, seat));
  }
}

Verdict play(TableState& state, SeatId seat, const game::Choice& choice) {
  auto match = std::make_shared<Match>(*state.match);
  if (const auto refusal = match->choose(seat, choice)) {
    return as_refusal(*refusal);
  }
  return game_change(state, std::move(match),
                     {store::EntryKind::action, seat, record::write_action({seat, choice})});
}

Verdict give_up(TableState& state, SeatId mine) {
  auto match = std::make_shared<Match>(*state.match);
  if (const auto refusal = match->resign(mine)) {
    return as_refusal(*refusal);
  }
  protocol::Seat& seat = state.seats.at(mine);
  seat.resigned = true;
  seat.bot = std::nullopt;
  Change change =
      game_change(state, std::move(match),
                  {store::EntryKind::action, mine, record::write_action({mine, game::Resign{}})});
  change.events.push_back(seat_event(state, mine));
  return change;
}

/// The answer that changes least: to pass, to end the turn, or else the first one. Laying the tile
/// is no choice of the rules, so the first place that is offered takes it.
const game::Choice& least_answer(const std::vector<game::Choice>& options) {
  for (const game::ActionId action : {game::kPass, game::kEndTurn}) {
    const auto found = std::ranges::find(options, action, &game::Choice::action);
    if (found != options.end()) {
      return *found;
    }
  }
  return options.front();
}

}  // namespace

Verdict carry_out(TableState& state, const protocol::Choose& choose, const Request& by) {
  const auto mine = seat_to_answer(state, choose.ask, by);
  if (const auto* refusal = std::get_if<Refusal>(&mine)) {
    return *refusal;
  }
  const auto& options = state.match->game().ask()->options;
  if (choose.option >= options.size()) {
    return Refusal{"bad_option", "The question has no such answer."};
  }
  const SeatId seat = std::get<SeatId>(mine);
  Verdict verdict = play(state, seat, game::Choice(options[choose.option]));
  if (auto* change = std::get_if<Change>(&verdict)) {
    return_to_table(state, seat, *change);
  }
  return verdict;
}

Verdict carry_out(TableState& state, const protocol::Undo& undo, const Request& by) {
  const auto mine = seat_to_answer(state, undo.ask, by);
  if (const auto* refusal = std::get_if<Refusal>(&mine)) {
    return *refusal;
  }
  const SeatId seat = std::get<SeatId>(mine);
  auto match = std::make_shared<Match>(*state.match);
  if (const auto refusal = match->undo(seat)) {
    return as_refusal(*refusal);
  }
  Change change =
      game_change(state, std::move(match), {store::EntryKind::undo, seat, std::string()});
  return_to_table(state, seat, change);
  return change;
}

Verdict carry_out(TableState& state, const protocol::ResignSeat& /*resign*/, const Request& by) {
  const std::optional<SeatId> mine = state.seats.of(by.who.id);
  if (!state.is(Status::playing)) {
    return not_playing();
  }
  if (!mine) {
    return no_seat();
  }
  return give_up(state, *mine);
}

Verdict carry_out(TableState& state, const protocol::ProposeBot& propose, const Request& by) {
  const auto mine = seat_to_play(state, by);
  if (const auto* refusal = std::get_if<Refusal>(&mine)) {
    return *refusal;
  }
  const SeatId seat = std::get<SeatId>(mine);
  if (state.seats.at(seat).resigned) {
    return as_refusal(game::Refusal::resigned_already);
  }
  if (!state.seats.has(propose.seat) || propose.seat == seat) {
    return Refusal{"bad_seat", "A bot can be proposed for another seat of the table."};
  }
  if (!is_abandoned(state.seats, propose.seat)) {
    return Refusal{"not_away", "The player of that seat is not away."};
  }
  state.proposals.agree(propose.seat, seat);
  return Change{{}, Change::Line{store::EntryKind::table, propose.seat, "propose_bot"}};
}

Verdict carry_out(TableState& state, const protocol::DeclineBot& decline, const Request& by) {
  const auto mine = seat_to_play(state, by);
  if (const auto* refusal = std::get_if<Refusal>(&mine)) {
    return *refusal;
  }
  if (!state.proposals.decline(decline.seat)) {
    return Refusal{"no_proposal", "No bot is proposed for that seat."};
  }
  return Change{{protocol::encode_proposal_event(decline.seat, std::nullopt)},
                Change::Line{store::EntryKind::table, decline.seat, "decline_bot"}};
}

Verdict carry_out(TableState& state, const BotMove& move, const Services& services) {
  const auto respondent = respondent_of(state, services.stand_in);
  if (!respondent || !respondent->bot || state.match->game().ask_number() != move.ask) {
    return Refusal{"stale_question", "That question is not open any more."};
  }
  return play(state, respondent->seat, move.choice);
}

Verdict carry_out(TableState& state, const LateTurn& late, const Services& services) {
  const auto respondent = respondent_of(state, services.stand_in);
  if (!respondent || !respondent->late || respondent->bot ||
      state.match->game().ask_number() != late.ask) {
    return Refusal{"stale_question", "That question is not open any more."};
  }
  if (respondent->late == protocol::Clock::TimeOut::resign) {
    return give_up(state, respondent->seat);
  }
  return play(state, respondent->seat,
              game::Choice(least_answer(state.match->game().ask()->options)));
}

}  // namespace aude::room
