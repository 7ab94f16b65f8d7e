#include "server/store/addresses_sql.hpp"

#include <algorithm>
#include <chrono>

namespace aude::store {
namespace {

// A code of eight digits must not be guessed.
constexpr std::chrono::milliseconds kCodeLives = std::chrono::days(1);
constexpr std::int64_t kMostTries = 10;

std::optional<protocol::UnixMs> time_from(std::optional<std::int64_t> number) {
  return number ? std::optional(protocol::UnixMs{*number}) : std::nullopt;
}

std::vector<std::string> names_of_others(Connection& db, const std::string& game,
                                         const std::string& account) {
  Query query = db.query("SELECT a.name FROM seats s JOIN accounts a ON a.id = s.player "
                         "WHERE s.game = ? AND s.player <> ? ORDER BY s.seat");
  query.bind(game).bind(account);
  std::vector<std::string> names;
  while (query.next()) {
    names.push_back(query.text());
  }
  return names;
}

/// The addressee, if mails may go there.
std::optional<MoveNotice> notice_for(Connection& db, const std::string& account) {
  Query query = db.query("SELECT address, language, stop_token FROM mail_addresses "
                         "WHERE account = ? AND confirmed_at IS NOT NULL AND wanted = 1");
  query.bind(account);
  if (!query.next()) {
    return std::nullopt;
  }
  MoveNotice notice;
  notice.address = query.text();
  notice.language = query.text();
  notice.stop_token = query.text();
  return notice;
}

void note_told(Connection& db, const UntoldMove& move) {
  Query query =
      db.query("INSERT OR REPLACE INTO mailed_turns (account, game, turn) VALUES (?, ?, ?)");
  query.bind(move.account).bind(move.game).bind(static_cast<std::int64_t>(move.turn)).run();
}

/// Of games that are over, or gone, there is nothing to remember.
void forget_old(Connection& db, const std::string& account) {
  Query query = db.query("DELETE FROM mailed_turns WHERE account = ? AND game NOT IN "
                         "(SELECT id FROM games WHERE status = 'playing')");
  query.bind(account).run();
}

}  // namespace

std::optional<Address> find_address(Connection& db, const std::string& account) {
  Query query = db.query("SELECT address, confirmed_at IS NOT NULL, wanted FROM mail_addresses "
                         "WHERE account = ?");
  query.bind(account);
  if (!query.next()) {
    return std::nullopt;
  }
  Address address;
  address.text = query.text();
  address.is_confirmed = query.number() != 0;
  address.wanted = query.number() != 0 ? Wanted::yes : Wanted::no;
  return address;
}

void put_address(Connection& db, const NewAddress& address) {
  Query query = db.query("INSERT OR REPLACE INTO mail_addresses "
                         "(account, address, language, code, code_at, stop_token) "
                         "VALUES (?, ?, ?, ?, ?, ?)");
  query.bind(address.account).bind(address.text).bind(address.language).bind(address.code);
  query.bind(address.now.value).bind(address.stop_token).run();
}

bool confirm_address(Connection& db, const std::string& account, const std::string& code,
                     protocol::UnixMs now) {
  Query confirm = db.query("UPDATE mail_addresses SET confirmed_at = ?, code = NULL "
                           "WHERE account = ? AND code = ? AND code_at > ? AND tries < ?");
  confirm.bind(now.value).bind(account).bind(code);
  if (confirm.bind(now.value - kCodeLives.count()).bind(kMostTries).run() == 1) {
    return true;
  }
  Query count = db.query("UPDATE mail_addresses SET tries = tries + 1 WHERE account = ?");
  count.bind(account).run();
  return false;
}

void update_wanted(Connection& db, const std::string& account, Wanted wanted) {
  Query query = db.query("UPDATE mail_addresses SET wanted = ? WHERE account = ?");
  query.bind(std::int64_t{wanted == Wanted::yes}).bind(account).run();
}

void remove_address(Connection& db, const std::string& account) {
  Query query = db.query("DELETE FROM mail_addresses WHERE account = ?");
  query.bind(account).run();
}

std::optional<std::string> find_language(Connection& db, const std::string& stop_token) {
  Query query = db.query("SELECT language FROM mail_addresses WHERE stop_token = ?");
  query.bind(stop_token);
  return query.next() ? std::optional(query.text()) : std::nullopt;
}

void stop_mails(Connection& db, const std::string& stop_token) {
  Query stop = db.query("UPDATE mail_addresses SET wanted = 0 WHERE stop_token = ?");
  stop.bind(stop_token).run();
  Query remove =
      db.query("DELETE FROM mail_addresses WHERE stop_token = ? AND confirmed_at IS NULL");
  remove.bind(stop_token).run();
}

std::vector<UntoldMove> read_untold_moves(Connection& db) {
  Query query = db.query(
      "SELECT m.account, g.id, g.turn, n.due_at, m.mailed_at "
      "FROM mail_addresses m JOIN accounts a ON a.id = m.account AND a.banned = 0 "
      "JOIN seats s ON s.player = m.account AND s.bot IS NULL AND s.resigned = 0 "
      "JOIN games g ON g.id = s.game AND g.asked = s.seat AND g.status = 'playing' "
      "LEFT JOIN room_notes n ON n.game = g.id "
      "LEFT JOIN mailed_turns t ON t.account = m.account AND t.game = g.id AND t.turn = g.turn "
      "WHERE m.confirmed_at IS NOT NULL AND m.wanted = 1 AND t.turn IS NULL "
      "AND json_extract(g.clock, '$.kind') = 'days' ORDER BY m.account, g.id");
  std::vector<UntoldMove> moves;
  while (query.next()) {
    UntoldMove move;
    move.account = query.text();
    move.game = query.text();
    move.turn = static_cast<unsigned>(query.number());
    move.due_at = time_from(query.optional_number());
    move.mailed_at = time_from(query.optional_number());
    moves.push_back(std::move(move));
  }
  return moves;
}

std::optional<MoveNotice> claim_moves(Connection& db, const std::string& account,
                                      const std::vector<UntoldMove>& moves, protocol::UnixMs now) {
  std::optional<MoveNotice> notice = notice_for(db, account);
  if (!notice) {
    return std::nullopt;
  }
  // A move may have been made since they were read.
  for (const UntoldMove& move : read_untold_moves(db)) {
    if (move.account == account && std::ranges::find(moves, move) != moves.end()) {
      note_told(db, move);
      notice->games.push_back({move.game, names_of_others(db, move.game, account), move.due_at});
    }
  }
  if (notice->games.empty()) {
    return std::nullopt;
  }
  Query mailed = db.query("UPDATE mail_addresses SET mailed_at = ? WHERE account = ?");
  mailed.bind(now.value).bind(account).run();
  forget_old(db, account);
  return notice;
}

}  // namespace aude::store
