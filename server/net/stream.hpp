#pragma once

#include <array>
#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <cstddef>
#include <memory>
#include <utility>

namespace boost::asio::ssl {
class context;
}

namespace aude::net {

/// A connection, plain or encrypted. What reads and writes it is compiled once for both. All
/// members are for the socket's strand.
class Stream {
 public:
  using executor_type = boost::asio::any_io_executor;
  using Socket = boost::asio::ip::tcp::socket;

  explicit Stream(Socket socket);
  Stream(Stream&&) noexcept = default;
  Stream& operator=(Stream&&) noexcept = default;
  ~Stream();

  [[nodiscard]] executor_type get_executor() const;
  [[nodiscard]] bool is_encrypted() const;
  [[nodiscard]] boost::asio::ip::address peer() const;

  /// Whether the other side begins with a TLS handshake. Takes nothing of what it has sent.
  [[nodiscard]] boost::asio::awaitable<bool> begins_with_tls();
  /// Does the server's part of the handshake; everything after it is encrypted.
  [[nodiscard]] boost::asio::awaitable<boost::system::error_code>
  encrypt(std::shared_ptr<boost::asio::ssl::context> context);

  /// From now on: what is under way after that time fails, and so does everything later.
  void expires_after(std::chrono::milliseconds time);
  void expires_never();
  void close();

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, Signature>(
        [this](auto handler, const Buffers& into) {
          read_some(first_of(into), Handler{std::move(handler)});
        },
        token, buffers);
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, Signature>(
        [this](auto handler, const Buffers& from) {
          write_some(several_of(from), Handler{std::move(handler)});
        },
        token, buffers);
  }

  /// Says that nothing follows and waits until the other side has closed too.
  [[nodiscard]] boost::asio::awaitable<void> finish() { return drain(inner_); }
  /// The same for who has a handler.
  using Closed = boost::asio::any_completion_handler<void(boost::system::error_code)>;
  void tear_down(Closed handler);

 private:
  using Signature = void(boost::system::error_code, std::size_t);
  using Handler = boost::asio::any_completion_handler<Signature>;
  static constexpr std::size_t kGathered = 4;
  using Several = std::array<boost::asio::const_buffer, kGathered>;
  struct Inner;

  template <class Buffers>
  static boost::asio::mutable_buffer first_of(const Buffers& buffers) {
    const auto end = boost::asio::buffer_sequence_end(buffers);
    for (auto it = boost::asio::buffer_sequence_begin(buffers); it != end; ++it) {
      const boost::asio::mutable_buffer buffer{*it};
      if (buffer.size() != 0) {
        return buffer;
      }
    }
    return {};
  }
  template <class Buffers>
  static Several several_of(const Buffers& buffers) {
    Several several;
    std::size_t count = 0;
    const auto end = boost::asio::buffer_sequence_end(buffers);
    for (auto it = boost::asio::buffer_sequence_begin(buffers); it != end && count < kGathered;
         ++it) {
      const boost::asio::const_buffer buffer{*it};
      if (buffer.size() != 0) {
        several[count++] = buffer;
      }
    }
    return several;
  }

  void read_some(boost::asio::mutable_buffer buffer, Handler handler);
  void write_some(const Several& buffers, Handler handler);
  static boost::asio::awaitable<void> drain(std::shared_ptr<Inner> inner);

  std::shared_ptr<Inner> inner_;
};

}  // namespace aude::net
