#include "server/store/registered_sql.hpp"

#include <span>

#include "server/store/accounts_sql.hpp"
#include "server/store/sql_values.hpp"
#include "server/store/store.hpp"

namespace aude::store {
namespace {

std::optional<Accounts::Secret> read_secret(Query& query) {
  if (!query.next()) {
    return std::nullopt;
  }
  Accounts::Secret secret;
  secret.account = read_person(query);
  secret.password = query.optional_text().value_or("");
  return secret;
}

void must_change_one(int changed, const std::string& id) {
  if (changed != 1) {
    throw StoreError("there is no account " + id);
  }
}

}  // namespace

std::optional<Account> account_of(Connection& db, const std::string& id) {
  Query query =
      db.query("SELECT id, name, login IS NOT NULL, admin, banned, muted_until FROM accounts "
               "WHERE id = ?");
  query.bind(id);
  return query.next() ? std::optional(read_person(query)) : std::nullopt;
}

std::optional<Accounts::Secret> secret_by(Connection& db, const std::string& login) {
  Query query = db.query("SELECT id, name, login IS NOT NULL, admin, banned, muted_until, password "
                         "FROM accounts WHERE login = ?");
  query.bind(login);
  return read_secret(query);
}

std::optional<Accounts::Secret> secret_of_id(Connection& db, const std::string& id) {
  Query query = db.query("SELECT id, name, login IS NOT NULL, admin, banned, muted_until, password "
                         "FROM accounts WHERE id = ? AND login IS NOT NULL");
  query.bind(id);
  return read_secret(query);
}

bool is_login_taken(Connection& db, const std::string& login, const std::string& id) {
  Query query = db.query("SELECT 1 FROM accounts WHERE login = ? AND id <> ?");
  query.bind(login).bind(id);
  return query.next();
}

void update_credentials(Connection& db, const std::string& id, const std::string& name,
                        const Credentials& with) {
  Query query = db.query("UPDATE accounts SET name = ?, login = ?, password = ? WHERE id = ?");
  query.bind(name).bind(with.login).bind(with.password).bind(id);
  must_change_one(query.run(), id);
}

void update_login(Connection& db, const std::string& id, const std::string& login) {
  Query query = db.query("UPDATE accounts SET login = ? WHERE id = ? AND login IS NOT NULL");
  query.bind(login).bind(id).run();
}

void update_password(Connection& db, const std::string& id, const std::string& password) {
  Query query = db.query("UPDATE accounts SET password = ? WHERE id = ? AND login IS NOT NULL");
  must_change_one(query.bind(password).bind(id).run(), id);
}

void update_standing(Connection& db, const std::string& id, const StandingChange& change) {
  Query query = db.query("UPDATE accounts SET admin = coalesce(?, admin), "
                         "banned = coalesce(?, banned), "
                         "muted_until = coalesce(?, muted_until) WHERE id = ?");
  query.bind_optional(as_number(change.is_admin)).bind_optional(as_number(change.is_banned));
  query.bind_optional(as_number(change.muted_until)).bind(id).run();
}

void delete_token(Connection& db, const TokenHash& hash) {
  Query query = db.query("DELETE FROM tokens WHERE hash = ?");
  query.bind(std::span(hash)).run();
}

void delete_tokens(Connection& db, const std::string& account,
                   const std::optional<TokenHash>& keep) {
  if (!keep) {
    Query query = db.query("DELETE FROM tokens WHERE account = ?");
    query.bind(account).run();
    return;
  }
  Query query = db.query("DELETE FROM tokens WHERE account = ? AND hash <> ?");
  query.bind(account).bind(std::span(*keep)).run();
}

}  // namespace aude::store
