#include <doctest/doctest.h>

#include "server/room/pace.hpp"
#include "shared/game/step.hpp"

using namespace aude;
using namespace std::chrono_literals;
using protocol::Pace;

namespace {

game::Ask ask(game::StepId step, std::size_t options) {
  return {game::SeatId{0}, step, std::vector<game::Choice>(options)};
}

}  // namespace

TEST_CASE("a quick bot takes no time of its own, one at the pace of people takes some seconds") {
  CHECK(room::pause_before(Pace::quick, ask(game::kPlaceStep, 30)) == 0ms);
  const auto few = room::pause_before(Pace::human, ask(game::kPlaceStep, 4));
  const auto many = room::pause_before(Pace::human, ask(game::kPlaceStep, 40));
  CHECK(few > 2s);
  CHECK(many > few);
  // However large the board is.
  CHECK(room::pause_before(Pace::human, ask(game::kPlaceStep, 5000)) <= 5s);
  CHECK(room::pause_before(Pace::human, ask(game::kFollowerStep, 3)) < few);
  CHECK(room::pause_before(Pace::human, ask(game::kEndTurnStep, 1)) <
        room::pause_before(Pace::human, ask(game::kFollowerStep, 3)));
}
