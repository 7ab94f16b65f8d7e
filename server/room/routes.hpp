#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace aude::room {

class Room;

/// How the messages of one connection find their rooms without crossing the lobby. A message may go
/// straight to its room once every earlier one of the connection has left the lobby, so that they
/// keep their order. Thread-safe; the messages of a connection come one after the other.
class Routes {
 public:
  /// The room that the next message about this game may go to; null if it has to cross the lobby.
  [[nodiscard]] std::shared_ptr<Room> find(std::string_view game);
  /// A message is on its way through the lobby, until leave_lobby().
  void enter_lobby() { in_lobby_.fetch_add(1, std::memory_order_relaxed); }
  void leave_lobby() { in_lobby_.fetch_sub(1, std::memory_order_release); }
  /// The lobby has handed a message about this game to this room.
  void remember(const std::string& game, const std::shared_ptr<Room>& room);

 private:
  /// A connection follows few games; of more than these the oldest are asked for again.
  static constexpr std::size_t kKept = 16;

  std::atomic<std::size_t> in_lobby_{0};
  std::mutex mutex_;
  std::vector<std::pair<std::string, std::weak_ptr<Room>>> rooms_;
};

}  // namespace aude::room
