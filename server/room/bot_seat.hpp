#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "server/bots/pool.hpp"
#include "server/room/commands.hpp"

namespace aude::room {

/// Has a bot think about the open question when it is a bot's, and calls it off when it is not any
/// more. Used on the room's strand.
class BotSeat {
 public:
  using Done = std::function<void(BotMove)>;

  explicit BotSeat(const Services& services) : services_(services) {}
  ~BotSeat() { call_off(); }
  BotSeat(const BotSeat&) = delete;
  BotSeat& operator=(const BotSeat&) = delete;

  /// Call whenever the table may have changed. `done` is called on a thread of the pool.
  void look_at(const TableState& state, const Done& done);
  void call_off();

 private:
  [[nodiscard]] const bots::Bot* bot_of(const std::string& level) const;

  const Services& services_;
  std::optional<unsigned> thinking_about_;
  std::stop_source stop_;
};

}  // namespace aude::room
