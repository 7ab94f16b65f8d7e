#include "shared/game/base_steps.hpp"

#include <algorithm>

#include "shared/game/rules.hpp"
#include "shared/game/scoring.hpp"
#include "shared/game/transaction.hpp"

namespace aude::game {

namespace {

std::uint8_t current_pile(const State& state) {
  std::uint8_t pile = 0;
  while (pile < kMaxPiles && state.piles_left[pile] == 0) {
    ++pile;
  }
  return pile;
}

/// base.md, Turn 1: a tile that fits nowhere goes out of the game and the next one is drawn.
class DrawStep final : public Step {
 public:
  [[nodiscard]] StepId id() const override { return kDrawStep; }
  [[nodiscard]] Outcome enter(const Rules& rules, Transaction& tx) const override {
    while (true) {
      const std::uint8_t pile = current_pile(tx.state());
      if (pile == kMaxPiles) {
        return Finish{};
      }
      const LayoutId layout = tx.deck().order.at(tx.state().drawn);
      tx.emit(TileDrawn{layout, pile});
      if (hand_fits(rules, tx.state())) {
        return Advance{};
      }
      tx.emit(HandDiscarded{layout});
    }
  }
};

/// base.md, Turn 2.
class PlaceStep final : public Step {
 public:
  [[nodiscard]] StepId id() const override { return kPlaceStep; }
  [[nodiscard]] Outcome enter(const Rules& /*rules*/, Transaction& tx) const override {
    return AskSeat{tx.state().turn_seat};
  }
  void offer(const Rules& rules, const State& state, std::vector<Choice>& options) const override {
    state.board.for_each_fit(rules.shapes(), *state.hand, [&](board::Placement placement) {
      if (may_place(rules, state, *state.hand, placement)) {
        options.push_back({kPlace, placement});
      }
    });
  }
  [[nodiscard]] Outcome resolve(const Rules& rules, Transaction& tx,
                                const Choice& choice) const override {
    tx.emit(TilePlaced{*tx.state().hand, std::get<board::Placement>(choice.target)});
    for (const Module* module : rules.modules()) {
      module->on_placed(rules, tx);
    }
    return Advance{};
  }
};

/// base.md, Turn 3.
class FollowerStep final : public Step {
 public:
  [[nodiscard]] StepId id() const override { return kFollowerStep; }
  [[nodiscard]] Outcome enter(const Rules& rules, Transaction& tx) const override {
    const State& state = tx.state();
    const std::uint8_t segments = rules.shapes()[state.board.tile(*state.placed).layout].segments;
    for (std::uint8_t s = 0; s < segments; ++s) {
      if (open_to_follower(rules, state, {*state.placed, s})) {
        return AskSeat{state.turn_seat};
      }
    }
    return Advance{};
  }
  void offer(const Rules& rules, const State& state, std::vector<Choice>& options) const override {
    const std::uint8_t segments = rules.shapes()[state.board.tile(*state.placed).layout].segments;
    for (std::uint8_t s = 0; s < segments; ++s) {
      const SegmentRef at{*state.placed, s};
      if (open_to_follower(rules, state, at)) {
        options.push_back({kFollower, at});
      }
    }
    options.push_back({kPass, {}});
  }
  [[nodiscard]] Outcome resolve(const Rules& /*rules*/, Transaction& tx,
                                const Choice& choice) const override {
    if (choice.action == kFollower) {
      tx.emit(FigureSet{
          {tx.state().turn_seat, FigureKind::follower, std::get<SegmentRef>(choice.target)}});
    }
    return Advance{};
  }

 private:
  static bool open_to_follower(const Rules& rules, const State& state, SegmentRef at) {
    if (state.followers_left(state.turn_seat) == 0) {
      return false;
    }
    const FeatureKind kind =
        rules.layout(state.board.tile(at.tile).layout).segments[at.segment].kind;
    if (kind == FeatureKind::river) {
      return false;
    }
    if (kind == FeatureKind::field &&
        rules.option(kFarmers) == static_cast<unsigned>(Farmers::off)) {
      return false;
    }
    return !state.occupied(at) && std::ranges::all_of(rules.modules(), [&](const Module* module) {
      return module->may_follow(rules, state, at);
    });
  }
};

/// The player says that the turn is done; up to here it can be undone.
class EndTurnStep final : public Step {
 public:
  [[nodiscard]] StepId id() const override { return kEndTurnStep; }
  [[nodiscard]] Outcome enter(const Rules& /*rules*/, Transaction& tx) const override {
    return AskSeat{tx.state().turn_seat};
  }
  void offer(const Rules& /*rules*/, const State& /*state*/,
             std::vector<Choice>& options) const override {
    options.push_back({kEndTurn, {}});
  }
  [[nodiscard]] Outcome resolve(const Rules& /*rules*/, Transaction& /*tx*/,
                                const Choice& /*choice*/) const override {
    return Advance{};
  }
};

/// base.md, Turn 5.
class ScoreStep final : public Step {
 public:
  [[nodiscard]] StepId id() const override { return kScoreStep; }
  [[nodiscard]] Outcome enter(const Rules& rules, Transaction& tx) const override {
    score_completed(rules, tx);
    return Advance{};
  }
};

/// base.md, Turn 6: the next seat in order, passing over those that have resigned.
class TurnEndStep final : public Step {
 public:
  [[nodiscard]] StepId id() const override { return kTurnEndStep; }
  [[nodiscard]] Outcome enter(const Rules& rules, Transaction& tx) const override {
    const State& state = tx.state();
    const bool again = !state.is_resigned(state.turn_seat) &&
                       std::ranges::any_of(rules.modules(), [&](const Module* module) {
                         return module->extra_turn(rules, state);
                       });
    for (const Module* module : rules.modules()) {
      module->on_turn_end(rules, tx);
    }
    if (current_pile(state) == kMaxPiles) {
      return Finish{};
    }
    SeatId next = state.turn_seat;
    while (!again) {
      next = SeatId{static_cast<std::uint8_t>((next.value + 1) % state.seats)};
      if (!state.is_resigned(next)) {
        break;
      }
    }
    tx.emit(TurnBegan{next, static_cast<std::uint16_t>(state.turn + 1)});
    return JumpTo{kDrawStep};
  }
};

}  // namespace

std::vector<const Step*> base_steps() {
  static const DrawStep draw;
  static const PlaceStep place;
  static const FollowerStep follower;
  static const EndTurnStep end_turn;
  static const ScoreStep score;
  static const TurnEndStep turn_end;
  return {&draw, &place, &follower, &end_turn, &score, &turn_end};
}

bool may_place(const Rules& rules, const State& state, board::LayoutId layout,
               board::Placement placement) {
  return std::ranges::all_of(rules.modules(), [&](const Module* module) {
    return module->may_place(rules, state, layout, placement);
  });
}

bool hand_fits(const Rules& rules, const State& state) {
  return state.board.any_fit(rules.shapes(), *state.hand, [&](board::Placement placement) {
    return may_place(rules, state, *state.hand, placement);
  });
}

}  // namespace aude::game
