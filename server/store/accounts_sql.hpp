#pragma once

#include <optional>
#include <string>

#include "server/store/account.hpp"
#include "server/store/connection.hpp"
#include "shared/protocol/unix_time.hpp"

namespace aude::store {

/// The statements about people who come with a token. They run on the thread of the connection.

/// Reads these columns, in their order: id, name, login IS NOT NULL, admin, banned, muted_until.
[[nodiscard]] Account read_person(Query& row);

struct SeenAccount {
  Account account;
  protocol::UnixMs seen_at;
};
[[nodiscard]] std::optional<SeenAccount> find_account(Connection& db, const TokenHash& hash);
void insert_account(Connection& db, const Account& account, protocol::UnixMs now);
void insert_token(Connection& db, const std::string& account, const TokenHash& hash,
                  protocol::UnixMs now);
void update_name(Connection& db, const std::string& id, const std::string& name);
void update_seen(Connection& db, const std::string& id, protocol::UnixMs now);

}  // namespace aude::store
