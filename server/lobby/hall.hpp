#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "server/lobby/lobby.hpp"
#include "server/lobby/open_tables.hpp"
#include "server/room/directory.hpp"
#include "server/room/refusal.hpp"
#include "server/room/room.hpp"

namespace aude::lobby {

/// The inside of the Lobby: knows which rooms are loaded and who watches what, on one strand. What
/// a viewer says to a room that he has spoken to before does not cross that strand: room::Routes
/// leads it straight there, and keeps the order of his messages.
class Hall final : public room::Directory, public std::enable_shared_from_this<Hall> {
  using Clock = std::chrono::steady_clock;

 public:
  Hall(boost::asio::any_io_executor executor, room::Services services);

  // From the Lobby; any thread.
  void begin();
  void handle(const Viewer& viewer, protocol::ClientMessage message);
  void gone(const Viewer& viewer);
  /// Tells every room that is loaded, or is on its way.
  void tell_all(room::Mail mail);
  void end(std::string game);
  static awaitable<void> drain(std::shared_ptr<Hall> self);
  [[nodiscard]] const room::Services& services() const { return services_; }
  [[nodiscard]] boost::asio::any_io_executor executor() const { return strand_; }
  [[nodiscard]] Census census() const;

  // From rooms; any thread.
  void list(const std::string& game, std::optional<room::Listing> listing) override;
  void idle(const std::string& game, std::uint64_t handled) override;
  void stopped(const std::string& game) override;

 private:
  /// A room, or one that is being loaded.
  struct Place {
    std::shared_ptr<room::Room> room;
    /// What has come while it is loaded.
    std::deque<room::Mail> waiting;
  };

  [[nodiscard]] bool go_straight(room::Routes& routes, room::Mail& mail);
  void take(room::FromViewer mail);
  void refuse(const Viewer& viewer, const protocol::ClientMessage& message,
              const room::Refusal& refusal);
  void refuse(const room::Mail& mail, const room::Refusal& refusal);
  [[nodiscard]] bool note_watching(const Viewer& viewer, const protocol::ClientMessage& message);
  void deliver(const std::string& game, room::Mail mail);
  void send_to(const Place& place, room::Mail mail);
  static awaitable<void> load(std::shared_ptr<Hall> self, std::string game);
  // What happens by itself (housekeeping.cpp).
  static awaitable<void> wake_games(std::shared_ptr<Hall> self);
  static awaitable<void> delete_stale_tables(std::shared_ptr<Hall> self);
  static awaitable<void> delete_table(std::shared_ptr<Hall> self, std::string table);
  void loaded(const std::string& game, std::shared_ptr<room::Room> room,
              const room::Refusal& refusal);
  void forget(const std::string& game);
  void list_changed();

  boost::asio::any_io_executor io_;
  boost::asio::strand<boost::asio::any_io_executor> strand_;
  room::Services services_;
  std::map<std::string, Place, std::less<>> places_;
  std::map<std::weak_ptr<room::Sink>, std::set<std::string>, std::owner_less<>> watching_;
  OpenTables tables_;
  boost::asio::steady_timer list_timer_;
  bool list_is_due_{false};
  // Rooms that are being loaded, and who waits for there to be fewer.
  std::size_t loading_{0};
  boost::asio::steady_timer loaded_one_;
  boost::asio::steady_timer housekeeping_;
  bool draining_{false};
  std::atomic<std::size_t> rooms_{0};
  std::atomic<std::size_t> viewers_{0};
};

}  // namespace aude::lobby
