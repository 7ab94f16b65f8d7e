#pragma once

#include <atomic>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "server/bots/bot.hpp"
#include "server/bots/hard.hpp"
#include "server/metrics/metrics.hpp"

namespace aude::bots {

/// A question for a bot, with everything it may know. Owns what it refers to.
struct Thought {
  const Bot* bot{};
  PlayerView view;
  std::vector<game::Choice> options;
  std::stop_token stop;
  /// The least time between question and answer, if that is more than the pool's.
  std::chrono::milliseconds pause{0};
};

/// Threads on which bots think, so that no game waits for another one's bot. When questions queue
/// up, each gets a share of its budget (share_of). Thread-safe.
class BotPool {
 public:
  /// `pause` is the least time between a question and its answer, so that people can follow.
  /// `metrics` hears how long bots think, and must outlive the pool.
  BotPool(std::size_t threads, std::chrono::milliseconds pause,
          metrics::Metrics& metrics = metrics::unread());
  /// Waits for the thoughts that have begun; their answers are dropped.
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  /// Thinks and calls `done` on a thread of the pool, unless `thought.stop` was requested before.
  /// A bot that throws is logged and answers with the first option.
  void think(Thought thought, std::function<void(game::Choice)> done);
  /// Has the hard bot look for the best turn of the asked seat, and calls `done` on a thread of the
  /// pool at once, unless `stop` was requested before. A bot that throws is logged, and `done` gets
  /// no answers.
  void advise(PlayerView view, const std::stop_token& stop,
              std::function<void(const Answers&)> done);

 private:
  /// Has a thread do the work with a share of the full budget, unless `stop` is requested before.
  void post(Budget full, std::stop_token stop, std::function<void(Budget)> work);

  std::chrono::milliseconds pause_;
  metrics::Metrics& metrics_;
  std::size_t workers_;
  /// Questions that no thread has taken up yet.
  std::atomic<std::size_t> waiting_{0};
  HardBot adviser_;
  boost::asio::thread_pool threads_;
};

}  // namespace aude::bots
