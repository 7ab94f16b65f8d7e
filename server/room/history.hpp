#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "server/room/sink.hpp"

namespace aude::room {

/// One batch of events as it was sent.
struct Batch {
  std::uint64_t seq{};
  std::vector<std::string> events;
  /// The message without `you`: the same for everyone.
  Frame frame;
};

/// The last batches of one room, for those who come back.
class History {
 public:
  /// `seq` is where the room began when it was loaded. What happened before is not known exactly:
  /// who was online is not stored.
  explicit History(std::uint64_t seq) : begin_(seq), last_(seq) {}

  void add(Batch batch);
  /// The batches after `seen`; nothing if some of them are gone or `seen` is not of this room's
  /// life, and the viewer needs the whole state. Valid until the next add().
  [[nodiscard]] std::optional<std::vector<const Batch*>> after(std::uint64_t seen) const;

 private:
  std::uint64_t begin_;
  std::uint64_t last_;
  std::deque<Batch> batches_;
};

}  // namespace aude::room
