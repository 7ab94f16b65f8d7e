#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "server/metrics/metrics.hpp"
#include "server/post/smtp.hpp"

namespace aude::post {

/// Hands mails to the mail server, one after the other, on a thread of its own; tries again when it
/// fails. Whatever fails is logged and counted. Thread-safe.
class Sender {
 public:
  /// Mails that may wait; more are dropped.
  static constexpr std::size_t kMostWaiting = 256;

  struct Options {
    SmtpServer server;
    /// Pauses before the second, third, ... attempt.
    std::vector<std::chrono::milliseconds> pauses{std::chrono::minutes(1),
                                                  std::chrono::minutes(10)};
  };
  /// `metrics` must outlive this.
  Sender(Options options, metrics::Metrics& metrics);
  /// Breaks off the attempt that is under way, and drops what waits.
  ~Sender();
  Sender(const Sender&) = delete;
  Sender& operator=(const Sender&) = delete;

  /// Does not block.
  void send(Envelope envelope);

 private:
  using Clock = std::chrono::steady_clock;
  struct Waiting {
    Envelope envelope;
    std::size_t failures{0};
    Clock::time_point due;
  };

  void loop();
  void failed(Waiting waiting, const SmtpFailure& failure);

  const Options options_;
  metrics::Metrics& metrics_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Waiting> waiting_;
  std::atomic<bool> stopping_{false};
  std::thread thread_;
};

}  // namespace aude::post
