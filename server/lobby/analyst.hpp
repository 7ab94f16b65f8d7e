#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "server/lobby/analysis_quota.hpp"
#include "server/lobby/lobby.hpp"
#include "shared/game/game.hpp"

namespace aude::lobby {

/// Has the hard bot judge finished games, one after the other on a thread of its own that the
/// system runs only when nothing else wants the processor: so an analysis never delays a game.
/// Thread-safe.
class Analyst {
 public:
  /// Turns are judged with so many positions each.
  static constexpr std::uint64_t kPositions = 150'000;
  static constexpr std::size_t kMostWaiting = 50;
  static constexpr std::size_t kRecent = 4;

  /// `services` must outlive this.
  Analyst(boost::asio::any_io_executor executor, const room::Services& services);
  /// Gives up what is under way.
  ~Analyst();
  Analyst(const Analyst&) = delete;
  Analyst& operator=(const Analyst&) = delete;

  /// GET /api/games/ID/analysis: the finished analysis, or how far it has come.
  [[nodiscard]] awaitable<Body> look_up(std::string game);
  /// POST to the same: begins if there is none. An account has one under way, and so many a day.
  [[nodiscard]] awaitable<Body> begin(store::Account by, std::string game);

 private:
  struct Job {
    std::string account;
    std::shared_ptr<const game::Game> game;
    bool started{false};
    unsigned judged{0};
    unsigned of{0};
  };

  /// Nothing if the game is neither waiting nor being judged, nor was just now.
  [[nodiscard]] std::optional<std::string> progress(const std::string& game);
  [[nodiscard]] std::optional<ApiError> refusal(const std::string& account);
  void add(std::string game, Job job);
  void work(const std::stop_token& stop);
  [[nodiscard]] std::string judged(const std::string& id, const game::Game& game,
                                   const std::stop_token& stop);
  void keep(std::string game, std::string text);

  boost::asio::any_io_executor executor_;
  const room::Services& services_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::map<std::string, Job> jobs_;
  std::deque<std::string> waiting_;
  AnalysisQuota quota_;
  /// What was finished last, by game.
  std::deque<std::pair<std::string, std::string>> recent_;
  std::jthread thread_;
};

}  // namespace aude::lobby
