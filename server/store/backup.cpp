#include "server/store/backup.hpp"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <array>
#include <string>

#include "server/store/connection.hpp"
#include "server/store/embedded_migrations.hpp"
#include "server/store/failure.hpp"
#include "server/store/file_lock.hpp"
#include "server/store/files.hpp"
#include "server/store/store.hpp"

namespace aude::store {
namespace {

namespace fs = std::filesystem;

// What SQLite keeps beside a database.
constexpr std::array kCompanions = {"-wal", "-shm", "-journal"};

void check_pages(SQLite::Database& database) {
  const std::string found = database.execAndGet("PRAGMA quick_check(1)").getString();
  if (found != "ok") {
    throw StoreError("it is damaged: " + found);
  }
}

/// Copies all pages at one moment and makes the copy one file.
void copy_pages(const fs::path& from, const fs::path& to) {
  Connection source(from, Connection::Access::look);
  SQLite::Database copy(to.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  {
    SQLite::Backup backup(copy, source.database());
    if (backup.executeStep(-1) != SQLITE_DONE) {
      throw StoreError("another program holds it");
    }
  }
  copy.exec("PRAGMA journal_mode = DELETE");
  check_pages(copy);
}

/// The copy under another name, whole and on the disk.
void make_copy(const fs::path& from, const fs::path& to) {
  if (!fs::exists(from)) {
    throw StoreError("there is no file " + from.string());
  }
  fs::remove(to);
  try {
    copy_pages(from, to);
    sync_file(to);
  } catch (...) {
    std::error_code ignored;
    fs::remove(to, ignored);
    throw;
  }
}

template <class Action>
void explained(const std::string& what, Action&& action) {
  try {
    action();
  } catch (const SQLite::Exception& error) {
    throw StoreError(what + ": " + reason_of(error));
  } catch (const std::exception& error) {
    throw StoreError(what + ": " + error.what());
  }
}

void check_origin(const fs::path& file) {
  Connection copy(file, Connection::Access::look);
  if (!copy.database().tableExists("games")) {
    throw StoreError("it is no database of Aude");
  }
  const int schema = copy.database().execAndGet("PRAGMA user_version").getInt();
  const int known = static_cast<int>(embedded_migrations().size());
  if (schema > known) {
    throw StoreError("it has schema " + std::to_string(schema) +
                     ", but this program knows only schemas up to " + std::to_string(known));
  }
}

/// Moves the database and what belongs to it out of the way.
fs::path put_aside(const fs::path& database, protocol::UnixMs now) {
  if (!fs::exists(database)) {
    return {};
  }
  const fs::path aside = database.string() + ".before-restore-" + std::to_string(now.value);
  for (const char* const companion : kCompanions) {
    const fs::path file = database.string() + companion;
    if (fs::exists(file)) {
      fs::rename(file, aside.string() + companion);
    }
  }
  fs::rename(database, aside);
  return aside;
}

}  // namespace

void back_up(const fs::path& database, const fs::path& target) {
  const fs::path part = target.string() + ".part";
  explained("cannot back up " + database.string() + " to " + target.string(), [&] {
    make_copy(database, part);
    fs::rename(part, target);
    sync_folder(target);
  });
}

fs::path restore(const fs::path& database, const fs::path& backup, protocol::UnixMs now) {
  const FileLock lock(database);
  const fs::path part = database.string() + ".part";
  fs::path aside;
  explained("cannot restore " + backup.string(), [&] {
    make_copy(backup, part);
    try {
      check_origin(part);
    } catch (...) {
      fs::remove(part);
      throw;
    }
    // Root may restore, and the server that starts then is often somebody else.
    give_like(fs::absolute(database).parent_path(), part);
    aside = put_aside(database, now);
    fs::rename(part, database);
    sync_folder(database);
  });
  return aside;
}

}  // namespace aude::store
