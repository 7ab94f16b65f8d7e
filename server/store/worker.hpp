#pragma once

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <condition_variable>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "server/metrics/metrics.hpp"
#include "server/store/connection.hpp"

namespace aude::store {

/// Something to do on the thread of a connection, and whom to tell.
class Job {
 public:
  virtual ~Job() = default;
  /// May throw: then nothing of it is kept.
  virtual void run(Connection& connection) = 0;
  /// Tells the caller, on the caller's executor. `error` is null if all went well.
  virtual void finish(std::exception_ptr error) = 0;
};

/// A thread that owns a connection and does jobs in order. Jobs that wait while others run are done
/// together in one transaction, so that many games cost one commit. Thread-safe.
class Worker {
 public:
  /// `metrics` hears of every transaction.
  Worker(std::unique_ptr<Connection> connection, metrics::Metrics& metrics);
  /// Does what is waiting first.
  ~Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  /// Runs `work(Connection&)` on the thread; the awaitable gives what it returns once that is
  /// committed, or throws StoreError.
  template <class Work>
  auto run(Work work) -> boost::asio::awaitable<std::invoke_result_t<Work&, Connection&>>;

  void add(std::unique_ptr<Job> job);

 private:
  using Batch = std::vector<std::unique_ptr<Job>>;

  void loop();
  Batch take();
  void carry_out(Batch& batch);

  std::unique_ptr<Connection> connection_;
  metrics::Metrics& metrics_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::unique_ptr<Job>> waiting_;
  bool stopping_{false};
  std::thread thread_;
};

namespace detail {

template <class Result>
struct Completion {
  using Signature = void(std::exception_ptr, Result);
};
template <>
struct Completion<void> {
  using Signature = void(std::exception_ptr);
};

template <class Work, class Handler>
class JobOf final : public Job {
  using Result = std::invoke_result_t<Work&, Connection&>;
  using Kept = std::conditional_t<std::is_void_v<Result>, std::monostate, Result>;

 public:
  JobOf(Work work, Handler handler)
      : work_(std::move(work)), handler_(std::move(handler)),
        caller_(boost::asio::make_work_guard(handler_)) {}

  void run(Connection& connection) override {
    if constexpr (std::is_void_v<Result>) {
      work_(connection);
    } else {
      result_ = work_(connection);
    }
  }

  void finish(std::exception_ptr error) override {
    auto tell = [handler = std::move(handler_), result = std::move(result_), error]() mutable {
      if constexpr (std::is_void_v<Result>) {
        std::move(handler)(error);
      } else {
        std::move(handler)(error, std::move(result));
      }
    };
    boost::asio::post(caller_.get_executor(), std::move(tell));
  }

 private:
  using Guard = decltype(boost::asio::make_work_guard(std::declval<const Handler&>()));

  Work work_;
  Handler handler_;
  Kept result_{};
  Guard caller_;
};

}  // namespace detail

template <class Work>
auto Worker::run(Work work) -> boost::asio::awaitable<std::invoke_result_t<Work&, Connection&>> {
  using Signature =
      typename detail::Completion<std::invoke_result_t<Work&, Connection&>>::Signature;
  auto initiate = [this](auto handler, Work job) {
    using Handler = std::decay_t<decltype(handler)>;
    add(std::make_unique<detail::JobOf<Work, Handler>>(std::move(job), std::move(handler)));
  };
  return boost::asio::async_initiate<const boost::asio::use_awaitable_t<>&, Signature>(
      std::move(initiate), boost::asio::use_awaitable, std::move(work));
}

}  // namespace aude::store
