#include "server/room/routes.hpp"

#include <algorithm>

namespace aude::room {

std::shared_ptr<Room> Routes::find(std::string_view game) {
  if (in_lobby_.load(std::memory_order_acquire) != 0) {
    return nullptr;
  }
  const std::scoped_lock lock(mutex_);
  for (const auto& [known, room] : rooms_) {
    if (known == game) {
      return room.lock();
    }
  }
  return nullptr;
}

void Routes::remember(const std::string& game, const std::shared_ptr<Room>& room) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(rooms_, [&](const auto& known) { return known.first == game; });
  if (rooms_.size() == kKept) {
    rooms_.erase(rooms_.begin());
  }
  rooms_.emplace_back(game, room);
}

}  // namespace aude::room
