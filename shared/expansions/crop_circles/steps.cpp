#include <algorithm>
#include <optional>

#include "shared/expansions/crop_circles/crop_circles.hpp"
#include "shared/game/rules.hpp"
#include "shared/game/transaction.hpp"

namespace aude::expansions::crop_circles {

namespace {

using game::Advance;
using game::Again;
using game::AskSeat;
using game::Choice;
using game::Outcome;
using game::Rules;
using game::SeatId;
using game::State;
using game::Transaction;

/// The kind of follower that the circle of the placed tile calls, if it has one.
std::optional<game::FeatureKind> circle_of(const Rules& rules, const State& state) {
  return state.placed ? rules.layout(state.board.tile(*state.placed).layout).crop_circle
                      : std::nullopt;
}

/// The segments on which a seat has followers of that kind, each once.
std::vector<game::SegmentRef> own_segments(const Rules& rules, const State& state, SeatId seat,
                                           game::FeatureKind kind) {
  std::vector<game::SegmentRef> segments;
  for (const game::Figure& figure : state.figures) {
    const auto& layout = rules.layout(state.board.tile(figure.at.tile).layout);
    if (figure.seat == seat && layout.segments[figure.at.segment].kind == kind &&
        std::ranges::find(segments, figure.at) == segments.end()) {
      segments.push_back(figure.at);
    }
  }
  return segments;
}

bool anyone_concerned(const Rules& rules, const State& state, game::FeatureKind kind) {
  return std::ranges::any_of(state.figures, [&](const game::Figure& figure) {
    const auto& layout = rules.layout(state.board.tile(figure.at.tile).layout);
    return layout.segments[figure.at.segment].kind == kind;
  });
}

Effect effect_of(const State& state) { return static_cast<Effect>(state.counter(kEffect)); }

/// expansions.md 7, Legal moves 2 and 3.
class ChooseStep final : public game::Step {
 public:
  [[nodiscard]] game::StepId id() const override { return kChooseStep; }

  [[nodiscard]] Outcome enter(const Rules& rules, Transaction& tx) const override {
    const auto kind = circle_of(rules, tx.state());
    if (!kind || !anyone_concerned(rules, tx.state(), *kind)) {
      return Advance{};
    }
    return AskSeat{tx.state().turn_seat};
  }

  void offer(const Rules& /*rules*/, const State& /*state*/,
             std::vector<Choice>& options) const override {
    options.push_back({kAdd, {}});
    options.push_back({kBack, {}});
  }

  [[nodiscard]] Outcome resolve(const Rules& /*rules*/, Transaction& tx,
                                const Choice& choice) const override {
    const Effect effect = choice.action == kAdd ? Effect::add : Effect::back;
    tx.emit(game::CounterSet{{kEffect, static_cast<std::int16_t>(effect)}});
    return Advance{};
  }
};

/// expansions.md 7, Legal moves 4.
class EachStep final : public game::Step {
 public:
  [[nodiscard]] game::StepId id() const override { return kEachStep; }

  [[nodiscard]] Outcome enter(const Rules& rules, Transaction& tx) const override {
    const State& state = tx.state();
    if (effect_of(state) == Effect::none) {
      return Advance{};
    }
    while (state.counter(kSeatsDone) < state.seats) {
      const auto done = static_cast<std::int16_t>(state.counter(kSeatsDone) + 1);
      const SeatId seat{static_cast<std::uint8_t>((state.turn_seat.value + done) % state.seats)};
      tx.emit(game::CounterSet{{kSeatsDone, done}});
      if (concerns(rules, state, seat)) {
        return AskSeat{seat};
      }
    }
    return Advance{};
  }

  void offer(const Rules& rules, const State& state, std::vector<Choice>& options) const override {
    const bool add = effect_of(state) == Effect::add;
    for (const game::SegmentRef at :
         own_segments(rules, state, *state.asked, *circle_of(rules, state))) {
      options.push_back({add ? kPut : kTake, at});
    }
    if (add) {
      options.push_back({game::kPass, {}});
    }
  }

  [[nodiscard]] Outcome resolve(const Rules& rules, Transaction& tx,
                                const Choice& choice) const override {
    if (choice.action != game::kPass) {
      const auto seat = SeatId{static_cast<std::uint8_t>(
          (tx.state().turn_seat.value + tx.state().counter(kSeatsDone)) % tx.state().seats)};
      const game::Figure figure{seat, game::FigureKind::follower,
                                std::get<game::SegmentRef>(choice.target)};
      if (choice.action == kPut) {
        tx.emit(game::FigureSet{figure});
      } else {
        tx.emit(game::FigureReturned{figure});
      }
    }
    return enter(rules, tx);
  }

 private:
  static bool concerns(const Rules& rules, const State& state, SeatId seat) {
    if (state.is_resigned(seat) ||
        (effect_of(state) == Effect::add && state.followers_left(seat) == 0)) {
      return false;
    }
    return !own_segments(rules, state, seat, *circle_of(rules, state)).empty();
  }
};

}  // namespace

const game::Step& choose_step() {
  static const ChooseStep step;
  return step;
}

const game::Step& each_step() {
  static const EachStep step;
  return step;
}

}  // namespace aude::expansions::crop_circles
