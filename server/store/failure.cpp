#include "server/store/failure.hpp"

#include <sqlite3.h>

namespace aude::store {

bool is_damage(const SQLite::Exception& error) {
  return error.getErrorCode() == SQLITE_CORRUPT || error.getErrorCode() == SQLITE_NOTADB;
}

std::string reason_of(const SQLite::Exception& error) {
  const std::string said = error.what();
  switch (error.getErrorCode()) {
  case SQLITE_CORRUPT:
  case SQLITE_NOTADB:
    return said +
           "; `aude-server check` says which games are safe, and `aude-server restore` brings "
           "a backup back";
  case SQLITE_FULL:
    return said + "; make room on the disk, the server then goes on by itself";
  case SQLITE_READONLY:
    return said + "; the server must be allowed to write the file and its folder";
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
    return said + "; another program holds the file: close it";
  default:
    return said;
  }
}

}  // namespace aude::store
