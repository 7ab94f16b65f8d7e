#pragma once

#include <span>
#include <string_view>

namespace aude::store {

/// One step of the database schema, from the file migrations/NNN_name.sql.
struct Migration {
  int number{};
  /// The file name between the number and ".sql".
  std::string_view name;
  std::string_view sql;
};

/// All migrations, sorted by number, numbered 1, 2, 3, ... without a gap. Throws std::logic_error
/// if a file is not named like that; the first call decides.
std::span<const Migration> embedded_migrations();

}  // namespace aude::store
