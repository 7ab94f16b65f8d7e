#pragma once

#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "server/bots/bot.hpp"
#include "server/metrics/metrics.hpp"

namespace aude::bots {

/// A question for a bot, with everything it may know. Owns what it refers to.
struct Thought {
  const Bot* bot{};
  PlayerView view;
  std::vector<game::Choice> options;
  std::stop_token stop;
};

/// Threads on which bots think, so that no game waits for another one's bot. Thread-safe.
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

 private:
  std::chrono::milliseconds pause_;
  metrics::Metrics& metrics_;
  boost::asio::thread_pool threads_;
};

}  // namespace aude::bots
