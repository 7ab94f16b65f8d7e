#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/store/games.hpp"
#include "shared/game/game.hpp"
#include "shared/protocol/game_codec.hpp"
#include "shared/record/deal.hpp"
#include "shared/record/prefix.hpp"

namespace aude::room {

/// A game that has begun: the core's Game, and the events of the wire that it makes. A value: a
/// room tries a command on a copy and keeps the copy once the store has it.
class Match {
 public:
  /// `setup` must have every option spelled out, as Rules::setup has: the commitment covers it.
  /// With a prefix the game stands where that ends. Throws std::runtime_error if it is damaged.
  Match(std::shared_ptr<const game::Rules> rules, const game::Setup& setup,
        const record::Seed& seed, std::shared_ptr<const record::Prefix> prefix = nullptr);

  /// Hears of each entry that has been replayed, with the events that it made. The actions of a
  /// prefix are entries, too, at the time of the start.
  using Replayed = std::function<void(const store::Entry&, const Match&, std::vector<std::string>)>;
  /// Replays the entries of a stored game; those that are no moves are passed over. Throws
  /// std::runtime_error if an entry is not legal where it stands.
  static Match restore(std::shared_ptr<const game::Rules> rules, const game::Setup& setup,
                       const record::Seed& seed, std::shared_ptr<const record::Prefix> prefix,
                       std::span<const store::Entry> entries, const Replayed& replayed);

  [[nodiscard]] const game::Game& game() const { return game_; }
  [[nodiscard]] const record::Seed& seed() const { return seed_; }
  /// What the game plays on from; null if it began at the beginning.
  [[nodiscard]] const record::Prefix* prefix() const { return prefix_.get(); }
  [[nodiscard]] std::shared_ptr<const game::Rules> rules() const { return rules_; }

  [[nodiscard]] std::optional<game::Refusal> choose(game::SeatId seat, const game::Choice& choice);
  [[nodiscard]] std::optional<game::Refusal> undo(game::SeatId seat);
  /// A turn of this seat that is under way is undone first, for everyone to see.
  [[nodiscard]] std::optional<game::Refusal> resign(game::SeatId seat);

  /// Events as JSON since the last call; after the constructor: `started` and the first turn.
  [[nodiscard]] std::vector<std::string> take_events();
  /// View and open question as JSON. There is a question as long as the game is not over.
  [[nodiscard]] std::string view_json() const;
  [[nodiscard]] std::string ask_json() const;

 private:
  /// Before the first action of the prefix.
  struct AtTheBeginning {};
  Match(AtTheBeginning, std::shared_ptr<const game::Rules> rules, const game::Setup& setup,
        const record::Seed& seed, std::shared_ptr<const record::Prefix> prefix);
  void replay_prefix(const store::Entry& start, const Replayed& replayed);
  void replay(const store::Entry& entry);
  void keep_encoded();

  std::shared_ptr<const game::Rules> rules_;
  record::Seed seed_;
  std::shared_ptr<const record::Prefix> prefix_;
  std::shared_ptr<const protocol::Fairness> fairness_;
  // Holds references to what the two pointers own, so copies may share it with their originals.
  protocol::EventEncoder encoder_;
  game::Game game_;
  std::vector<std::string> events_;
};

}  // namespace aude::room
