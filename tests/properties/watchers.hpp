#pragma once

#include <vector>

#include "shared/game/game.hpp"

namespace aude::tests {

/// Keeps a ledger of the followers by the events alone and holds the State against it: none is lost
/// or doubled, none stands on what is complete when a turn begins or the last one is over. Knows
/// nothing of undo.
class FollowerWatch final : public game::EventSink {
 public:
  explicit FollowerWatch(const game::Rules& rules) : rules_(rules) {}
  void on(const game::Event& event, const game::State& after) override;

 private:
  void check_completed(const game::State& after) const;

  const game::Rules& rules_;
  std::vector<game::Figure> on_board_;
};

/// After every event that changes the board: labels, open sides and open cells equal a recount.
class BoardWatch final : public game::EventSink {
 public:
  explicit BoardWatch(const game::Rules& rules) : rules_(rules) {}
  void on(const game::Event& event, const game::State& after) override;

 private:
  const game::Rules& rules_;
};

/// After every event: no tile is lost or doubled.
class TileWatch final : public game::EventSink {
 public:
  TileWatch(const game::Rules& rules, const game::Deck& deck) : rules_(rules), deck_(deck) {}
  void on(const game::Event& event, const game::State& after) override;

 private:
  const game::Rules& rules_;
  const game::Deck& deck_;
};

/// The points of a seat are the sum of what was told to have scored, and never fall.
class PointWatch final : public game::EventSink {
 public:
  void on(const game::Event& event, const game::State& after) override;

 private:
  std::array<int, game::kMaxSeats> points_{};
};

/// Events alone make the State: evolve() from an empty one follows the game.
class EventWatch final : public game::EventSink {
 public:
  explicit EventWatch(const game::Rules& rules) : rules_(rules) {}
  void on(const game::Event& event, const game::State& after) override;

 private:
  const game::Rules& rules_;
  game::State state_;
};

}  // namespace aude::tests
