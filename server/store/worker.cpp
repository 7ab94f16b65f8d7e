#include "server/store/worker.hpp"

#include <algorithm>
#include <chrono>

#include "server/store/failure.hpp"
#include "server/store/store.hpp"

namespace aude::store {
namespace {

// So that the first caller of a long queue does not wait for the last one.
constexpr std::size_t kMaxBatch = 256;

std::exception_ptr as_store_error(const std::exception& error) {
  if (dynamic_cast<const StoreError*>(&error) != nullptr) {
    return std::current_exception();
  }
  if (const auto* sqlite = dynamic_cast<const SQLite::Exception*>(&error)) {
    return std::make_exception_ptr(StoreError(reason_of(*sqlite)));
  }
  return std::make_exception_ptr(StoreError(error.what()));
}

/// Runs one job so that a failure takes back this job alone.
std::exception_ptr run_alone(Connection& connection, Job& job) {
  connection.execute("SAVEPOINT job");
  try {
    job.run(connection);
    connection.execute("RELEASE job");
    return nullptr;
  } catch (const std::exception& error) {
    std::exception_ptr reason = as_store_error(error);
    connection.execute("ROLLBACK TO job");
    connection.execute("RELEASE job");
    return reason;
  }
}

}  // namespace

Worker::Worker(std::unique_ptr<Connection> connection, metrics::Metrics& metrics)
    : connection_(std::move(connection)), metrics_(metrics), thread_([this] { loop(); }) {}

Worker::~Worker() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Worker::add(std::unique_ptr<Job> job) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(job));
  }
  wake_.notify_one();
}

void Worker::loop() {
  for (Batch batch = take(); !batch.empty(); batch = take()) {
    carry_out(batch);
  }
}

Worker::Batch Worker::take() {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
  const std::size_t count = std::min(waiting_.size(), kMaxBatch);
  Batch batch(std::make_move_iterator(waiting_.begin()),
              std::make_move_iterator(waiting_.begin() + static_cast<std::ptrdiff_t>(count)));
  waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(count));
  return batch;
}

void Worker::carry_out(Batch& batch) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begin = Clock::now();
  std::vector<std::exception_ptr> errors(batch.size());
  try {
    // Rolls back when it goes out of scope without a commit.
    SQLite::Transaction transaction(connection_->database(), connection_->behavior());
    for (std::size_t i = 0; i < batch.size(); ++i) {
      errors[i] = run_alone(*connection_, *batch[i]);
    }
    transaction.commit();
    metrics_.committed(batch.size(), Clock::now() - begin);
  } catch (const std::exception& error) {
    const std::exception_ptr reason = as_store_error(error);
    std::ranges::replace(errors, std::exception_ptr(), reason);
    metrics_.commit_failed();
  }
  for (std::size_t i = 0; i < batch.size(); ++i) {
    batch[i]->finish(errors[i]);
  }
  // Now, not when the next job comes: each one keeps its caller's execution context running.
  batch.clear();
}

}  // namespace aude::store
