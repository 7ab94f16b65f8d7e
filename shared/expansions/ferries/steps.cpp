#include <algorithm>

#include "shared/expansions/ferries/ferries.hpp"
#include "shared/expansions/ferries/options.hpp"

namespace aude::expansions::ferries {

namespace {

using game::Advance;
using game::Again;
using game::AskSeat;
using game::Choice;
using game::Join;
using game::Outcome;
using game::Rules;
using game::State;
using game::TileId;
using game::Transaction;

/// Calls `found(Join)` for every pair of landings of a lake.
template <class Found>
void for_each_pair(const Rules& rules, const State& state, TileId lake, Found&& found) {
  const board::Shape& shape = rules.shapes()[state.board.tile(lake).layout];
  const auto& segments = shape.layout->segments;
  for (std::uint8_t a = 0; a < shape.segments; ++a) {
    for (auto b = static_cast<std::uint8_t>(a + 1); b < shape.segments; ++b) {
      if (segments[a].kind == game::FeatureKind::road &&
          segments[b].kind == game::FeatureKind::road) {
        found(Join{lake, a, b});
      }
    }
  }
}

/// The follower of this turn stands on a road of the placed tile.
bool highwayman_placed(const Rules& rules, const State& state) {
  return std::ranges::any_of(state.figures, [&](const game::Figure& figure) {
    return figure.at.tile == *state.placed &&
           rules.layout(state.board.tile(figure.at.tile).layout).segments[figure.at.segment].kind ==
               game::FeatureKind::road;
  });
}

class LinkStep final : public game::Step {
 public:
  [[nodiscard]] game::StepId id() const override { return kLinkStep; }

  [[nodiscard]] Outcome enter(const Rules& rules, Transaction& tx) const override {
    const State& state = tx.state();
    if (!rules.layout(state.board.tile(*state.placed).layout).ferry) {
      return Advance{};
    }
    if (rules.option(kFerryPlacement) == static_cast<unsigned>(FerryPlacement::with_highwayman) &&
        !highwayman_placed(rules, state)) {
      return Advance{};
    }
    return AskSeat{state.turn_seat};
  }

  void offer(const Rules& rules, const State& state, std::vector<Choice>& options) const override {
    for_each_pair(rules, state, *state.placed, [&](Join join) {
      options.push_back({kLink, join});
    });
  }

  [[nodiscard]] Outcome resolve(const Rules& /*rules*/, Transaction& tx,
                                const Choice& choice) const override {
    const Join join = std::get<Join>(choice.target);
    tx.emit(game::JoinSet{join});
    tx.emit(game::MarkSet{{kTouched, join.tile}});
    return Advance{};
  }
};

class MoveStep final : public game::Step {
 public:
  [[nodiscard]] game::StepId id() const override { return kMoveStep; }

  [[nodiscard]] Outcome enter(const Rules& /*rules*/, Transaction& tx) const override {
    const bool movable = std::ranges::any_of(
        tx.state().marks, [](const game::Mark& mark) { return mark.id == kMovable; });
    return movable ? Outcome{AskSeat{tx.state().turn_seat}} : Outcome{Advance{}};
  }

  void offer(const Rules& rules, const State& state, std::vector<Choice>& options) const override {
    for (const game::Mark& mark : state.marks) {
      if (mark.id != kMovable) {
        continue;
      }
      const auto now = state.board.join_on(mark.tile);
      for_each_pair(rules, state, mark.tile, [&](Join join) {
        if (join != now) {
          options.push_back({kMove, join});
        }
      });
    }
    options.push_back({game::kPass, {}});
  }

  [[nodiscard]] Outcome resolve(const Rules& /*rules*/, Transaction& tx,
                                const Choice& choice) const override {
    if (choice.action == game::kPass) {
      return Advance{};
    }
    const Join join = std::get<Join>(choice.target);
    tx.emit(game::JoinSet{join});
    tx.emit(game::MarkCleared{{kMovable, join.tile}});
    tx.emit(game::MarkSet{{kTouched, join.tile}});
    return Again{};
  }
};

}  // namespace

const game::Step& link_step() {
  static const LinkStep step;
  return step;
}

const game::Step& move_step() {
  static const MoveStep step;
  return step;
}

}  // namespace aude::expansions::ferries
