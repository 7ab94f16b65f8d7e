#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/store/addresses.hpp"
#include "server/store/connection.hpp"

namespace aude::store {

/// The statements behind Addresses. They run on the thread of the connection.

[[nodiscard]] std::optional<Address> find_address(Connection& db, const std::string& account);
void put_address(Connection& db, const NewAddress& address);
[[nodiscard]] bool confirm_address(Connection& db, const std::string& account,
                                   const std::string& code, protocol::UnixMs now);
void update_wanted(Connection& db, const std::string& account, Wanted wanted);
void remove_address(Connection& db, const std::string& account);
[[nodiscard]] std::optional<std::string> find_language(Connection& db,
                                                       const std::string& stop_token);
void stop_mails(Connection& db, const std::string& stop_token);
[[nodiscard]] std::vector<UntoldMove> read_untold_moves(Connection& db);
[[nodiscard]] std::optional<MoveNotice> claim_moves(Connection& db, const std::string& account,
                                                    const std::vector<UntoldMove>& moves,
                                                    protocol::UnixMs now);

}  // namespace aude::store
