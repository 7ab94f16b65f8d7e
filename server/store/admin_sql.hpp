#pragma once

#include <string>
#include <vector>

#include "server/store/accounts.hpp"
#include "server/store/connection.hpp"

namespace aude::store {

/// The statements about invitations, about what admins look at and what they did. They run on the
/// thread of the connection.

void insert_invitation(Connection& db, const TokenHash& code, unsigned uses, protocol::UnixMs now);
[[nodiscard]] bool take_invitation(Connection& db, const TokenHash& code);

[[nodiscard]] std::vector<AccountRow> read_accounts(Connection& db, const std::string& part,
                                                    unsigned limit);
[[nodiscard]] std::vector<UnfinishedTable> read_unfinished(Connection& db, unsigned limit);

void insert_audit(Connection& db, const AuditLine& line);
[[nodiscard]] std::vector<AuditLine> read_audit(Connection& db, unsigned limit);

}  // namespace aude::store
