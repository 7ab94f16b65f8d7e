#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/signal_set.hpp>

namespace aude::ops {

/// What the operator asks for by signals. Made before any thread runs the executor: two threads
/// that make their first signal_set in the same moment leave Asio deaf to every signal, because it
/// throws away one of two services, and with it the other's pipe. Signals that come before they
/// are awaited are kept.
class Signals {
 public:
  explicit Signals(const boost::asio::any_io_executor& executor);

  /// Resumes at the first SIGTERM or SIGINT. From then on a second one ends the program at once,
  /// and so does a stop that takes longer than five seconds: a supervisor (Docker: ten) kills what
  /// does not go. Once only.
  [[nodiscard]] boost::asio::awaitable<void> stop_requested();

  /// Resumes at the next SIGHUP.
  [[nodiscard]] boost::asio::awaitable<void> reload_requested();

 private:
  boost::asio::signal_set stop_;
  boost::asio::signal_set reload_;
};

/// A write that cannot be done is an error of the write from now on, and not the end of the
/// process: to a file that may grow no further, and to a pipe that nobody reads any more, which a
/// log may be.
void survive_failed_writes();

}  // namespace aude::ops
