#pragma once

#include <ostream>
#include <string>

#include "shared/game/event.hpp"
#include "shared/record/record.hpp"

namespace aude::tools {

/// Tells a game in words while it is replayed, one line a turn and one a score.
class Narrator final : public game::EventSink {
 public:
  Narrator(std::ostream& out, const game::Rules& rules, std::vector<std::string> names);

  void on(const game::Event& event, const game::State& after) override;

 private:
  [[nodiscard]] std::string name(game::SeatId seat) const;
  void tell(const game::TilePlaced& placed, const game::State& after);
  void tell(const game::Scored& scored);

  std::ostream& out_;
  const game::Rules& rules_;
  std::vector<std::string> names_;
};

/// Writes the whole game: heading, moves, scores, final sheet.
void show(const record::Replayed& replayed, std::ostream& out);

}  // namespace aude::tools
