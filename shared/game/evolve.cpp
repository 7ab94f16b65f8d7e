#include <algorithm>
#include <stdexcept>

#include "shared/game/event.hpp"

namespace aude::game {

namespace {

template <class... F>
struct Overloaded : F... {
  using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

template <class Vector, class Value>
void erase_one(Vector& from, const Value& value) {
  const auto* found = std::ranges::find(from, value);
  if (found == from.end()) {
    throw std::logic_error("an event removes what is not there");
  }
  from.erase_at(static_cast<std::size_t>(found - from.begin()));
}

}  // namespace

void evolve(const board::Shapes& shapes, State& state, const Event& event) {
  std::visit(Overloaded{
                 [&](const GameBegan& began) {
                   state.seats = began.seats;
                   state.piles_left = began.piles;
                 },
                 [&](const TurnBegan& began) {
                   state.turn_seat = began.seat;
                   state.turn = began.turn;
                   state.placed.reset();
                 },
                 [&](const StepEntered& entered) { state.step = entered.step; },
                 [&](const TileDrawn& drawn) {
                   state.hand = drawn.layout;
                   --state.piles_left[drawn.pile];
                   ++state.drawn;
                 },
                 [&](const HandDiscarded& discarded) {
                   state.discarded.push_back(discarded.layout);
                   state.hand.reset();
                 },
                 [&](const TileRemoved& removed) {
                   state.discarded.push_back(removed.layout);
                   --state.piles_left[removed.pile];
                   ++state.drawn;
                 },
                 [&](const TilePlaced& placed) {
                   state.placed = state.board.place(shapes, placed.layout, placed.placement);
                   state.hand.reset();
                 },
                 [&](const FigureSet& set) { state.figures.push_back(set.figure); },
                 [&](const FigureReturned& returned) { erase_one(state.figures, returned.figure); },
                 [&](const JoinSet& set) { state.board.link(shapes, set.join); },
                 [&](const MarkSet& set) { state.marks.push_back(set.mark); },
                 [&](const MarkCleared& cleared) { erase_one(state.marks, cleared.mark); },
                 [&](const CounterSet& set) {
                   auto* found = std::ranges::find(state.counters, set.counter.id, &Counter::id);
                   if (found == state.counters.end()) {
                     state.counters.push_back(set.counter);
                   } else {
                     found->value = set.counter.value;
                   }
                 },
                 [&](const Scored& scored) {
                   for (const SeatShare& share : scored.shares) {
                     auto& points = state.sheet[share.seat.value].points[static_cast<std::size_t>(
                         scored.kind)][static_cast<std::size_t>(scored.phase)];
                     points = static_cast<std::int16_t>(points + share.points.value);
                   }
                 },
                 [&](const Asked& asked) { state.asked = asked.seat; },
                 [&](const Answered&) { state.asked.reset(); },
                 [&](const SeatResigned& resigned) {
                   state.resigned = static_cast<SeatMask>(state.resigned | bit(resigned.seat));
                 },
                 [&](const GameEnded& ended) {
                   state.ended = ended.reason;
                   state.asked.reset();
                 },
             },
             event);
}

}  // namespace aude::game
