#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "server/room/services.hpp"
#include "server/room/viewer.hpp"
#include "server/store/games.hpp"
#include "shared/protocol/messages.hpp"

namespace aude::lobby {

template <class T>
using awaitable = boost::asio::awaitable<T>;

using room::Viewer;

class Hall;
class Analyst;

/// Why an HTTP request was not carried out. Status is that of HTTP.
struct ApiError {
  unsigned status{};
  std::string code;
  std::string message;
};

/// A body of JSON, or why there is none.
using Body = std::variant<std::string, ApiError>;

/// What GET /api/games was asked.
struct GamesQuery {
  std::optional<protocol::Status> status;
  /// Only games in which the viewer has a seat or is host; private ones too.
  enum class Whose : std::uint8_t { everybody, mine } whose{Whose::everybody};
  /// `next` of the page before.
  std::optional<std::string> before;
  /// From 1 to 100.
  unsigned limit{20};
};

/// Numbers for /metrics and /healthz.
struct Census {
  std::size_t rooms{};
  std::size_t viewers{};
};

/// All tables. The one door between connections and games. Thread-safe: every call may come from
/// any thread; coroutines complete on the executor of the caller. The messages of one viewer are
/// handled in the order of the calls.
///
/// The lobby must live until drain() has completed and the io_context has stopped.
class Lobby {
 public:
  /// `executor` is the io_context's; strands are made from it.
  Lobby(boost::asio::any_io_executor executor, room::Services services);
  ~Lobby();
  Lobby(const Lobby&) = delete;
  Lobby& operator=(const Lobby&) = delete;

  /// Begins what happens without anybody asking: running games whose clock runs or whose bot is to
  /// move are loaded, a few at a time, and stale tables are deleted, now and every hour. Call once.
  void begin();

  /// Carries out a message. Everything that follows from it (acks, refusals, states, events, pong)
  /// goes to sinks.
  void handle(const Viewer& viewer, protocol::ClientMessage message);
  /// The connection of this sink is closed. `viewer.sink` may have expired already.
  void gone(const Viewer& viewer);
  /// The account has a new name; it changes at all tables that are loaded.
  void renamed(store::Account account);
  /// The account is deleted; it goes from all tables that are loaded.
  void departed(std::string account);

  /// Ends a table that is not finished: one that waits is cleared, a game is scored as it stands.
  /// False if there is none of this id. It ends soon after the call.
  [[nodiscard]] awaitable<bool> end(std::string id);

  /// POST /api/games: {"id": ...}.
  [[nodiscard]] awaitable<Body> create(store::Account host, protocol::CreateTable request);
  /// POST /api/games/ID/play-on: {"id": ...} of the new game.
  [[nodiscard]] awaitable<Body> play_on(store::Account host, std::string id, protocol::PlayOn from);
  /// GET /api/games.
  [[nodiscard]] awaitable<Body> games(store::Account viewer, GamesQuery query);
  /// GET /api/games/ID, a GameSummary.
  [[nodiscard]] awaitable<Body> game(store::Account viewer, std::string id);
  /// GET /api/games/ID/replay.
  [[nodiscard]] awaitable<Body> replay(std::string id);
  /// GET /api/games/ID/record.
  [[nodiscard]] awaitable<Body> record(std::string id);
  /// GET /api/games/ID/statistics.
  [[nodiscard]] awaitable<Body> statistics(std::string id);
  /// GET /api/games/ID/analysis.
  [[nodiscard]] awaitable<Body> analysis(std::string id);
  /// POST /api/games/ID/analysis.
  [[nodiscard]] awaitable<Body> analyse(store::Account by, std::string id);

  /// Refuses what comes from now on, finishes what has been accepted and saves the clocks. Saying
  /// goodbye is for the connections. Call once.
  [[nodiscard]] awaitable<void> drain();

  /// As of now; approximate while things happen.
  [[nodiscard]] Census census() const;

 private:
  std::shared_ptr<Hall> hall_;
  std::unique_ptr<Analyst> analyst_;
};

}  // namespace aude::lobby
