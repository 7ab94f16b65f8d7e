#pragma once

#include <filesystem>
#include <memory>
#include <mutex>

namespace boost::asio::ssl {
class context;
}

namespace aude::net {

/// The server's own certificate for TLS 1.2 and later. Thread-safe.
class Certificate {
 public:
  /// PEM files: the certificate with its chain, and the key without a password. Throws
  /// std::runtime_error with words for the operator.
  Certificate(std::filesystem::path chain, std::filesystem::path key);

  /// Reads the files again, for connections from now on. Throws as above, and then everything stays
  /// as it was.
  void reload();
  [[nodiscard]] std::shared_ptr<boost::asio::ssl::context> context() const;

 private:
  const std::filesystem::path chain_;
  const std::filesystem::path key_;
  mutable std::mutex mutex_;
  std::shared_ptr<boost::asio::ssl::context> context_;
};

}  // namespace aude::net
