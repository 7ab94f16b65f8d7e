#include "server/store/row_json.hpp"

#include <sodium.h>

#include <cstdint>
#include <stdexcept>
#include <vector>

namespace aude::store {
namespace {

using nlohmann::json;

std::string hex_of(const SQLite::Column& column) {
  const auto size = static_cast<std::size_t>(column.getBytes());
  std::string hex(size * 2 + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), static_cast<const unsigned char*>(column.getBlob()), size);
  hex.pop_back();
  return hex;
}

std::vector<std::uint8_t> bytes_of(const std::string& hex) {
  std::vector<std::uint8_t> bytes(hex.size() / 2);
  std::size_t size = 0;
  if (sodium_hex2bin(bytes.data(), bytes.size(), hex.data(), hex.size(), nullptr, &size, nullptr) !=
          0 ||
      size * 2 != hex.size()) {
    throw std::runtime_error("bytes that are not hexadecimal");
  }
  return bytes;
}

json value_of(const SQLite::Column& column) {
  if (column.isNull()) {
    return nullptr;
  }
  if (column.isInteger()) {
    return column.getInt64();
  }
  if (column.isBlob()) {
    return {{"hex", hex_of(column)}};
  }
  return column.isFloat() ? json(column.getDouble()) : json(column.getString());
}

void bind(SQLite::Statement& statement, int index, const json& value) {
  if (value.is_null()) {
    statement.bind(index);
  } else if (value.is_number_integer()) {
    statement.bind(index, value.get<std::int64_t>());
  } else if (value.is_number()) {
    statement.bind(index, value.get<double>());
  } else if (value.is_object()) {
    const auto bytes = bytes_of(value.at("hex").get<std::string>());
    statement.bind(index, bytes.data(), static_cast<int>(bytes.size()));
  } else {
    statement.bind(index, value.get<std::string>());
  }
}

std::vector<std::string> columns_in(Connection& db, const std::string& table, const json& row) {
  SQLite::Statement known(db.database(), "SELECT name FROM pragma_table_info('" + table + "')");
  std::vector<std::string> columns;
  while (known.executeStep()) {
    std::string name = known.getColumn(0).getString();
    if (row.contains(name)) {
      columns.push_back(std::move(name));
    }
  }
  return columns;
}

}  // namespace

json rows_of(Connection& db, std::string_view table, std::string_view key,
             const std::string& game) {
  SQLite::Statement select(db.database(), "SELECT * FROM " + std::string(table) + " WHERE " +
                                              std::string(key) + " = ?");
  select.bind(1, game);
  json rows = json::array();
  while (select.executeStep()) {
    json row = json::object();
    for (int i = 0; i < select.getColumnCount(); ++i) {
      row[select.getColumnName(i)] = value_of(select.getColumn(i));
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<TableOfGames> tables_of_games(Connection& db) {
  SQLite::Statement select(db.database(),
                           "SELECT s.name, f.\"from\" FROM main.sqlite_schema s, "
                           "pragma_foreign_key_list(s.name) f WHERE s.type = 'table' "
                           "AND f.\"table\" = 'games' AND s.name NOT IN ('entries', 'logs') "
                           "ORDER BY s.name");
  std::vector<TableOfGames> tables;
  while (select.executeStep()) {
    tables.push_back({select.getColumn(0).getString(), select.getColumn(1).getString()});
  }
  return tables;
}

void insert_row(Connection& db, std::string_view table, const json& row) {
  const std::string into(table);
  const std::vector<std::string> columns = columns_in(db, into, row);
  std::string names;
  std::string places;
  for (const std::string& column : columns) {
    names += (names.empty() ? "\"" : ", \"") + column + "\"";
    places += places.empty() ? "?" : ", ?";
  }
  SQLite::Statement insert(db.database(),
                           "INSERT INTO " + into + " (" + names + ") VALUES (" + places + ")");
  int index = 0;
  for (const std::string& column : columns) {
    bind(insert, ++index, row.at(column));
  }
  insert.exec();
}

}  // namespace aude::store
