#include "server/store/connection.hpp"

namespace aude::store {
namespace {

constexpr int kBusyTimeoutMs = 5000;

int flags_for(Connection::Access access) {
  switch (access) {
  case Connection::Access::look:
    return SQLite::OPEN_READONLY;
  case Connection::Access::read:
    return SQLite::OPEN_READWRITE;
  case Connection::Access::write:
    return SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE;
  }
  return SQLite::OPEN_READONLY;
}

}  // namespace

Query::~Query() {
  statement_.tryReset();
  // Cannot fail for a statement that is prepared.
  statement_.clearBindings();
}

Query& Query::bind(std::string_view text) {
  statement_.bind(parameter_++, std::string(text));
  return *this;
}

Query& Query::bind(std::int64_t number) {
  statement_.bind(parameter_++, number);
  return *this;
}

Query& Query::bind(std::span<const std::uint8_t> bytes) {
  statement_.bind(parameter_++, bytes.data(), static_cast<int>(bytes.size()));
  return *this;
}

Query& Query::bind_null() {
  statement_.bind(parameter_++);
  return *this;
}

int Query::run() { return statement_.exec(); }

bool Query::next() {
  column_ = 0;
  return statement_.executeStep();
}

std::string Query::text() { return column().getString(); }

std::int64_t Query::number() { return column().getInt64(); }

std::optional<std::string> Query::optional_text() {
  const SQLite::Column value = column();
  return value.isNull() ? std::nullopt : std::optional(value.getString());
}

std::optional<std::int64_t> Query::optional_number() {
  const SQLite::Column value = column();
  return value.isNull() ? std::nullopt : std::optional<std::int64_t>(value.getInt64());
}

std::optional<std::span<const std::uint8_t>> Query::optional_bytes() {
  const SQLite::Column value = column();
  if (value.isNull()) {
    return std::nullopt;
  }
  return std::span(static_cast<const std::uint8_t*>(value.getBlob()),
                   static_cast<std::size_t>(value.getBytes()));
}

Connection::Connection(const std::filesystem::path& file, Access access, Durability durability)
    : database_(file.string(), flags_for(access), kBusyTimeoutMs),
      behavior_(access == Access::write ? SQLite::TransactionBehavior::IMMEDIATE
                                        : SQLite::TransactionBehavior::DEFERRED) {
  // A damaged page is noticed when it is read, before anything follows from it.
  database_.exec("PRAGMA cell_size_check = ON");
  if (access == Access::look) {
    return;
  }
  // What is committed survives a killed process; with NORMAL a power cut may take the last moments.
  database_.exec("PRAGMA journal_mode = WAL");
  database_.exec(durability == Durability::full ? "PRAGMA synchronous = FULL"
                                                : "PRAGMA synchronous = NORMAL");
  database_.exec("PRAGMA foreign_keys = ON");
  if (access == Access::read) {
    database_.exec("PRAGMA query_only = ON");
  }
}

Query Connection::query(std::string_view sql) {
  std::unique_ptr<SQLite::Statement>& statement = statements_[sql];
  if (!statement) {
    statement = std::make_unique<SQLite::Statement>(database_, std::string(sql));
  }
  return Query(*statement);
}

}  // namespace aude::store
