#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <string>
#include <utility>
#include <vector>

#include "server/lobby/hall.hpp"

namespace aude::lobby {
namespace {

namespace asio = boost::asio;

// Rooms that are loaded at once after a start: the players who come back load theirs meanwhile.
constexpr std::size_t kLoadedAtOnce = 4;
constexpr std::chrono::hours kSweepEvery{1};

}  // namespace

void Hall::begin() {
  asio::co_spawn(strand_, wake_games(shared_from_this()), asio::detached);
  asio::co_spawn(strand_, delete_stale_tables(shared_from_this()), asio::detached);
}

asio::awaitable<void> Hall::wake_games(std::shared_ptr<Hall> self) {
  std::vector<std::string> games;
  try {
    auto reading = self->services_.store.games_to_wake();
    games = co_await std::move(reading);
  } catch (const store::StoreError& error) {
    spdlog::error("running games were not found: {}", error.what());
    co_return;
  }
  for (const std::string& game : games) {
    while (self->loading_ >= kLoadedAtOnce && !self->draining_) {
      self->loaded_one_.expires_at(asio::steady_timer::time_point::max());
      boost::system::error_code ignored;
      auto waiting =
          self->loaded_one_.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
      co_await std::move(waiting);
    }
    if (self->draining_) {
      co_return;
    }
    self->deliver(game, room::Tick{});
  }
  spdlog::info("running games go on count={}", games.size());
}

/// Whoever comes meanwhile waits as for a table that is being loaded, and is told that there is
/// none: a room that was loaded before would be one of a table that is gone.
asio::awaitable<void> Hall::delete_table(std::shared_ptr<Hall> self, std::string table) {
  self->places_.try_emplace(table);
  ++self->loading_;
  room::Refusal refusal{"not_found", "There is no such game."};
  try {
    auto deleting = self->services_.store.delete_table(table);
    co_await std::move(deleting);
    spdlog::info("deleted a table that nobody came to game={}", table);
  } catch (const store::StoreError& error) {
    spdlog::error("a stale table was not deleted: {}", error.what());
    refusal = {"storage_failed", "The server could not read that game; try again."};
  }
  self->loaded(table, nullptr, refusal);
}

asio::awaitable<void> Hall::delete_stale_tables(std::shared_ptr<Hall> self) {
  const std::int64_t keep_ms = std::chrono::milliseconds(self->services_.keep_waiting).count();
  while (keep_ms > 0 && !self->draining_) {
    try {
      auto reading = self->services_.store.stale_tables({self->services_.now().value - keep_ms});
      const std::vector<std::string> tables = co_await std::move(reading);
      for (const std::string& table : tables) {
        // Somebody looks at it just now.
        if (self->places_.contains(table)) {
          continue;
        }
        auto deleting = delete_table(self, table);
        co_await std::move(deleting);
      }
    } catch (const store::StoreError& error) {
      spdlog::error("stale tables were not deleted: {}", error.what());
    }
    self->housekeeping_.expires_after(kSweepEvery);
    boost::system::error_code ignored;
    auto waiting =
        self->housekeeping_.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
    co_await std::move(waiting);
  }
}

}  // namespace aude::lobby
