#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/connection.hpp"
#include "server/store/games.hpp"

namespace aude::store {

/// The statements about logs. An entry comes as a row of its own; from time to time the rows of a
/// game are moved into one packed value, a tenth of the size. A log is what is packed, then the
/// rows. They run on the thread of the connection.

void insert_entry(Connection& db, const std::string& game, const Entry& entry);
[[nodiscard]] std::vector<Entry> read_entries(Connection& db, const std::string& game);
/// Of these only what is packed.
[[nodiscard]] std::vector<Entry> read_packed_entries(Connection& db, const std::string& game);

/// Whether the log of a running game is packed together with this batch.
[[nodiscard]] bool is_packed_at(std::uint64_t seq);
/// Moves the rows of a game behind what is packed of it.
void pack_log(Connection& db, const std::string& game);

/// Some of the packed logs, in the order of their games.
struct LogsSeen {
  /// Those with something of the account.
  std::vector<std::string> games;
  /// The last one that was looked at; nothing if there are no more.
  std::optional<std::string> last;
};
/// Looks at the next `limit` packed logs after `after`. Damaged ones are passed over.
[[nodiscard]] LogsSeen look_for_person(Connection& db, std::string_view account,
                                       std::string_view after, unsigned limit);
/// Games whose packed log has something of the account and may have grown since then.
[[nodiscard]] std::vector<std::string>
look_for_person_since(Connection& db, std::string_view account, UnixMs since);
/// Puts `with` in the place of `account` in one packed log, without the ids of its commands.
void replace_person(Connection& db, const std::string& game, std::string_view account,
                    std::string_view with);

}  // namespace aude::store
