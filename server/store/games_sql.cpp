#include "server/store/games_sql.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "server/store/entries_sql.hpp"
#include "server/store/notes_sql.hpp"
#include "server/store/sql_values.hpp"
#include "server/store/store.hpp"
#include "server/store/words.hpp"

namespace aude::store {
namespace {

void bind_row(Query& query, const GameRow& game) {
  query.bind(to_string(game.status)).bind(to_string(game.visibility));
  query.bind_optional(game.host).bind(game.setup).bind(game.clock);
  if (game.seed) {
    query.bind(std::span(*game.seed));
  } else {
    query.bind_null();
  }
  query.bind(game.created_at.value)
      .bind_optional(as_number(game.started_at))
      .bind_optional(as_number(game.finished_at));
  query.bind(static_cast<std::int64_t>(game.seq)).bind(static_cast<std::int64_t>(game.turn));
  query.bind_optional(as_number(game.asked)).bind_optional(game.clock_left_ms);
  query.bind(to_string(game.aids)).bind(to_string(game.hints)).bind(to_string(game.pace));
}

GameRow read_row(Query& query) {
  GameRow game;
  game.id = query.text();
  game.status = known_word(protocol::status_from(query.text()));
  game.visibility = known_word(protocol::visibility_from(query.text()));
  game.host = query.optional_text();
  game.setup = query.text();
  game.clock = query.text();
  if (const auto seed = query.optional_bytes()) {
    if (seed->size() != game.seed.emplace().size()) {
      throw StoreError("the seed of a game has not its length");
    }
    std::ranges::copy(*seed, game.seed->begin());
  }
  game.created_at = {query.number()};
  game.started_at = as<UnixMs>(query.optional_number());
  game.finished_at = as<UnixMs>(query.optional_number());
  game.seq = static_cast<std::uint64_t>(query.number());
  game.turn = static_cast<unsigned>(query.number());
  game.asked = as<std::uint8_t>(query.optional_number());
  game.clock_left_ms = query.optional_number();
  game.aids = known_word(protocol::aids_from(query.text()));
  game.hints = known_word(protocol::hints_from(query.text()));
  game.pace = known_word(protocol::pace_from(query.text()));
  return game;
}

void write_seats(Connection& db, const std::string& game, const std::vector<SeatRow>& seats) {
  Query clear = db.query("DELETE FROM seats WHERE game = ?");
  clear.bind(game).run();
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const SeatRow& seat = seats[i];
    Query insert = db.query("INSERT INTO seats (game, seat, player, bot, ready, left, resigned, "
                            "score, place) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(game).bind(static_cast<std::int64_t>(i));
    insert.bind_optional(seat.player ? std::optional(seat.player->id) : std::nullopt);
    insert.bind_optional(seat.bot);
    insert.bind(std::int64_t{seat.ready}).bind(std::int64_t{seat.left});
    insert.bind(std::int64_t{seat.resigned});
    insert.bind_optional(as_number(seat.score)).bind_optional(as_number(seat.place));
    insert.run();
  }
}

std::vector<SeatRow> read_seats(Connection& db, const std::string& game) {
  Query query = db.query(
      "SELECT a.id, a.name, s.bot, s.ready, s.left, s.resigned, s.score, s.place "
      "FROM seats s LEFT JOIN accounts a ON a.id = s.player WHERE s.game = ? ORDER BY s.seat");
  query.bind(game);
  std::vector<SeatRow> seats;
  while (query.next()) {
    SeatRow seat;
    seat.player = read_account(query);
    seat.bot = query.optional_text();
    seat.ready = query.number() != 0;
    seat.left = query.number() != 0;
    seat.resigned = query.number() != 0;
    seat.score = as<int>(query.optional_number());
    seat.place = as<unsigned>(query.optional_number());
    seats.push_back(std::move(seat));
  }
  return seats;
}

std::optional<std::string> read_prefix(Connection& db, const std::string& game) {
  Query query = db.query("SELECT text FROM prefixes WHERE game = ?");
  query.bind(game);
  return query.next() ? std::optional(query.text()) : std::nullopt;
}

bool is_over(Connection& db, const std::string& game) {
  Query query = db.query("SELECT 1 FROM games WHERE id = ? AND status = 'finished'");
  return query.bind(game).next();
}

// Each seeks its page in an index: ?1 status, ?2 and ?3 the game before the page, ?4 how many, ?5
// either the age up to which waiting tables are shown or the account.
constexpr std::string_view kListPublic =
    "SELECT id, status, visibility, host, setup, clock, seed, created_at, started_at, finished_at, "
    "seq, turn, asked, clock_left_ms, aids, hints, pace FROM games INDEXED BY games_by_visibility "
    "WHERE visibility = 'public' AND (created_at, id) < (?2, ?3) "
    "AND (status <> 'waiting' OR created_at > ?5) ORDER BY created_at DESC, id DESC LIMIT ?4";
constexpr std::string_view kListByStatus =
    "SELECT id, status, visibility, host, setup, clock, seed, created_at, started_at, finished_at, "
    "seq, turn, asked, clock_left_ms, aids, hints, pace FROM games INDEXED BY games_by_status "
    "WHERE status = ?1 AND visibility = 'public' AND (created_at, id) < (?2, ?3) "
    "AND (status <> 'waiting' OR created_at > ?5) ORDER BY created_at DESC, id DESC LIMIT ?4";
constexpr std::string_view kListOfAccount =
    "SELECT id, status, visibility, host, setup, clock, seed, created_at, started_at, finished_at, "
    "seq, turn, asked, clock_left_ms, aids, hints, pace FROM games "
    "WHERE id IN (SELECT game FROM seats WHERE player = ?5 UNION SELECT id FROM games "
    "WHERE host = ?5) AND (?1 IS NULL OR status = ?1) "
    "AND (created_at, id) < (?2, ?3) ORDER BY created_at DESC, id DESC LIMIT ?4";

std::string_view text_for(const ListQuery& query) {
  if (query.of_account) {
    return kListOfAccount;
  }
  return query.status ? kListByStatus : kListPublic;
}

}  // namespace

void insert_game(Connection& db, const ListedGame& game) {
  Query insert =
      db.query("INSERT INTO games (status, visibility, host, setup, clock, seed, created_at, "
               "started_at, finished_at, seq, turn, asked, clock_left_ms, aids, hints, "
               "pace, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  bind_row(insert, game.game);
  insert.bind(game.game.id).run();
  write_seats(db, game.game.id, game.seats);
  if (game.prefix) {
    Query keep = db.query("INSERT INTO prefixes (game, text) VALUES (?, ?)");
    keep.bind(game.game.id).bind(*game.prefix).run();
  }
}

void write_commit(Connection& db, const Commit& commit) {
  const bool ends =
      commit.game.status == protocol::Status::finished && !is_over(db, commit.game.id);
  Query update =
      db.query("UPDATE games SET status = ?1, visibility = ?2, host = ?3, setup = ?4, clock = ?5, "
               "seed = ?6, created_at = ?7, started_at = ?8, finished_at = ?9, seq = ?10, "
               "turn = ?11, asked = ?12, clock_left_ms = ?13, aids = ?14, "
               "hints = ?15, pace = ?16 WHERE id = ?17 AND seq = ?10 - 1");
  bind_row(update, commit.game);
  if (update.bind(commit.game.id).run() != 1) {
    throw StoreError("the game " + commit.game.id + " is not at the batch before " +
                     std::to_string(commit.game.seq));
  }
  if (!commit.seats.empty()) {
    write_seats(db, commit.game.id, commit.seats);
  }
  if (commit.entry) {
    insert_entry(db, commit.game.id, *commit.entry);
  }
  if (commit.notes) {
    write_notes(db, commit.game.id, *commit.notes);
  }
  if (ends || is_packed_at(commit.game.seq)) {
    pack_log(db, commit.game.id);
  }
}

void delete_game(Connection& db, const std::string& id) {
  Query remove = db.query("DELETE FROM games WHERE id = ?");
  remove.bind(id).run();
}

std::optional<ListedGame> read_game(Connection& db, const std::string& id) {
  Query query = db.query(
      "SELECT id, status, visibility, host, setup, clock, seed, created_at, started_at, "
      "finished_at, seq, turn, asked, clock_left_ms, aids, hints, pace FROM games WHERE id = ?");
  query.bind(id);
  if (!query.next()) {
    return std::nullopt;
  }
  GameRow row = read_row(query);
  return ListedGame{std::move(row), read_seats(db, id), read_due_at(db, id), std::nullopt};
}

std::optional<StoredGame> read_whole_game(Connection& db, const std::string& id) {
  auto listed = read_game(db, id);
  if (!listed) {
    return std::nullopt;
  }
  return StoredGame{std::move(listed->game), std::move(listed->seats), read_entries(db, id),
                    read_notes(db, id), read_prefix(db, id)};
}

std::vector<ListedGame> read_list(Connection& db, const ListQuery& query) {
  std::vector<ListedGame> games;
  {
    Query select = db.query(text_for(query));
    select.bind_optional(query.status ? std::optional(to_string(*query.status)) : std::nullopt);
    select.bind(query.before ? query.before->created_at.value
                             : std::numeric_limits<std::int64_t>::max());
    select.bind(query.before ? query.before->id : std::string());
    select.bind(static_cast<std::int64_t>(query.limit));
    if (query.of_account) {
      select.bind(*query.of_account);
    } else {
      select.bind(query.waiting_since.value);
    }
    while (select.next()) {
      games.push_back({read_row(select), {}, std::nullopt, std::nullopt});
    }
  }
  for (ListedGame& game : games) {
    game.seats = read_seats(db, game.game.id);
    game.due_at = read_due_at(db, game.game.id);
  }
  return games;
}

unsigned count_waiting(Connection& db, const std::string& host, UnixMs since) {
  Query query = db.query("SELECT count(*) FROM games "
                         "WHERE host = ? AND status = 'waiting' AND created_at > ?");
  query.bind(host).bind(since.value);
  query.next();
  return static_cast<unsigned>(query.number());
}

}  // namespace aude::store
