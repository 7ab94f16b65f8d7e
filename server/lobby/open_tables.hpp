#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/room/directory.hpp"
#include "server/room/sink.hpp"
#include "server/room/viewer.hpp"

namespace aude::lobby {

/// The list of open tables and games in play, and who watches it. For one strand.
class OpenTables {
 public:
  /// False if the line is there already.
  bool put(const std::string& game, room::Listing listing);
  /// False if it was not there.
  bool remove(const std::string& game);

  void add_watcher(const room::Viewer& viewer);
  void remove_watcher(const room::Viewer& viewer);

  /// The whole list as a message, newest first.
  [[nodiscard]] room::Frame frame() const;
  void send_to_all();
  [[nodiscard]] std::vector<std::shared_ptr<room::Sink>> watchers() const;

 private:
  std::map<std::string, room::Listing, std::less<>> listings_;
  std::vector<std::weak_ptr<room::Sink>> watchers_;
};

}  // namespace aude::lobby
