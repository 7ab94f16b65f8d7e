#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "shared/catalogue/catalogue.hpp"
#include "shared/game/choice.hpp"
#include "shared/game/event.hpp"
#include "shared/game/piles.hpp"
#include "shared/game/setup.hpp"
#include "shared/game/state.hpp"
#include "shared/game/step.hpp"

namespace aude::game {

/// Features that the scoring step has to look at.
using Touched = FixedVector<SegmentRef, 96>;

/// An expansion. Modules hold no state of their own: what they remember during a game is in the
/// marks, counters and joins of State. Every hook is called in the order of the registry.
///
/// Hooks are named after the moment in the rules at which they are asked.
class Module {
 public:
  virtual ~Module() = default;

  /// "river", "ferries", ...
  [[nodiscard]] virtual std::string_view name() const = 0;
  /// True if the module's rules and options concern this box.
  [[nodiscard]] virtual bool concerns(const catalogue::TileSet& set) const = 0;
  /// The rule options it declares; the first value of each is the default.
  [[nodiscard]] virtual std::span<const OptionSpec> options() const { return {}; }
  /// Boxes that an option brings into the game beside those that the table chose.
  virtual void add_sets(const Rules& rules, std::vector<SetChoice>& sets) const;
  /// Combinations that cannot be played. Appends a reason for each.
  virtual void check(const Rules& rules, std::vector<SetupError>& errors) const;
  /// Arranges the piles and the start tile. The base has put all tiles of group land into the land
  /// pile, and the start tile aside.
  virtual void arrange(const Rules& rules, Piles& piles) const;
  /// Inserts its steps into the turn.
  virtual void plan(const Rules& rules, Plan& plan) const;

  /// A veto on a placement that matches its neighbours.
  [[nodiscard]] virtual bool may_place(const Rules& rules, const State& state, LayoutId layout,
                                       board::Placement placement) const;
  /// A veto on a follower on a segment of the tile just placed.
  [[nodiscard]] virtual bool may_follow(const Rules& rules, const State& state,
                                        SegmentRef at) const;
  /// The tile in `state.placed` has just been laid.
  virtual void on_placed(const Rules& rules, Transaction& tx) const;
  /// Names further segments whose features may be complete now.
  virtual void touched(const Rules& rules, const State& state, Touched& segments) const;
  /// Adds lines to the score of a field that touches so many completed cities.
  virtual void score_field(const Rules& rules, const State& state, SegmentRef field, int cities,
                           ScoreParts& parts) const;
  /// True if the seat plays another whole turn at once.
  [[nodiscard]] virtual bool extra_turn(const Rules& rules, const State& state) const;
  /// The turn is over; marks that lived for a turn go.
  virtual void on_turn_end(const Rules& rules, Transaction& tx) const;
};

}  // namespace aude::game
