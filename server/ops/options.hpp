#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>

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
};

/// The program is to end at once with this code: after --help or --version, or because an option is
/// wrong. What there was to say has been printed.
struct ExitNow {
  int code{};
};

/// Reads command line and environment.
[[nodiscard]] std::variant<Options, ExitNow> read_options(int argc, const char* const* argv);

}  // namespace aude::ops
