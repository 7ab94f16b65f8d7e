#pragma once

#include <memory>
#include <string>

#include "server/room/routes.hpp"

namespace aude::room {

/// One text message of the wire, shared by everyone it goes to.
using Frame = std::shared_ptr<const std::string>;

/// All that rooms and lobby know of a connection. Held weakly by them.
class Sink {
 public:
  virtual ~Sink() = default;
  /// Queues a frame. Never blocks and may be called from any thread; frames go out in the order of
  /// the calls. A connection whose queue is full is closed by itself.
  virtual void send(Frame frame) = 0;
  /// For the lobby.
  [[nodiscard]] Routes& routes() { return routes_; }

 private:
  Routes routes_;
};

}  // namespace aude::room
