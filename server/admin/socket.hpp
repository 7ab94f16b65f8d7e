#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <filesystem>
#include <memory>

namespace aude::admin {

class Desk;

/// Where the socket of a data folder is.
[[nodiscard]] std::filesystem::path socket_in(const std::filesystem::path& data);

/// The door for `aude-server admin`: a Unix socket that only the server's own user (and root) can
/// open. Whoever opens it may do everything. A connection is one order and its answer, each a frame
/// (frame.hpp).
class Socket {
 public:
  /// Listens at `file`, in place of what a killed server has left there. Throws
  /// boost::system::system_error. The desk must outlive the executor's context.
  Socket(boost::asio::any_io_executor executor, std::filesystem::path file, Desk& desk);
  /// Removes the file. To be called when the executor's context has stopped.
  ~Socket();
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

 private:
  class Door;

  std::filesystem::path file_;
  std::shared_ptr<Door> door_;
};

}  // namespace aude::admin
