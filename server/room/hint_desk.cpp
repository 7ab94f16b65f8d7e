#include "server/room/hint_desk.hpp"

#include <utility>

#include "server/bots/pool.hpp"

namespace aude::room {
namespace {

bool is_same(const Viewer& a, const Viewer& b) {
  return !a.sink.owner_before(b.sink) && !b.sink.owner_before(a.sink);
}

/// The seat of somebody who may have a hint on this question; or why not.
std::variant<SeatId, Refusal> seat_for(const TableState& state, const std::string& account,
                                       unsigned ask) {
  const std::optional<SeatId> seat = state.seats.of(account);
  if (!seat || !gives_hints(state, *seat)) {
    return Refusal{"hints_off", "There are no hints at this table."};
  }
  const game::Game& game = state.match->game();
  if (!game.ask() || game.ask_number() != ask) {
    return Refusal{"stale_question", "That question is not open any more."};
  }
  if (game.ask()->seat != *seat) {
    return Refusal{"not_your_turn", "Another seat must answer."};
  }
  return *seat;
}

}  // namespace

HintFound hint_from(const bots::PlayerView& view, unsigned ask, const bots::Answers& turn) {
  // A turn in thought is taken up to where it can be ended.
  const game::Choice first = turn.empty() ? game::Choice{game::kEndTurn, {}} : turn[0];
  return {ask, first, aids::hint_facts(view.rules(), view.state(), turn.span())};
}

std::optional<Refusal> HintDesk::begin(const TableState& state, const Viewer& viewer,
                                       const protocol::Hint& hint, const Found& found) {
  const auto seat = seat_for(state, viewer.account.id, hint.ask);
  if (const auto* refusal = std::get_if<Refusal>(&seat)) {
    return *refusal;
  }
  if (asker_) {
    return Refusal{"hint_running", "A hint is being thought about already."};
  }
  unsigned& given = given_[viewer.account.id];
  if (given >= kMostAGame) {
    return Refusal{"hint_limit", "You have had all hints that there are in one game."};
  }
  ++given;
  asker_ = Asker{viewer, hint.id};
  ask_ = hint.ask;
  stop_ = std::stop_source();
  bots::PlayerView view(state.match->rules(), state.match->game().state());
  services_.bots.advise(view, stop_.get_token(),
                        [view, ask = hint.ask, found](const bots::Answers& answers) {
                          found(hint_from(view, ask, answers));
                        });
  return std::nullopt;
}

std::optional<HintDesk::Asker> HintDesk::take(unsigned ask) {
  return asker_ && ask_ == ask ? std::exchange(asker_, std::nullopt) : std::nullopt;
}

std::optional<HintDesk::Asker> HintDesk::call_off(const Viewer& viewer) {
  return asker_ && is_same(asker_->viewer, viewer) ? end() : std::nullopt;
}

std::optional<HintDesk::Asker> HintDesk::look_at(const TableState& state) {
  if (!asker_) {
    return std::nullopt;
  }
  const auto seat = seat_for(state, asker_->viewer.account.id, ask_);
  return std::holds_alternative<SeatId>(seat) ? std::nullopt : end();
}

/// A hint that nobody got does not count.
std::optional<HintDesk::Asker> HintDesk::end() {
  stop_.request_stop();
  --given_[asker_->viewer.account.id];
  return std::exchange(asker_, std::nullopt);
}

}  // namespace aude::room
