#pragma once

#include <filesystem>
#include <string_view>

#include "server/store/connection.hpp"
#include "server/store/file_lock.hpp"
#include "server/store/portable.hpp"

namespace aude::archive {

/// Takes games into the database of a stopped server. Each is replayed from what was written, and
/// only one that is safe is kept.
class Intake {
 public:
  /// Makes the database if there is none and brings its schema up to date. Throws StoreError if a
  /// server is running, or the database cannot be opened.
  Intake(const std::filesystem::path& database, protocol::UnixMs now);

  /// The text of one file. Throws store::ImportError; then nothing of it is kept.
  [[nodiscard]] store::Imported take(std::string_view text);

 private:
  store::FileLock lock_;
  store::Connection db_;
  protocol::UnixMs now_;
};

[[nodiscard]] std::string_view words_for(store::Imported::What what);

}  // namespace aude::archive
