#include "shared/game/turn.hpp"

#include <algorithm>
#include <bit>

#include "shared/game/base_steps.hpp"
#include "shared/game/scoring.hpp"
#include "shared/game/transaction.hpp"

namespace aude::game {

namespace {

void finish(const Rules& rules, Transaction& tx, EndReason reason) {
  score_final(rules, tx);
  tx.emit(GameEnded{reason});
}

/// Follows outcomes from step to step until a seat is asked or the game is over.
void run(const Rules& rules, Transaction& tx, Outcome outcome) {
  const auto steps = rules.plan().steps();
  while (true) {
    if (const auto* ask = std::get_if<AskSeat>(&outcome)) {
      tx.emit(Asked{ask->seat});
      return;
    }
    if (std::holds_alternative<Finish>(outcome)) {
      finish(rules, tx, EndReason::played);
      return;
    }
    if (std::holds_alternative<Advance>(outcome)) {
      tx.emit(StepEntered{static_cast<std::uint8_t>(tx.state().step + 1)});
    } else if (const auto* jump = std::get_if<JumpTo>(&outcome)) {
      tx.emit(StepEntered{rules.plan().index_of(jump->step)});
    }
    outcome = steps[tx.state().step]->enter(rules, tx);
  }
}

}  // namespace

std::string_view to_string(Refusal refusal) {
  switch (refusal) {
  case Refusal::game_over:
    return "game_over";
  case Refusal::not_asked:
    return "not_your_turn";
  case Refusal::not_offered:
    return "not_offered";
  case Refusal::nothing_to_undo:
    return "nothing_to_undo";
  case Refusal::resigned_already:
    return "resigned_already";
  }
  return "";
}

std::string_view message_of(Refusal refusal) {
  switch (refusal) {
  case Refusal::game_over:
    return "The game is over.";
  case Refusal::not_asked:
    return "It is another seat's turn to answer.";
  case Refusal::not_offered:
    return "That is not one of the legal answers to the open question.";
  case Refusal::nothing_to_undo:
    return "There is nothing to undo in this turn.";
  case Refusal::resigned_already:
    return "This seat has resigned already.";
  }
  return "";
}

State lay_start(const Rules& rules, const Deck& deck, EventSink* sink) {
  State state;
  Transaction tx(rules, state, deck, sink);
  GameBegan began{static_cast<std::uint8_t>(rules.setup().seats), {}};
  const auto& piles = rules.piles().piles;
  for (std::size_t p = 0; p < piles.size(); ++p) {
    began.piles[p] = static_cast<std::uint16_t>(piles[p].size());
  }
  tx.emit(began);
  if (rules.piles().start) {
    tx.emit(TilePlaced{*rules.piles().start, {}});
  } else {
    tx.emit(TileDrawn{deck.order.front(), 0});
    tx.emit(TilePlaced{deck.order.front(), {}});
  }
  return state;
}

State begin(const Rules& rules, const Deck& deck, EventSink* sink) {
  State state = lay_start(rules, deck, sink);
  Transaction tx(rules, state, deck, sink);
  tx.emit(TurnBegan{deck.first, 1});
  tx.emit(StepEntered{rules.plan().index_of(kDrawStep)});
  run(rules, tx, Again{});
  return state;
}

void offer(const Rules& rules, const State& state, std::vector<Choice>& options) {
  if (state.asked) {
    rules.step(state).offer(rules, state, options);
  }
}

void apply(const Rules& rules, State& state, const Deck& deck, const Choice& choice,
           EventSink* sink) {
  Transaction tx(rules, state, deck, sink);
  tx.emit(Answered{*state.asked});
  run(rules, tx, rules.step(state).resolve(rules, tx, choice));
}

std::optional<Refusal> submit(const Rules& rules, State& state, const Deck& deck, SeatId seat,
                              const Choice& choice, EventSink* sink) {
  if (state.ended) {
    return Refusal::game_over;
  }
  if (state.asked != seat) {
    return Refusal::not_asked;
  }
  std::vector<Choice> options;
  offer(rules, state, options);
  if (std::ranges::find(options, choice) == options.end()) {
    return Refusal::not_offered;
  }
  apply(rules, state, deck, choice, sink);
  return std::nullopt;
}

void resign(const Rules& rules, State& state, const Deck& deck, SeatId seat, EventSink* sink) {
  Transaction tx(rules, state, deck, sink);
  tx.emit(SeatResigned{seat});
  const int playing = state.seats - std::popcount(state.resigned);
  if (playing == 0 || (playing == 1 && state.seats > 1)) {
    finish(rules, tx, EndReason::resigned);
    return;
  }
  const bool was_asked = state.asked == seat;
  if (state.turn_seat == seat) {
    if (state.asked) {
      tx.emit(Answered{*state.asked});
    }
    if (state.hand) {
      tx.emit(HandDiscarded{*state.hand});
    }
    run(rules, tx, JumpTo{kTurnEndStep});
  } else if (was_asked) {
    tx.emit(Answered{seat});
    run(rules, tx, Again{});
  }
}

}  // namespace aude::game
