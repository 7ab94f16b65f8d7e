#pragma once

#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <variant>

#include "server/room/sink.hpp"

namespace aude::net {

/// Why the server ends a connection: a `closing` message for the client's program, then the close
/// frame of the WebSocket with the number that fits.
enum class Farewell {
  restarting,
  slow_reader,
  too_many_messages,
  message_too_large,
  logged_out,
  banned,
};

/// The queue between everybody who has something to tell a client and the one that writes. Bounded:
/// who reads too slowly is told so and dropped, and may come back and ask for what he missed.
/// Thread-safe.
class Outbox {
 public:
  enum class Pushed {
    /// The writer is awake or will be.
    queued,
    /// The writer has found nothing to do: wake it.
    wake,
    /// The connection is being closed; the frame was dropped.
    closed,
  };
  /// Queues a frame. When there is no room for it, everything queued gives way to a farewell.
  Pushed push(room::Frame frame);
  /// Nothing goes out after what is queued now and the farewell. The first farewell counts.
  Pushed close(Farewell farewell);
  /// Nothing goes out any more at all.
  void abandon();

  /// What to do next: write a frame, close the connection, or sleep.
  using Next = std::variant<std::monostate, room::Frame, Farewell>;
  [[nodiscard]] Next next();

  /// Whether the connection is about to be closed by a farewell or is abandoned.
  [[nodiscard]] bool is_closed() const;
  [[nodiscard]] std::optional<Farewell> farewell() const;

 private:
  Pushed close_locked(Farewell farewell);

  mutable std::mutex mutex_;
  std::deque<room::Frame> frames_;
  std::size_t bytes_{};
  // The writer has been told to sleep and not been woken since.
  bool is_asleep_{true};
  std::optional<Farewell> farewell_;
  bool is_abandoned_{};
};

}  // namespace aude::net
