#pragma once

#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "shared/game/deck.hpp"
#include "shared/game/rules.hpp"
#include "shared/game/state.hpp"

namespace aude::bots {

/// Everything that a player may know at a question: the rules and the table. It can be made from
/// these alone, not from a game, its deck or its seed, and nothing behind it leads back to them; so
/// a bot that is handed a PlayerView cannot see what is hidden. A value: it owns what it shows.
class PlayerView {
 public:
  PlayerView(std::shared_ptr<const game::Rules> rules, game::State state)
      : rules_(std::move(rules)), state_(std::move(state)) {}

  [[nodiscard]] const game::Rules& rules() const { return *rules_; }
  [[nodiscard]] const game::State& state() const { return state_; }

 private:
  std::shared_ptr<const game::Rules> rules_;
  game::State state_;
};

/// A layout that may be drawn next, and how many copies of it may be.
struct Draw {
  game::LayoutId layout;
  unsigned copies{};
};

/// The unseen tiles as everybody can count them, pile by pile and layer by layer.
class UnseenTiles {
 public:
  UnseenTiles(const game::Rules& rules, const game::State& state);

  /// What the next tile can be. Empty if every pile is.
  [[nodiscard]] std::vector<Draw> next() const;
  /// An order in which the tiles might come, for carrying out turns in thought: places up to
  /// `state.drawn` mean nothing. Layers stay in order; inside a layer `below(n)` shuffles.
  template <class Below>
  [[nodiscard]] game::Deck imagined(Below&& below) const {
    game::Deck deck;
    deck.order.resize(drawn_);
    for (std::vector<game::LayoutId> tiles : layers_) {
      for (std::size_t n = tiles.size(); n > 1; --n) {
        std::swap(tiles[n - 1], tiles[below(n)]);
      }
      deck.order.insert(deck.order.end(), tiles.begin(), tiles.end());
    }
    return deck;
  }

 private:
  std::size_t drawn_;
  /// In the order of drawing; each holds what is left of it.
  std::vector<std::vector<game::LayoutId>> layers_;
};

}  // namespace aude::bots
