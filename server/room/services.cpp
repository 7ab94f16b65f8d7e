#include "server/room/services.hpp"

namespace aude::room {

protocol::UnixMs steady_now() {
  using namespace std::chrono;
  static const auto wall_start = system_clock::now();
  static const auto steady_start = steady_clock::now();
  const auto now = wall_start + duration_cast<milliseconds>(steady_clock::now() - steady_start);
  return {duration_cast<milliseconds>(now.time_since_epoch()).count()};
}

}  // namespace aude::room
