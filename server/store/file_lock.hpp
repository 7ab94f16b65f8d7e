#pragma once

#include <filesystem>

namespace aude::store {

/// Keeps a second server away from a database: both would load the same rooms, and the moves of one
/// would fail in the other. Goes with its owner, also when the process is killed.
class FileLock {
 public:
  /// Locks the file beside the database, "<database>.lock". Throws StoreError if another process
  /// has it or it cannot be made.
  explicit FileLock(const std::filesystem::path& database);
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  int descriptor_{-1};
};

}  // namespace aude::store
