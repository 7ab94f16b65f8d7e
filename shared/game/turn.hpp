#pragma once

#include <optional>
#include <vector>

#include "shared/game/choice.hpp"
#include "shared/game/deck.hpp"
#include "shared/game/event.hpp"
#include "shared/game/rules.hpp"
#include "shared/game/state.hpp"

namespace aude::game {

/// Why an answer was not taken. The State has not changed.
enum class Refusal : std::uint8_t {
  game_over,
  not_asked,
  not_offered,
  nothing_to_undo,
  resigned_already,
};
/// The code that travels: "game_over", "not_your_turn", "not_offered", "nothing_to_undo",
/// "resigned_already".
[[nodiscard]] std::string_view to_string(Refusal refusal);
/// One sentence for the player.
[[nodiscard]] std::string_view message_of(Refusal refusal);

/// The table before the first turn: the start tile lies, nothing has been drawn for a player.
[[nodiscard]] State lay_start(const Rules& rules, const Deck& deck, EventSink* sink);

/// The State at the start: start tile laid, first turn begun, first question open. `sink` may be
/// null.
[[nodiscard]] State begin(const Rules& rules, const Deck& deck, EventSink* sink);

/// Appends the legal answers to the open question. Empty if the game is over.
void offer(const Rules& rules, const State& state, std::vector<Choice>& options);

/// Carries out an answer that offer() lists for this state, and goes on until the next question or
/// the end of the game. The caller vouches for the choice: this is the fast path of bots and
/// replays; submit() checks.
void apply(const Rules& rules, State& state, const Deck& deck, const Choice& choice,
           EventSink* sink);

/// Checks and carries out an answer. A refusal leaves the state as it was.
[[nodiscard]] std::optional<Refusal> submit(const Rules& rules, State& state, const Deck& deck,
                                            SeatId seat, const Choice& choice, EventSink* sink);

/// A seat gives up for good. Its turn, if it is on, ends: the tile in hand goes out of the game.
/// With one seat left, or none, the game ends and is scored as it stands.
void resign(const Rules& rules, State& state, const Deck& deck, SeatId seat, EventSink* sink);

}  // namespace aude::game
