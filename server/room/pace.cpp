#include "server/room/pace.hpp"

#include <algorithm>

#include "shared/game/step.hpp"

namespace aude::room {

using std::chrono::milliseconds;

milliseconds pause_before(protocol::Pace pace, const game::Ask& ask) {
  if (pace == protocol::Pace::quick) {
    return milliseconds{0};
  }
  if (ask.step == game::kEndTurnStep) {
    return milliseconds{700};
  }
  if (ask.step != game::kPlaceStep) {
    return milliseconds{1800};
  }
  constexpr milliseconds kEachPlace{60};
  constexpr std::size_t kMostPlaces = 50;
  return milliseconds{2000} + kEachPlace * std::min(ask.options.size(), kMostPlaces);
}

}  // namespace aude::room
