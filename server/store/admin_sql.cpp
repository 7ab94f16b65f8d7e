#include "server/store/admin_sql.hpp"

#include <span>

#include "server/store/accounts_sql.hpp"

namespace aude::store {

void insert_invitation(Connection& db, const TokenHash& code, unsigned uses, protocol::UnixMs now) {
  Query query =
      db.query("INSERT INTO invitations (code_hash, uses_left, made_at) VALUES (?, ?, ?)");
  query.bind(std::span(code)).bind(std::int64_t{uses}).bind(now.value).run();
}

bool take_invitation(Connection& db, const TokenHash& code) {
  Query query = db.query("UPDATE invitations SET uses_left = uses_left - 1 "
                         "WHERE code_hash = ? AND uses_left > 0");
  return query.bind(std::span(code)).run() == 1;
}

std::vector<AccountRow> read_accounts(Connection& db, const std::string& part, unsigned limit) {
  Query query = db.query(
      "SELECT id, name, login IS NOT NULL, admin, banned, muted_until, created_at, seen_at "
      "FROM accounts WHERE instr(lower(name), lower(?)) > 0 AND id <> 'formerplayer' "
      "ORDER BY seen_at DESC, id LIMIT ?");
  query.bind(part).bind(std::int64_t{limit});
  std::vector<AccountRow> rows;
  while (query.next()) {
    AccountRow row;
    row.account = read_person(query);
    row.created_at = {query.number()};
    row.seen_at = {query.number()};
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<UnfinishedTable> read_unfinished(Connection& db, unsigned limit) {
  Query query = db.query(
      "SELECT g.id, g.status, g.created_at, a.name FROM "
      "(SELECT * FROM games WHERE status <> 'finished' ORDER BY created_at DESC, id LIMIT ?) AS g "
      "LEFT JOIN seats AS s ON s.game = g.id AND s.player IS NOT NULL "
      "LEFT JOIN accounts AS a ON a.id = s.player ORDER BY g.created_at DESC, g.id, s.seat");
  query.bind(std::int64_t{limit});
  std::vector<UnfinishedTable> tables;
  while (query.next()) {
    UnfinishedTable table;
    table.id = query.text();
    table.status = protocol::status_from(query.text()).value_or(protocol::Status::waiting);
    table.created_at = {query.number()};
    if (tables.empty() || tables.back().id != table.id) {
      tables.push_back(std::move(table));
    }
    if (auto name = query.optional_text()) {
      tables.back().names.push_back(std::move(*name));
    }
  }
  return tables;
}

void insert_audit(Connection& db, const AuditLine& line) {
  Query query =
      db.query("INSERT INTO audit (at, actor, action, target, detail) VALUES (?, ?, ?, ?, ?)");
  query.bind(line.at.value).bind(line.actor).bind(line.action);
  query.bind(line.target).bind(line.detail).run();
}

std::vector<AuditLine> read_audit(Connection& db, unsigned limit) {
  // Accounts stand there by their ids, which tell a reader nothing.
  Query query = db.query("SELECT at, actor, action, "
                         "coalesce(a.name || ' (' || a.id || ')', target), detail FROM audit "
                         "LEFT JOIN accounts AS a ON a.id = target ORDER BY number DESC LIMIT ?");
  query.bind(std::int64_t{limit});
  std::vector<AuditLine> lines;
  while (query.next()) {
    AuditLine line;
    line.at = {query.number()};
    line.actor = query.text();
    line.action = query.text();
    line.target = query.text();
    line.detail = query.text();
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace aude::store
