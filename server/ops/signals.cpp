#include "server/ops/signals.hpp"

#include <array>
#include <csignal>
#include <cstdlib>
#include <string_view>

#include <boost/asio/use_awaitable.hpp>
#include <spdlog/spdlog.h>
#include <unistd.h>

namespace aude::ops {
namespace {

namespace asio = boost::asio;

constexpr unsigned kDeadlineSeconds = 5;

/// A signal handler: nothing but what POSIX allows in one.
extern "C" void leave_at_once(int signal) {
  constexpr std::string_view kOverdue = "stopping took too long; leaving at once\n";
  constexpr std::string_view kAgain = "second signal; leaving at once\n";
  const std::string_view words = signal == SIGALRM ? kOverdue : kAgain;
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, words.data(), words.size());
  std::_Exit(EXIT_FAILURE);
}

}  // namespace

Signals::Signals(const asio::any_io_executor& executor)
    : stop_{executor, SIGINT, SIGTERM}, reload_{executor, SIGHUP} {}

asio::awaitable<void> Signals::stop_requested() {
  const int number = co_await stop_.async_wait(asio::use_awaitable);
  stop_.clear();
  // Handlers of our own and not the default action, which the kernel spares process 1 of a
  // container.
  for (const int which : std::array{SIGINT, SIGTERM, SIGALRM}) {
    std::signal(which, leave_at_once);
  }
  ::alarm(kDeadlineSeconds);
  spdlog::info("stopping signal={}", number);
}

asio::awaitable<void> Signals::reload_requested() {
  co_await reload_.async_wait(asio::use_awaitable);
}

void survive_failed_writes() {
  for (const int which : std::array{SIGXFSZ, SIGPIPE}) {
    std::signal(which, SIG_IGN);
  }
}

}  // namespace aude::ops
