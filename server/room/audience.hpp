#pragma once

#include <string>
#include <vector>

#include "server/room/seats.hpp"
#include "server/room/viewer.hpp"
#include "shared/protocol/table.hpp"

namespace aude::room {

/// Everyone who watches one game: connections, held weakly.
class Audience {
 public:
  struct Member {
    Viewer viewer;
    /// What the viewer was told last about itself.
    protocol::You you;
  };

  /// Adds a connection, or finds it again.
  Member& add(const Viewer& viewer, const protocol::You& you);
  /// False if it was not there.
  bool remove(const Viewer& viewer);
  /// Forgets connections that are gone. True if there were any.
  bool sweep();

  [[nodiscard]] bool empty() const { return members_.empty(); }
  [[nodiscard]] std::vector<Member>& members() { return members_; }
  [[nodiscard]] bool has(const std::string& account) const;
  /// People who watch and have no seat; each counts once.
  [[nodiscard]] std::size_t spectators(const Seats& seats) const;

 private:
  std::vector<Member> members_;
};

/// Sends a message to one connection, if it is still there.
void send(const Viewer& viewer, std::string message);

}  // namespace aude::room
