#include "server/store/embedded_migrations.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <string>
#include <vector>

#include "shared/embedded_text.hpp"

namespace aude::store {
namespace {

Migration migration_from(const embedded::EmbeddedText& file) {
  constexpr std::string_view kSuffix = ".sql";
  Migration migration{.number = 0, .name = {}, .sql = file.text};
  const char* const begin = file.name.data();
  const char* const end = begin + file.name.size();
  const auto [after_number, error] = std::from_chars(begin, end, migration.number);
  std::string_view rest(after_number, static_cast<std::size_t>(end - after_number));
  if (error != std::errc{} || !rest.starts_with('_') || !rest.ends_with(kSuffix)) {
    throw std::logic_error("migration file is not named NNN_name.sql: " + std::string(file.name));
  }
  rest.remove_prefix(1);
  rest.remove_suffix(kSuffix.size());
  migration.name = rest;
  return migration;
}

std::vector<Migration> load_migrations() {
  std::vector<Migration> migrations;
  std::ranges::transform(embedded::migration_files(), std::back_inserter(migrations),
                         migration_from);
  std::ranges::sort(migrations, {}, &Migration::number);
  int expected = 1;
  for (const Migration& migration : migrations) {
    // A gap or a double number means that two branches were merged carelessly.
    if (migration.number != expected) {
      throw std::logic_error("migration " + std::to_string(expected) +
                             " is missing or doubled near " + std::string(migration.name));
    }
    ++expected;
  }
  return migrations;
}

}  // namespace

std::span<const Migration> embedded_migrations() {
  static const std::vector<Migration> migrations = load_migrations();
  return migrations;
}

}  // namespace aude::store
