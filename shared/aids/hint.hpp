#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "shared/aids/features.hpp"
#include "shared/game/choice.hpp"

namespace aude::aids {

/// One thing that is worth saying about a way to play out a turn. Everything here can be counted
/// from what lies on the table.
struct HintFact {
  enum class What : std::uint8_t {
    /// The turn completes a feature; `seats` get `points` for it, or nobody does.
    closes,
    /// A feature that the seat holds goes on: `points` as it stands, `completed` if it is closed.
    grows,
    /// A follower is set: `points` of its feature as it stands, `completed` if it is closed.
    follower,
    /// No follower is set; `count` stay in hand.
    keeps,
    /// A field on which the seat has a follower: `points` of it now. `seats` have the most
    /// followers there.
    field,
  } what{};
  game::FeatureKind kind{};
  game::Points points;
  game::Points completed;
  std::vector<game::SeatId> seats;
  unsigned count{};
  bool operator==(const HintFact&) const = default;
};
/// "closes", "grows", ...
[[nodiscard]] std::string_view to_string(HintFact::What what);

/// What these answers of the asked seat do, from the open question up to where the turn can be
/// ended: first what they complete, then what grows, the follower, the fields. The answers must be
/// legal one after the other.
[[nodiscard]] std::vector<HintFact> hint_facts(const game::Rules& rules, const game::State& state,
                                               std::span<const game::Choice> answers);

}  // namespace aude::aids
