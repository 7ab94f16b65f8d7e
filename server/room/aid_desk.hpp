#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "server/room/refusal.hpp"
#include "server/room/table_state.hpp"
#include "shared/protocol/aid_query.hpp"

namespace aude::room {

/// Answers aid queries about one table from what lies on it, and keeps the answers as long as
/// nothing happens there: many people point at the same feature. Used on the room's strand.
class AidDesk {
 public:
  /// So many queries at once, and so many in a second on average, of one person.
  static constexpr double kBurst = 40.0;
  static constexpr double kPerSecond = 4.0;

  /// The body of the answer (aid_codec.hpp). Refusals: aids_off, wrong_status, too_many_aids,
  /// bad_aid for a place that is not on the table, stale_question, bad_option.
  [[nodiscard]] std::variant<std::string, Refusal> answer(const TableState& table,
                                                          const protocol::AidQuery& query,
                                                          const std::string& account,
                                                          protocol::UnixMs now);

 private:
  /// What a person may still ask for, as of a time.
  struct Allowance {
    double queries{kBurst};
    protocol::UnixMs at;
  };
  struct Kept {
    std::optional<std::size_t> move;
    protocol::AidTopic topic;
    std::string body;
  };
  static constexpr std::size_t kMostKept = 64;

  [[nodiscard]] bool take(const std::string& account, protocol::UnixMs now);
  [[nodiscard]] std::variant<std::string, Refusal> work_out(const Match& match,
                                                            const protocol::AidQuery& query);
  [[nodiscard]] const game::State& state_at(const game::Game& game,
                                            const std::optional<std::size_t>& move);

  std::unordered_map<std::string, Allowance> allowances_;
  // Of this match alone: another pointer is another position.
  std::shared_ptr<const Match> match_;
  std::vector<Kept> kept_;
  std::optional<std::pair<std::size_t, game::State>> past_;
};

}  // namespace aude::room
