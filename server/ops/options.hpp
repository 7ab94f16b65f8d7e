#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/ops/tasks.hpp"
#include "server/store/durability.hpp"

namespace aude::ops {

/// What the operator decides. Each has a command-line option and an environment variable of the
/// same name: --bot-pause-ms and AUDE_BOT_PAUSE_MS. The command line wins.
struct Options {
  /// 0: the system picks a free one.
  std::uint16_t port{8080};
  /// An address of this machine; 0.0.0.0 and :: are all of them.
  std::string bind{"127.0.0.1"};
  /// Folder of the database; made if it is missing.
  std::filesystem::path data{"data"};
  /// Folder of the built web client.
  std::filesystem::path client{"web-client/dist"};
  /// trace, debug, info, warn, error or off.
  std::string log_level{"info"};
  /// text or json.
  std::string log_format{"text"};
  /// Threads for network and rooms; bots have as many of their own. At least 1.
  std::size_t threads{1};
  /// How long a bot waits before each of its moves, so that people can follow.
  std::chrono::milliseconds bot_pause{600};
  /// A table that waits for players is deleted when nothing has happened there for so many days; 0:
  /// never.
  unsigned keep_waiting_days{14};
  /// For tests alone: every shuffle follows from this text and the host's name. Empty: random.
  std::string test_deal;
  /// Messages that one connection may send in 20 seconds, all at once if it likes.
  std::size_t message_limit{100};
  /// Connections that one address may hold; 0 is no limit. This machine and private networks (a
  /// reverse proxy) are not counted.
  std::size_t connection_limit{64};
  /// What a stored move outlives.
  store::Durability durability{store::Durability::normal};
  /// Folder of the daily backups; empty: none are made.
  std::filesystem::path backup_dir;
  /// How many daily backups are kept.
  std::size_t backup_keep{7};
  /// Time of the day at which they are made.
  std::chrono::minutes backup_at{std::chrono::hours(4)};
  /// What to do instead of serving.
  std::optional<Task> task;
  /// open, invite or closed: who may become somebody here (docs/operations.md, "Who may play").
  std::string access{"open"};
  /// A file with an invitation code that may be used any number of times. Empty: there is none.
  std::filesystem::path invite_code_file;
  /// Guests that one address may become in an hour, and log-ins that may be wrong for one name in
  /// 15 minutes (for one address three times as many); 0 is no limit.
  std::size_t guest_limit{60};
  std::size_t login_limit{10};
  /// Tables that one account may open in an hour; 0 is no limit.
  std::size_t table_limit{60};
  /// Reverse proxies, as addresses or networks, whose X-Forwarded-For and X-Forwarded-Proto count.
  std::vector<std::string> trusted_proxies;
  /// PEM files for TLS; both or none.
  std::filesystem::path tls_cert;
  std::filesystem::path tls_key;
  /// How long browsers are to come by TLS only; 0: they are told nothing.
  std::chrono::seconds hsts{0};
  /// From the first byte of a request to its last.
  std::chrono::seconds request_timeout{15};
  /// How often a client is to say something; twice as long in silence ends its connection.
  std::chrono::seconds ping_interval{25};
  /// Where people find the server, for links in mails; without a slash at the end.
  std::string public_url;
  /// smtp://host:port or smtps://host:port. Empty: no mails are sent.
  std::string mail_server;
  /// With whom the server logs in there; empty: it does not.
  std::string mail_user;
  /// The password is its first line.
  std::filesystem::path mail_password_file;
  /// required, or optional: then mails may go there unencrypted.
  std::string mail_tls{"required"};
  /// Sender's address.
  std::string mail_from;
  /// Mails in an hour; 0 is no limit.
  std::size_t mail_limit{200};
  /// How long it has been somebody's move, without him, when he is told by mail.
  std::chrono::seconds mail_after{300};
};

/// The program is to end at once with this code: after --help or --version, or because an option is
/// wrong. What there was to say has been printed.
struct ExitNow {
  int code{};
};

/// Reads command line and environment.
[[nodiscard]] std::variant<Options, ExitNow> read_options(int argc, const char* const* argv);

}  // namespace aude::ops
