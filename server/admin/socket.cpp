#include "server/admin/socket.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <exception>
#include <string>
#include <utility>
#include <variant>

#include <spdlog/spdlog.h>
#include <sys/stat.h>

#include "server/admin/desk.hpp"
#include "server/admin/frame.hpp"

namespace aude::admin {
namespace {

namespace asio = boost::asio;
using asio::local::stream_protocol;
using boost::system::error_code;

constexpr std::size_t kLongestOrder = 4096;

/// "ok", a note, the number of columns, the columns, the cells; or "refused", a code, a sentence.
std::string frame_of(const Outcome& outcome) {
  if (const auto* refusal = std::get_if<Refusal>(&outcome)) {
    return write_frame({"refused", refusal->code, refusal->message});
  }
  const auto& report = std::get<Report>(outcome);
  std::vector<std::string> parts{"ok", report.note, std::to_string(report.columns.size())};
  parts.insert(parts.end(), report.columns.begin(), report.columns.end());
  for (const std::vector<std::string>& row : report.rows) {
    parts.insert(parts.end(), row.begin(), row.end());
  }
  return write_frame(parts);
}

Order order_from(std::vector<std::string> parts) {
  constexpr std::size_t kParts = 3;
  parts.resize(kParts);
  return {.actor = "console",
          .from = Order::From::console,
          .action = std::move(parts[0]),
          .target = std::move(parts[1]),
          .value = std::move(parts[2])};
}

asio::awaitable<void> serve(stream_protocol::socket socket, Desk* desk) {
  std::string text;
  error_code error;
  auto buffer = asio::dynamic_buffer(text, kLongestOrder);
  const std::size_t length = co_await asio::async_read_until(
      socket, buffer, kEndOfFrame, asio::redirect_error(asio::use_awaitable, error));
  std::optional<std::vector<std::string>> parts = read_frame(text.substr(0, length));
  if (error || !parts) {
    co_return;
  }
  Outcome outcome = Refusal{"internal", "The server could not do this; see its log."};
  try {
    auto doing = desk->carry_out(order_from(std::move(*parts)));
    outcome = co_await std::move(doing);
  } catch (const std::exception& broken) {
    spdlog::error("admin order failed reason=\"{}\"", broken.what());
  }
  const std::string frame = frame_of(outcome);
  const auto bytes = asio::buffer(frame);
  co_await asio::async_write(socket, bytes, asio::redirect_error(asio::use_awaitable, error));
}

/// What the file's owner may do, and nobody else, from the moment on at which it is there.
class OwnerOnly {
 public:
  OwnerOnly() : before_{::umask(S_IRWXG | S_IRWXO | S_IXUSR)} {}
  ~OwnerOnly() { ::umask(before_); }
  OwnerOnly(const OwnerOnly&) = delete;
  OwnerOnly& operator=(const OwnerOnly&) = delete;

 private:
  mode_t before_;
};

}  // namespace

class Socket::Door : public std::enable_shared_from_this<Door> {
 public:
  Door(asio::any_io_executor executor, const std::filesystem::path& file, Desk& desk)
      : executor_{std::move(executor)}, acceptor_{asio::make_strand(executor_)}, desk_{desk} {
    const stream_protocol::endpoint endpoint{file.string()};
    const OwnerOnly mask;
    acceptor_.open(endpoint.protocol());
    acceptor_.bind(endpoint);
    acceptor_.listen();
  }

  static asio::awaitable<void> run(std::shared_ptr<Door> self) {
    constexpr std::chrono::milliseconds kBreath{100};
    asio::steady_timer pause{self->acceptor_.get_executor()};
    while (self->acceptor_.is_open()) {
      error_code error;
      const asio::any_io_executor strand = asio::make_strand(self->executor_);
      stream_protocol::socket socket = co_await self->acceptor_.async_accept(
          strand, asio::redirect_error(asio::use_awaitable, error));
      if (!error) {
        asio::co_spawn(strand, serve(std::move(socket), &self->desk_), asio::detached);
      } else if (error != asio::error::operation_aborted) {
        pause.expires_after(kBreath);
        co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
      }
    }
  }

  [[nodiscard]] asio::any_io_executor strand() { return acceptor_.get_executor(); }

 private:
  asio::any_io_executor executor_;
  stream_protocol::acceptor acceptor_;
  Desk& desk_;
};

std::filesystem::path socket_in(const std::filesystem::path& data) { return data / "admin.sock"; }

Socket::Socket(asio::any_io_executor executor, std::filesystem::path file, Desk& desk)
    : file_{std::move(file)} {
  // The database's lock has made sure that no other server runs with this folder.
  std::filesystem::remove(file_);
  door_ = std::make_shared<Door>(std::move(executor), file_, desk);
  asio::co_spawn(door_->strand(), Door::run(door_), asio::detached);
}

Socket::~Socket() {
  std::error_code ignored;
  std::filesystem::remove(file_, ignored);
}

}  // namespace aude::admin
