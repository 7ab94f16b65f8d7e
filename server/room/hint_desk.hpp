#pragma once

#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "server/bots/player_view.hpp"
#include "server/bots/whole_turns.hpp"
#include "server/room/refusal.hpp"
#include "server/room/services.hpp"
#include "server/room/table_state.hpp"
#include "server/room/viewer.hpp"
#include "shared/aids/hint.hpp"

namespace aude::room {

/// A hint has been found: what to answer question `ask` with, and why.
struct HintFound {
  unsigned ask{};
  game::Choice answer;
  std::vector<aids::HintFact> facts;
};

/// The hint on the open question of `view`, whose number is `ask`, if `turn` is how to play out the
/// turn from there: empty where it can only be ended. The answers must be legal one after the
/// other.
[[nodiscard]] HintFound hint_from(const bots::PlayerView& view, unsigned ask,
                                  const bots::Answers& turn);

/// Has the hard bot think about the open question for the person who must answer it. It gets what
/// that person may know. Used on the room's strand.
class HintDesk {
 public:
  /// Hints of one person in one game, as long as its room is loaded: far more than somebody needs
  /// who thinks, too.
  static constexpr unsigned kMostAGame = 50;

  using Found = std::function<void(HintFound)>;
  /// Who asked, and with which command.
  struct Asker {
    Viewer viewer;
    std::string id;
  };

  explicit HintDesk(const Services& services) : services_(services) {}
  ~HintDesk() { stop_.request_stop(); }
  HintDesk(const HintDesk&) = delete;
  HintDesk& operator=(const HintDesk&) = delete;

  /// Begins to think; `found` is called on a thread of the pool. Or why not: hints_off,
  /// not_your_turn, stale_question, hint_running, hint_limit.
  [[nodiscard]] std::optional<Refusal> begin(const TableState& state, const Viewer& viewer,
                                             const protocol::Hint& hint, const Found& found);
  /// The asker of a hint that was found, who is not waited for any more; nobody if it is not wanted
  /// any more.
  [[nodiscard]] std::optional<Asker> take(unsigned ask);
  /// Calls the thinking off if the connection asked for it. The asker, if it did.
  [[nodiscard]] std::optional<Asker> call_off(const Viewer& viewer);
  /// Call whenever the table may have changed: calls the thinking off if its question is not open
  /// any more. The asker then.
  [[nodiscard]] std::optional<Asker> look_at(const TableState& state);

 private:
  [[nodiscard]] std::optional<Asker> end();

  const Services& services_;
  std::optional<Asker> asker_;
  unsigned ask_{};
  std::stop_source stop_;
  /// By account.
  std::map<std::string, unsigned> given_;
};

}  // namespace aude::room
