#include "server/store/accounts_sql.hpp"

#include "server/store/store.hpp"

namespace aude::store {

std::optional<SeenAccount> find_account(Connection& db, const TokenHash& hash) {
  Query query = db.query("SELECT id, name, seen_at FROM accounts WHERE token_hash = ?");
  query.bind(std::span(hash));
  if (!query.next()) {
    return std::nullopt;
  }
  SeenAccount seen;
  seen.account.id = query.text();
  seen.account.name = query.text();
  seen.seen_at = {query.number()};
  return seen;
}

void insert_account(Connection& db, const Account& account, const TokenHash& hash,
                    protocol::UnixMs now) {
  Query query = db.query("INSERT INTO accounts (id, token_hash, name, created_at, seen_at) "
                         "VALUES (?, ?, ?, ?, ?)");
  query.bind(account.id).bind(std::span(hash)).bind(account.name);
  query.bind(now.value).bind(now.value);
  query.run();
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
