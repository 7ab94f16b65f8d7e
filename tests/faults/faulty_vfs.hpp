#pragma once

#include <sqlite3.h>

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace aude::tests {

using Bytes = std::vector<char>;

/// A disk that can fail and lose its power, between SQLite and the real one. The default VFS of
/// SQLite while it lives. Thread-safe.
///
/// A power cut keeps of every file what was synced, and of what was written or cut off after that
/// any part, in sectors, in any order: the worst that a real disk may do.
class FaultyVfs {
 public:
  FaultyVfs();
  ~FaultyVfs();
  FaultyVfs(const FaultyVfs&) = delete;
  FaultyVfs& operator=(const FaultyVfs&) = delete;

  /// What every write gives from now on: SQLITE_OK, SQLITE_FULL, SQLITE_IOERR_WRITE, ...
  std::atomic<int> writes{SQLITE_OK};
  /// So many more writes succeed before `writes` holds.
  std::atomic<int> writes_left{0};
  /// What every sync gives.
  std::atomic<int> syncs{SQLITE_OK};

  /// What a power cut leaves, by path.
  using Disk = std::map<std::string, Bytes>;
  /// Called on whatever thread writes or syncs, before it does, with a number that counts up.
  /// May call power_cut(). Set it before any file is opened.
  std::function<void(std::uint64_t operation)> before;
  [[nodiscard]] Disk power_cut(std::uint64_t seed);

  // For the C callbacks.
  struct Change {
    std::int64_t at{};
    Bytes bytes;
    /// A truncation to `at` instead of a write.
    bool cuts{};
  };
  [[nodiscard]] sqlite3_vfs* real() const { return real_; }
  int fault_of_write();
  void note(const std::string& path, Change change);
  void note_sync(const std::string& path);
  void forget(const std::string& path);
  void tick();

 private:
  struct File {
    Bytes synced;
    std::vector<Change> pending;
  };

  sqlite3_vfs* real_;
  sqlite3_vfs vfs_{};
  std::atomic<std::uint64_t> operations_{0};
  std::mutex mutex_;
  std::map<std::string, File> files_;
};

/// Writes the files of a disk to a folder under their own names.
void write_disk(const FaultyVfs::Disk& disk, const std::filesystem::path& folder);

}  // namespace aude::tests
