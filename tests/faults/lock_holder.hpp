#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>

namespace aude::tests {

/// Another process that takes a lock on a database and keeps it. Make it before this process opens
/// the database: the child would take over what SQLite knows of its locks.
class LockHolder {
 public:
  /// `sql` is what the process does to have the lock.
  LockHolder(std::filesystem::path file, std::string sql);
  ~LockHolder();
  LockHolder(const LockHolder&) = delete;
  LockHolder& operator=(const LockHolder&) = delete;

  /// Returns when the process has its lock.
  void lock();
  /// SIGKILL; returns when the process is gone.
  void kill();

 private:
  pid_t child_{-1};
  // To the process, and back.
  int order_{-1};
  int answer_{-1};
};

}  // namespace aude::tests
