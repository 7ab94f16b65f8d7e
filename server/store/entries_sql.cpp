#include "server/store/entries_sql.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <span>
#include <utility>

#include "server/store/packed_log.hpp"
#include "server/store/sql_values.hpp"
#include "server/store/words.hpp"

namespace aude::store {
namespace {

std::vector<Entry> read_rows(Connection& db, const std::string& game) {
  Query query = db.query(
      "SELECT e.seq, e.at, e.kind, e.seat, e.text, a.id, a.name, e.command "
      "FROM entries e LEFT JOIN accounts a ON a.id = e.account WHERE e.game = ? ORDER BY e.seq");
  query.bind(game);
  std::vector<Entry> entries;
  while (query.next()) {
    Entry entry;
    entry.seq = static_cast<std::uint64_t>(query.number());
    entry.at = {query.number()};
    entry.kind = known_word(entry_kind_from(query.text()));
    entry.seat = as<std::uint8_t>(query.optional_number());
    entry.text = query.text();
    entry.account = read_account(query);
    entry.command = query.optional_text().value_or("");
    entries.push_back(std::move(entry));
  }
  return entries;
}

/// The names of the people in a log whose ids are known.
void add_names(Connection& db, std::vector<Entry>& entries) {
  std::map<std::string, std::string> names;
  for (Entry& entry : entries) {
    if (!entry.account) {
      continue;
    }
    const auto [name, is_new] = names.try_emplace(entry.account->id);
    if (is_new) {
      Query find = db.query("SELECT name FROM accounts WHERE id = ?");
      find.bind(entry.account->id);
      name->second = find.next() ? find.text() : std::string();
    }
    entry.account->name = name->second;
  }
}

std::vector<Entry> read_packed(Connection& db, const std::string& game) {
  std::vector<Entry> entries;
  {
    Query find = db.query("SELECT entries FROM logs WHERE game = ?");
    find.bind(game);
    if (!find.next()) {
      return entries;
    }
    entries = unpack(find.optional_bytes().value());
  }
  add_names(db, entries);
  return entries;
}

}  // namespace

void insert_entry(Connection& db, const std::string& game, const Entry& entry) {
  Query insert = db.query("INSERT INTO entries (game, seq, at, kind, seat, text, account, command) "
                          "VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  insert.bind(game).bind(static_cast<std::int64_t>(entry.seq)).bind(entry.at.value);
  insert.bind(to_string(entry.kind)).bind_optional(as_number(entry.seat)).bind(entry.text);
  insert.bind_optional(entry.account ? std::optional(entry.account->id) : std::nullopt);
  insert.bind_optional(entry.command.empty() ? std::nullopt : std::optional(entry.command));
  insert.run();
}

std::vector<Entry> read_entries(Connection& db, const std::string& game) {
  std::vector<Entry> entries = read_packed(db, game);
  std::vector<Entry> later = read_rows(db, game);
  std::ranges::move(later, std::back_inserter(entries));
  return entries;
}

void pack_log(Connection& db, const std::string& game) {
  {
    Query find = db.query("SELECT 1 FROM logs WHERE game = ?");
    if (find.bind(game).next()) {
      return;
    }
  }
  const std::vector<std::uint8_t> packed = pack(read_rows(db, game));
  {
    Query insert = db.query("INSERT INTO logs (game, entries) VALUES (?, ?)");
    insert.bind(game).bind(std::span(packed)).run();
  }
  Query clear = db.query("DELETE FROM entries WHERE game = ?");
  clear.bind(game).run();
}

}  // namespace aude::store
