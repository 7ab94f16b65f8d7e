#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "shared/protocol/unix_time.hpp"

namespace aude::room {

/// A game as the list of tables shows it.
struct Listing {
  protocol::UnixMs created_at;
  /// GameSummary as JSON.
  std::string summary;
};

/// All that a room knows of the lobby. Called on the room's strand; must not block.
class Directory {
 public:
  virtual ~Directory() = default;
  /// The line of this game in the list of tables; nothing: it is not shown.
  virtual void list(const std::string& game, std::optional<Listing> listing) = 0;
  /// The room has had nothing to do for long; close_if_idle(handled) closes it unless somebody
  /// wants something after all.
  virtual void idle(const std::string& game, std::uint64_t handled) = 0;
  /// The room has handled its Stop.
  virtual void stopped(const std::string& game) = 0;
};

}  // namespace aude::room
