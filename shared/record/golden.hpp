#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace aude::record {

/// What came of replaying one golden game.
struct GoldenResult {
  std::string id;
  std::size_t turns{};
  /// Each says the turn, what differs, what the game says and what the rules say.
  std::vector<std::string> mismatches;
};

/// Replays a game that another engine has played at random and written down (one line of JSON) with
/// forced draws, and compares at every turn: legal placements, features open to a follower, pairs
/// for a new ferry, ferries that may move and to where, what scored, and the totals. Throws
/// RecordError if the text is damaged or names tiles that the catalogue does not know.
[[nodiscard]] GoldenResult check_golden(std::string_view line);

}  // namespace aude::record
