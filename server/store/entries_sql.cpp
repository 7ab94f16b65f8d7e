#include "server/store/entries_sql.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <span>
#include <utility>

#include "server/store/packed_log.hpp"
#include "server/store/sql_values.hpp"
#include "server/store/store.hpp"
#include "server/store/words.hpp"

namespace aude::store {
namespace {

// So many entries at most are rows while a game runs, or an eighth of a long log: then packing
// costs an entry the same, however long the game is.
constexpr std::uint64_t kRows = 64;

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

/// Without the names of the people.
std::vector<Entry> read_packed(Connection& db, const std::string& game) {
  Query find = db.query("SELECT entries FROM logs WHERE game = ?");
  find.bind(game);
  return find.next() ? unpack(find.optional_bytes().value()) : std::vector<Entry>();
}

std::vector<Entry> with_rows(Connection& db, const std::string& game, std::vector<Entry> packed) {
  std::ranges::move(read_rows(db, game), std::back_inserter(packed));
  return packed;
}

/// A damaged log is passed over: `check` tells of it, and nobody can read in it who was there.
bool has_readable_person(std::span<const std::uint8_t> packed, std::string_view account) {
  try {
    return has_person(packed, account);
  } catch (const StoreError&) {
    return false;
  }
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
  return with_rows(db, game, read_packed_entries(db, game));
}

std::vector<Entry> read_packed_entries(Connection& db, const std::string& game) {
  std::vector<Entry> entries = read_packed(db, game);
  add_names(db, entries);
  return entries;
}

bool is_packed_at(std::uint64_t seq) { return seq % std::max(kRows, std::bit_floor(seq / 8)) == 0; }

void pack_log(Connection& db, const std::string& game) {
  const auto packed = pack(with_rows(db, game, read_packed(db, game)));
  if (!packed) {
    return;
  }
  {
    Query write = db.query("INSERT INTO logs (game, entries) VALUES (?, ?) "
                           "ON CONFLICT (game) DO UPDATE SET entries = excluded.entries");
    write.bind(game).bind(std::span(*packed)).run();
  }
  Query clear = db.query("DELETE FROM entries WHERE game = ?");
  clear.bind(game).run();
}

LogsSeen look_for_person(Connection& db, std::string_view account, std::string_view after,
                         unsigned limit) {
  Query select = db.query("SELECT game, entries FROM logs WHERE game > ? ORDER BY game LIMIT ?");
  select.bind(after).bind(std::int64_t{limit});
  LogsSeen seen;
  while (select.next()) {
    seen.last = select.text();
    if (has_readable_person(select.optional_bytes().value(), account)) {
      seen.games.push_back(*seen.last);
    }
  }
  return seen;
}

std::vector<std::string> look_for_person_since(Connection& db, std::string_view account,
                                               UnixMs since) {
  Query select = db.query("SELECT game, entries FROM logs WHERE game IN (SELECT id FROM games "
                          "WHERE status <> 'finished' OR finished_at >= ?)");
  select.bind(since.value);
  std::vector<std::string> games;
  while (select.next()) {
    std::string game = select.text();
    if (has_readable_person(select.optional_bytes().value(), account)) {
      games.push_back(std::move(game));
    }
  }
  return games;
}

void replace_person(Connection& db, const std::string& game, std::string_view account,
                    std::string_view with) {
  std::vector<Entry> entries = read_packed(db, game);
  bool was_there = false;
  for (Entry& entry : entries) {
    if (entry.account && entry.account->id == account) {
      entry.account->id = with;
      // Of use to their author alone.
      entry.command.clear();
      was_there = true;
    }
  }
  if (was_there) {
    // Not longer than it was.
    const std::vector<std::uint8_t> packed = pack(entries).value();
    Query update = db.query("UPDATE logs SET entries = ? WHERE game = ?");
    update.bind(std::span(packed)).bind(game).run();
  }
}

}  // namespace aude::store
