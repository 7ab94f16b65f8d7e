#include "server/post/sender.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

namespace aude::post {

Sender::Sender(Options options, metrics::Metrics& metrics)
    : options_(std::move(options)), metrics_(metrics), thread_([this] { loop(); }) {}

Sender::~Sender() {
  {
    const std::scoped_lock lock{mutex_};
    stopping_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

void Sender::send(Envelope envelope) {
  {
    const std::scoped_lock lock{mutex_};
    if (waiting_.size() >= kMostWaiting) {
      metrics_.mail_failed();
      spdlog::error("a mail was dropped waiting={}", waiting_.size());
      return;
    }
    waiting_.push_back({std::move(envelope), 0, Clock::now()});
  }
  wake_.notify_all();
}

void Sender::loop() {
  std::unique_lock lock{mutex_};
  while (!stopping_) {
    const auto next = std::ranges::min_element(waiting_, {}, &Waiting::due);
    if (next == waiting_.end()) {
      wake_.wait(lock);
      continue;
    }
    if (next->due > Clock::now()) {
      const auto due = next->due;
      wake_.wait_until(lock, due);
      continue;
    }
    Waiting one = std::move(*next);
    waiting_.erase(next);
    lock.unlock();
    const auto failure = deliver(options_.server, one.envelope, stopping_);
    lock.lock();
    if (!failure) {
      metrics_.mailed();
    } else if (!stopping_) {
      failed(std::move(one), *failure);
    }
  }
}

void Sender::failed(Waiting waiting, const SmtpFailure& failure) {
  metrics_.mail_failed();
  const bool goes_on = !failure.is_final && waiting.failures < options_.pauses.size();
  spdlog::error("a mail was not delivered attempt={} last={} reason=\"{}\"", waiting.failures + 1,
                !goes_on, failure.reason);
  if (goes_on) {
    waiting.due = Clock::now() + options_.pauses[waiting.failures];
    ++waiting.failures;
    waiting_.push_back(std::move(waiting));
  }
}

}  // namespace aude::post
