#pragma once

#include <optional>
#include <string>

#include "server/store/accounts.hpp"
#include "server/store/connection.hpp"

namespace aude::store {

/// The statements about people who can log in, and their tokens. They run on the thread of the
/// connection.

[[nodiscard]] std::optional<Account> account_of(Connection& db, const std::string& id);
[[nodiscard]] std::optional<Accounts::Secret> secret_by(Connection& db, const std::string& login);
[[nodiscard]] std::optional<Accounts::Secret> secret_of_id(Connection& db, const std::string& id);

/// By somebody else than `id`.
[[nodiscard]] bool is_login_taken(Connection& db, const std::string& login, const std::string& id);
void update_credentials(Connection& db, const std::string& id, const std::string& name,
                        const Credentials& with);
/// Does nothing for a guest.
void update_login(Connection& db, const std::string& id, const std::string& login);
void update_password(Connection& db, const std::string& id, const std::string& password);
/// Does nothing if there is no such account.
void update_standing(Connection& db, const std::string& id, const StandingChange& change);

void delete_token(Connection& db, const TokenHash& hash);
void delete_tokens(Connection& db, const std::string& account,
                   const std::optional<TokenHash>& keep);

}  // namespace aude::store
