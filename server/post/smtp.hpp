#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace aude::post {

/// Whether a mail may go out without TLS if the mail server offers none.
enum class Tls : std::uint8_t { required, optional };

/// The mail server of the host and how it is spoken to.
struct SmtpServer {
  /// smtp://host:port, with STARTTLS, or smtps://host:port.
  std::string url;
  /// Without a name nobody logs in.
  std::string user;
  std::string password;
  Tls tls{Tls::required};
  /// For one mail, from the connection to the answer.
  std::chrono::milliseconds patience{std::chrono::seconds(30)};
};

/// A message and where it goes.
struct Envelope {
  std::string from;
  std::string to;
  std::string message;
};

/// Why a mail was not delivered. `reason` names neither sender nor addressee.
struct SmtpFailure {
  std::string reason;
  /// The server does not want this mail; it is of no use to try again.
  bool is_final{};
};

/// Hands one mail to the mail server. Blocks, but ends soon once `stopping` is true. Thread-safe.
/// Nothing: the server has taken it.
[[nodiscard]] std::optional<SmtpFailure> deliver(const SmtpServer& server, const Envelope& envelope,
                                                 const std::atomic<bool>& stopping);

}  // namespace aude::post
