#pragma once

#include <string>
#include <vector>

#include "shared/game/game.hpp"

namespace aude::protocol {

/// What is public of the shuffle: the commitment at once, the seed when the game is over.
struct Fairness {
  /// 64 hexadecimal digits.
  std::string commitment;
  /// 64 hexadecimal digits; goes out with the event `ended` and not before.
  std::string seed;
};

/// Turns the events of a game into the events of the wire (schema.json, Event), each a JSON object
/// as text. Facts that no viewer needs (steps entered, marks, counters) make no wire event.
class EventEncoder final : public game::EventSink {
 public:
  /// All references must outlive the encoder.
  EventEncoder(const game::Rules& rules, const Fairness& fairness);

  void on(const game::Event& event, const game::State& after) override;

  /// What has come since the last take().
  [[nodiscard]] std::vector<std::string> take();

 private:
  const game::Rules& rules_;
  const Fairness& fairness_;
  std::vector<std::string> events_;
  bool first_question_of_turn_{true};
};

/// schema.json, View: what everybody may know of the game as it stands. The seed is in it only when
/// the game is over.
[[nodiscard]] std::string encode_view(const game::Game& game, const Fairness& fairness);

/// The event `started`: the start position, before the first draw. `game` is the game as it stands
/// right after it was made; what has been drawn since then is not in the event.
[[nodiscard]] std::string encode_started(const game::Game& game, const Fairness& fairness);

/// The event `undone`, and the event `asked` for the question that is open now.
[[nodiscard]] std::vector<std::string> encode_undone(const game::Game& game, game::SeatId seat);

/// schema.json, Ask: the open question with all its options and the previews of those that link
/// segments. Throws std::logic_error if no question is open.
[[nodiscard]] std::string encode_ask(const game::Game& game);

}  // namespace aude::protocol
