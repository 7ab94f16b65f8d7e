#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "server/store/durability.hpp"

namespace aude::store {

/// A prepared statement for one use. Parameters are bound in order; columns are read in order.
/// Gives the statement back, reset, when it goes out of scope.
class Query {
 public:
  explicit Query(SQLite::Statement& statement) : statement_(statement) {}
  ~Query();
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;

  Query& bind(std::string_view text);
  Query& bind(std::int64_t number);
  Query& bind(std::span<const std::uint8_t> bytes);
  Query& bind_null();
  /// The value, or NULL.
  template <class T>
  Query& bind_optional(const std::optional<T>& value) {
    return value ? bind(*value) : bind_null();
  }

  /// Runs a statement that gives no rows; returns how many rows it changed.
  int run();
  /// Goes to the next row; false after the last one.
  bool next();

  [[nodiscard]] std::string text();
  [[nodiscard]] std::int64_t number();
  [[nodiscard]] std::optional<std::string> optional_text();
  [[nodiscard]] std::optional<std::int64_t> optional_number();
  /// The bytes are valid until the next call of next().
  [[nodiscard]] std::optional<std::span<const std::uint8_t>> optional_bytes();

 private:
  SQLite::Column column() { return statement_.getColumn(column_++); }

  SQLite::Statement& statement_;
  int parameter_{1};
  int column_{0};
};

/// One connection to the database with its prepared statements. For one thread at a time.
class Connection {
 public:
  /// `look` changes nothing, not even the mode of the file, and reads what is there of a damaged
  /// one; a server may be running.
  enum class Access : std::uint8_t { look, read, write };

  /// Opens the file with write-ahead log, foreign keys and a busy timeout; Access::write makes the
  /// file if there is none. Throws SQLite::Exception.
  Connection(const std::filesystem::path& file, Access access,
             Durability durability = Durability::normal);

  /// The statement of this text, prepared once. The text must be a literal.
  [[nodiscard]] Query query(std::string_view sql);
  /// How a transaction begins: a writer takes the lock at once, so that a whole batch waits for
  /// another program only once.
  [[nodiscard]] SQLite::TransactionBehavior behavior() const { return behavior_; }
  void execute(const char* sql) { database_.exec(sql); }
  [[nodiscard]] SQLite::Database& database() { return database_; }

 private:
  SQLite::Database database_;
  SQLite::TransactionBehavior behavior_;
  std::map<std::string_view, std::unique_ptr<SQLite::Statement>> statements_;
};

}  // namespace aude::store
