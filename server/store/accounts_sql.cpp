#include "server/store/accounts_sql.hpp"

#include "server/store/store.hpp"

namespace aude::store {

Account read_person(Query& row) {
  Account account;
  account.id = row.text();
  account.name = row.text();
  account.standing.is_registered = row.number() != 0;
  account.standing.is_admin = row.number() != 0;
  account.standing.is_banned = row.number() != 0;
  account.standing.muted_until = {row.number()};
  return account;
}

std::optional<SeenAccount> find_account(Connection& db, const TokenHash& hash) {
  Query query = db.query(
      "SELECT a.id, a.name, a.login IS NOT NULL, a.admin, a.banned, a.muted_until, a.seen_at "
      "FROM tokens AS t JOIN accounts AS a ON a.id = t.account WHERE t.hash = ?");
  query.bind(std::span(hash));
  if (!query.next()) {
    return std::nullopt;
  }
  SeenAccount seen;
  seen.account = read_person(query);
  seen.seen_at = {query.number()};
  return seen;
}

void insert_account(Connection& db, const Account& account, protocol::UnixMs now) {
  // What token_hash was for is in the table tokens; see migration 005.
  Query query = db.query("INSERT INTO accounts (id, token_hash, name, created_at, seen_at) "
                         "VALUES (?, randomblob(32), ?, ?, ?)");
  query.bind(account.id).bind(account.name).bind(now.value).bind(now.value).run();
}

void insert_token(Connection& db, const std::string& account, const TokenHash& hash,
                  protocol::UnixMs now) {
  Query query = db.query("INSERT INTO tokens (hash, account, created_at) VALUES (?, ?, ?)");
  query.bind(std::span(hash)).bind(account).bind(now.value).run();
}

void update_name(Connection& db, const std::string& id, const std::string& name) {
  Query query = db.query("UPDATE accounts SET name = ? WHERE id = ?");
  if (query.bind(name).bind(id).run() != 1) {
    throw StoreError("there is no account " + id);
  }
}

void update_seen(Connection& db, const std::string& id, protocol::UnixMs now) {
  Query query = db.query("UPDATE accounts SET seen_at = ? WHERE id = ?");
  query.bind(now.value).bind(id).run();
}

}  // namespace aude::store
