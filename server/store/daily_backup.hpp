#pragma once

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "server/metrics/metrics.hpp"
#include "shared/protocol/unix_time.hpp"

namespace aude::store {

using protocol::UnixMs;

/// When and where backups are made by themselves.
struct BackupPlan {
  std::filesystem::path database;
  /// Made if it is missing.
  std::filesystem::path folder;
  /// So many of the newest are kept; at least 1.
  std::size_t keep{7};
  /// Time of the day, as the clock on the machine's wall shows it.
  std::chrono::minutes at{std::chrono::hours(4)};
  /// The wall clock; it may jump.
  UnixMs (*now)();
  /// Is told what comes of it. Must outlive the plan.
  metrics::Metrics& metrics = metrics::unread();
};

/// "aude-20261130-033000.db": the time is UTC, so the order of the names is that of the backups.
[[nodiscard]] std::string backup_name(UnixMs at);
/// The time in such a name; nothing for the name of any other file.
[[nodiscard]] std::optional<UnixMs> time_of_backup(std::string_view name);
/// The last moment, at or before `now`, at which a backup should have been made.
[[nodiscard]] UnixMs last_due(UnixMs now, std::chrono::minutes at);

/// Makes a backup if the newest in the folder is older than the last moment at which one was due,
/// and then removes those beyond `keep`, first what a clock that was ahead has made and then the
/// oldest; other files are never touched. Whether it was off, or its clock was set, the machine so
/// catches up. Logs what it does; throws StoreError if the backup failed, and then removes nothing.
/// Returns true if it made one.
bool back_up_if_due(const BackupPlan& plan);

/// Looks every minute whether a backup is due, on a thread of its own. A failure is logged and
/// counted, and tried again after ten minutes.
class DailyBackup {
 public:
  explicit DailyBackup(BackupPlan plan);

 private:
  /// After a restart too, the age of the newest backup is known.
  void tell_newest();
  void loop(const std::stop_token& stop);

  BackupPlan plan_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::jthread thread_;
};

}  // namespace aude::store
