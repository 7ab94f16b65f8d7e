#include "shared/game/game.hpp"

#include <algorithm>

namespace aude::game {

namespace {

bool is_answer(const Action& action) { return std::holds_alternative<Choice>(action.what); }

}  // namespace

Game::Game(std::shared_ptr<const Rules> rules, Deck deck, EventSink* sink)
    : rules_(std::move(rules)), deck_(std::move(deck)), state_(begin(*rules_, deck_, sink)) {
  remember_turn();
  ask_anew();
}

void Game::remember_turn() {
  turn_start_ = state_;
  actions_at_turn_start_ = actions_.size();
}

void Game::ask_anew() {
  ++ask_number_;
  ask_.reset();
  if (state_.asked) {
    ask_ = Ask{*state_.asked, rules_->step(state_).id(), {}};
    offer(*rules_, state_, ask_->options);
  }
}

std::optional<Refusal> Game::choose(SeatId seat, const Choice& choice, EventSink* sink) {
  if (over()) {
    return Refusal::game_over;
  }
  if (ask_->seat != seat) {
    return Refusal::not_asked;
  }
  if (std::ranges::find(ask_->options, choice) == ask_->options.end()) {
    return Refusal::not_offered;
  }
  // A copy: the caller may have handed in one of the options of ask_ itself.
  const Choice taken = choice;
  const unsigned turn = state_.turn;
  apply(*rules_, state_, deck_, taken, sink);
  actions_.push_back({seat, taken});
  if (state_.turn != turn) {
    remember_turn();
  }
  ask_anew();
  return std::nullopt;
}

bool Game::can_undo() const {
  return !over() && std::ranges::any_of(actions_of_turn(), is_answer) &&
         state_.asked == state_.turn_seat && state_.step <= rules_->plan().index_of(kEndTurnStep);
}

std::span<const Action> Game::actions_of_turn() const {
  return std::span(actions_).subspan(actions_at_turn_start_);
}

void Game::go_back() {
  std::vector<Action> kept(actions_of_turn().begin(), actions_of_turn().end());
  std::erase_if(kept, is_answer);
  state_ = turn_start_;
  actions_.resize(actions_at_turn_start_);
  for (const Action& resignation : kept) {
    game::resign(*rules_, state_, deck_, resignation.seat, nullptr);
    actions_.push_back(resignation);
  }
}

std::optional<Refusal> Game::undo(SeatId seat) {
  if (over()) {
    return Refusal::game_over;
  }
  if (ask_->seat != seat) {
    return Refusal::not_asked;
  }
  if (!can_undo()) {
    return Refusal::nothing_to_undo;
  }
  go_back();
  ask_anew();
  return std::nullopt;
}

std::optional<Refusal> Game::resign(SeatId seat, EventSink* sink) {
  if (over()) {
    return Refusal::game_over;
  }
  if (seat.value >= state_.seats) {
    return Refusal::not_asked;
  }
  if (state_.is_resigned(seat)) {
    return Refusal::resigned_already;
  }
  if (state_.turn_seat == seat && can_undo()) {
    go_back();
  }
  const unsigned turn = state_.turn;
  game::resign(*rules_, state_, deck_, seat, sink);
  actions_.push_back({seat, Resign{}});
  if (state_.turn != turn) {
    remember_turn();
  }
  ask_anew();
  return std::nullopt;
}

}  // namespace aude::game
