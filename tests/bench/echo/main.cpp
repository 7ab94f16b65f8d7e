// aude-echo: the least that a WebSocket server on this machine's Beast can do, as the limit for
// aude-server: every message is answered by one of the length that its first four digits say.
//
//   aude-echo PORT THREADS

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <charconv>
#include <exception>
#include <iostream>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include <sys/resource.h>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;
using boost::system::error_code;

asio::awaitable<void> serve(tcp::socket socket) {
  beast::websocket::stream<beast::tcp_stream> stream{std::move(socket)};
  error_code error;
  co_await stream.async_accept(asio::redirect_error(asio::use_awaitable, error));
  stream.text(true);
  beast::flat_buffer buffer;
  std::string answer;
  while (!error) {
    co_await stream.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
    if (error) {
      co_return;
    }
    const auto bytes = buffer.cdata();
    std::size_t length = 0;
    const auto* const text = static_cast<const char*>(bytes.data());
    std::from_chars(text, text + std::min<std::size_t>(4, bytes.size()), length);
    answer.assign(length, 'x');
    buffer.consume(bytes.size());
    co_await stream.async_write(asio::buffer(answer),
                                asio::redirect_error(asio::use_awaitable, error));
  }
}

asio::awaitable<void> listen(asio::io_context& io, std::uint16_t port) {
  tcp::acceptor acceptor{io, {asio::ip::make_address("127.0.0.1"), port}};
  for (;;) {
    tcp::socket socket = co_await acceptor.async_accept(asio::make_strand(io), asio::use_awaitable);
    socket.set_option(tcp::no_delay{true});
    const auto strand = socket.get_executor();
    asio::co_spawn(strand, serve(std::move(socket)), asio::detached);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::span<char*> arguments{argv, static_cast<std::size_t>(argc)};
  if (arguments.size() != 3) {
    std::cerr << "aude-echo PORT THREADS\n";
    return 2;
  }
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) == 0) {
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
  }
  const auto port = static_cast<std::uint16_t>(std::stoi(arguments[1]));
  const int threads = std::stoi(arguments[2]);
  asio::io_context io{threads};
  asio::co_spawn(io, listen(io, port), [](std::exception_ptr error) {
    if (error) {
      std::rethrow_exception(error);
    }
  });
  std::vector<std::jthread> others;
  for (int count = 1; count < threads; ++count) {
    others.emplace_back([&io] { io.run(); });
  }
  io.run();
}
