#pragma once

#include <string>
#include <vector>

#include "server/store/connection.hpp"
#include "shared/protocol/unix_time.hpp"

namespace aude::store {

/// The statements about the end of an account. They run on the thread of the connection.

/// Whether the account hosts or sits at a table that is not finished.
[[nodiscard]] bool has_unfinished(Connection& db, const std::string& id);

/// Puts kFormerPlayer in the account's place everywhere and deletes it. `logs` are the games whose
/// packed logs may have something of the account; see look_for_person.
void sever(Connection& db, const std::string& id, const std::vector<std::string>& logs,
           protocol::UnixMs now);

}  // namespace aude::store
