#pragma once

#include <SQLiteCpp/Exception.h>

#include <filesystem>
#include <string>

namespace aude::store {

/// Why SQLite failed, in words that say what to do: a full disk, a file that may not be written, a
/// damaged page (names `aude-server check`), another program's lock.
[[nodiscard]] std::string reason_of(const SQLite::Exception& error);

/// True if the file itself is damaged, or is no database.
[[nodiscard]] bool is_damage(const SQLite::Exception& error);

}  // namespace aude::store
