#include "server/store/portable.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>

#include "server/store/accounts_sql.hpp"
#include "server/store/embedded_migrations.hpp"
#include "server/store/entries_sql.hpp"
#include "server/store/games_sql.hpp"
#include "server/store/record_game.hpp"
#include "server/store/row_json.hpp"
#include "server/store/words.hpp"
#include "shared/record/deal.hpp"

namespace aude::store {
namespace {

using nlohmann::json;

// What the file is and its format; `schema` says what its rows are.
constexpr const char* kMark = "aude_game";
constexpr int kFormat = 1;

json entry_json(const Entry& entry) {
  json out{{"seq", entry.seq},
           {"at", entry.at.value},
           {"kind", to_string(entry.kind)},
           {"text", entry.text}};
  if (entry.seat) {
    out["seat"] = *entry.seat;
  }
  if (entry.account) {
    out["account"] = entry.account->id;
  }
  if (!entry.command.empty()) {
    out["command"] = entry.command;
  }
  return out;
}

Entry entry_from(const json& from) {
  Entry entry;
  entry.seq = from.at("seq").get<std::uint64_t>();
  entry.at = {from.at("at").get<std::int64_t>()};
  entry.kind = known_word(entry_kind_from(from.at("kind").get<std::string>()));
  entry.text = from.at("text").get<std::string>();
  entry.command = from.value("command", "");
  if (from.contains("seat")) {
    entry.seat = from.at("seat").get<std::uint8_t>();
  }
  if (from.contains("account")) {
    entry.account = Account{from.at("account").get<std::string>(), ""};
  }
  return entry;
}

json people_json(Connection& db, const json& game, const StoredGame& stored) {
  std::map<std::string, std::string> names;
  for (const SeatRow& seat : stored.seats) {
    if (seat.player) {
      names[seat.player->id] = seat.player->name;
    }
  }
  for (const Entry& entry : stored.entries) {
    if (entry.account) {
      names[entry.account->id] = entry.account->name;
    }
  }
  if (!game.at("host").is_null()) {
    const auto host = game.at("host").get<std::string>();
    Query find = db.query("SELECT name FROM accounts WHERE id = ?");
    find.bind(host);
    names.emplace(host, find.next() ? find.text() : std::string());
  }
  return names;
}

/// An account that is there stays as it is.
void add_person(Connection& db, const Account& account, UnixMs now) {
  {
    Query find = db.query("SELECT 1 FROM accounts WHERE id = ?");
    if (find.bind(account.id).next()) {
      return;
    }
  }
  // Without a token nobody can use it.
  insert_account(db, account, now);
}

void insert_portable(Connection& db, const json& file, UnixMs now) {
  for (const auto& [id, name] : file.at("accounts").items()) {
    add_person(db, {id, name.get<std::string>()}, now);
  }
  insert_row(db, "games", file.at("game"));
  for (const TableOfGames& known : tables_of_games(db)) {
    for (const json& row : file.at("rows").value(known.table, json::array())) {
      insert_row(db, known.table, row);
    }
  }
  const auto id = file.at("game").at("id").get<std::string>();
  for (const json& entry : file.at("entries")) {
    insert_entry(db, id, entry_from(entry));
  }
  if (file.at("game").at("status") == to_string(protocol::Status::finished)) {
    pack_log(db, id);
  }
}

void insert_stored(Connection& db, const StoredGame& game, UnixMs now) {
  for (const SeatRow& seat : game.seats) {
    if (seat.player) {
      add_person(db, *seat.player, now);
    }
  }
  insert_game(db, {game.game, game.seats, std::nullopt, game.prefix});
  for (const Entry& entry : game.entries) {
    insert_entry(db, game.game.id, entry);
  }
  pack_log(db, game.game.id);
}

/// What both logs have is the same.
bool is_same_game(const StoredGame& stored, const json& entries) {
  const std::size_t common = std::min(stored.entries.size(), entries.size());
  for (std::size_t i = 0; i < common; ++i) {
    if (entry_json(stored.entries[i]) != entries[i]) {
      return false;
    }
  }
  return true;
}

/// Both are over and have the same secret: one may have come as a record, without its people.
bool is_same_end(const StoredGame& stored, const json& game) {
  return stored.game.status == protocol::Status::finished && stored.game.seed &&
         game.at("status") == to_string(protocol::Status::finished) &&
         game.at("seed").at("hex") == record::to_hex(*stored.game.seed);
}

/// An id becomes part of addresses and of the names of files.
void check_id(const std::string& id) {
  constexpr std::size_t kLength = 12;
  const bool is_id = id.size() == kLength &&
                     std::ranges::all_of(id, [](unsigned char c) { return std::isalnum(c) != 0; });
  if (!is_id) {
    throw ImportError("damaged", "the id of a game has 12 letters and digits");
  }
}

/// Rows of another game would change that one.
void check_rows(Connection& db, const json& file, const std::string& id) {
  for (const TableOfGames& known : tables_of_games(db)) {
    for (const json& row : file.at("rows").value(known.table, json::array())) {
      if (row.at(known.key) != id) {
        throw ImportError("damaged", "a row of " + known.table + " belongs to another game");
      }
    }
  }
}

Imported import_portable(Connection& db, const json& file, UnixMs now) {
  const int format = file.at(kMark).get<int>();
  const int schema = file.at("schema").get<int>();
  if (format > kFormat || schema > static_cast<int>(embedded_migrations().size())) {
    throw ImportError("newer_format", "the file was written by a newer program (format " +
                                          std::to_string(format) + ", schema " +
                                          std::to_string(schema) + "): use that one");
  }
  const auto id = file.at("game").at("id").get<std::string>();
  check_id(id);
  check_rows(db, file, id);
  const auto there = read_whole_game(db, id);
  if (!there) {
    insert_portable(db, file, now);
    return {id, Imported::What::added};
  }
  if (is_same_end(*there, file.at("game"))) {
    return {id, Imported::What::already_there};
  }
  if (!is_same_game(*there, file.at("entries"))) {
    throw ImportError("conflict", "the database has another game " + id +
                                      ", or one that went on in another way; it stays as it is");
  }
  if (there->game.seq >= file.at("game").at("seq").get<std::uint64_t>()) {
    return {id, Imported::What::already_there};
  }
  delete_game(db, id);
  insert_portable(db, file, now);
  return {id, Imported::What::carried_on};
}

Imported import_record(Connection& db, std::string_view text, UnixMs now) {
  const StoredGame game = game_of_record(text);
  const std::string& id = game.game.id;
  check_id(id);
  const auto there = read_game(db, id);
  if (!there) {
    insert_stored(db, game, now);
    return {id, Imported::What::added};
  }
  if (there->game.seed != game.game.seed) {
    throw ImportError("conflict", "the database has another game " + id + "; it stays as it is");
  }
  return {id, Imported::What::already_there};
}

}  // namespace

std::string write_portable(Connection& db, const StoredGame& game) {
  const std::string& id = game.game.id;
  json file{{kMark, kFormat},
            {"schema", db.database().execAndGet("PRAGMA user_version").getInt()},
            {"game", rows_of(db, "games", "id", id).at(0)},
            {"rows", json::object()},
            {"entries", json::array()}};
  for (const TableOfGames& known : tables_of_games(db)) {
    file["rows"][known.table] = rows_of(db, known.table, known.key, id);
  }
  std::ranges::transform(game.entries, std::back_inserter(file["entries"]), entry_json);
  file["accounts"] = people_json(db, file["game"], game);
  // Bytes that are no text, from a damaged database, must not stop the rest.
  return file.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

Imported import_text(Connection& db, std::string_view text, UnixMs now) {
  const json file = json::parse(text, nullptr, false);
  if (!file.is_object()) {
    throw ImportError("not_json", "the file is no JSON object; it may be cut off");
  }
  try {
    if (file.contains(kMark)) {
      return import_portable(db, file, now);
    }
    if (file.contains("format") && file.contains("turns")) {
      return import_record(db, text, now);
    }
  } catch (const ImportError&) {
    throw;
  } catch (const std::exception& error) {
    throw ImportError("damaged", error.what());
  }
  throw ImportError("not_aude", "the file is neither a record nor an exported game of Aude");
}

}  // namespace aude::store
