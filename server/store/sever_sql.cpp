#include "server/store/sever_sql.hpp"

#include <optional>
#include <string_view>

#include "server/store/account.hpp"
#include "server/store/accounts_sql.hpp"
#include "server/store/entries_sql.hpp"
#include "server/store/registered_sql.hpp"
#include "server/store/store.hpp"

namespace aude::store {
namespace {

const std::string kFormer{kFormerPlayer};

/// The bare facts stay: that some account was banned, but not whose.
void take_out_of_audit(Connection& db, const Account& account) {
  Query targets =
      db.query("UPDATE audit SET target = ?1, detail = '' WHERE target = ?2 OR target = ?3");
  targets.bind(kFormer).bind(account.id).bind(account.name).run();
  Query actors = db.query("UPDATE audit SET actor = ? WHERE actor = ?");
  actors.bind(kFormer).bind(account.id).run();
}

}  // namespace

bool has_unfinished(Connection& db, const std::string& id) {
  Query query = db.query("SELECT 1 FROM games WHERE status <> 'finished' AND (host = ?1 OR id IN "
                         "(SELECT game FROM seats WHERE player = ?1)) LIMIT 1");
  query.bind(id);
  return query.next();
}

void sever(Connection& db, const std::string& id, const std::vector<std::string>& logs,
           protocol::UnixMs now) {
  const std::optional<Account> account = account_of(db, id);
  if (!account) {
    throw StoreError("there is no account " + id);
  }
  if (!account_of(db, kFormer)) {
    insert_account(db, {kFormer, std::string{kFormerPlayerName}}, now);
  }
  Query seats = db.query("UPDATE seats SET player = ? WHERE player = ?");
  seats.bind(kFormer).bind(id).run();
  Query hosts = db.query("UPDATE games SET host = ? WHERE host = ?");
  hosts.bind(kFormer).bind(id).run();
  // The ids of a client's commands are of use to their author alone.
  Query entries = db.query("UPDATE entries SET account = ?, command = NULL WHERE account = ?");
  entries.bind(kFormer).bind(id).run();
  for (const std::string& game : logs) {
    replace_person(db, game, id, kFormer);
  }
  take_out_of_audit(db, *account);
  Query removal = db.query("DELETE FROM accounts WHERE id = ?");
  removal.bind(id).run();
}

}  // namespace aude::store
