#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "shared/game/game.hpp"

namespace aude::tests {

inline constexpr game::SeatId kRed{0};
inline constexpr game::SeatId kBlue{1};
inline constexpr game::SeatId kGreen{2};

/// What lies on the table of an example.
struct Example {
  std::vector<game::SetChoice> sets{{"base-c1"}};
  unsigned seats{2};
  std::map<std::string, std::string, std::less<>> options{};
  /// If not empty: the boxes of the chosen sets hold only these tiles, the start tile included
  /// (catalogue_with), so that the game ends when they have been played.
  std::vector<std::string> box{};
  /// The tiles that are drawn first. Others come as the example asks for them.
  std::vector<std::string> deck{};
};

/// A game of a rulebook's example: each line is what somebody does, and then one looks at the
/// points. Tiles come as they are asked for, in any order that the piles allow; the start tile
/// lies at (0, 0), y grows to the south. Red begins, then Blue, then Green.
///
/// What the rules do not allow throws std::runtime_error and says what was offered.
class Table {
 public:
  explicit Table(const Example& example);

  /// Whoever's turn it is draws this tile and lays it, turned clockwise so many quarter-turns.
  Table& place(std::string_view tile, int x, int y, unsigned turns = 0);
  /// Puts a follower on a segment of the tile just placed: "road E", "field NNW", "monastery".
  Table& follow(std::string_view segment);
  /// Declines a follower or a ferry move.
  Table& pass();
  /// The new ferry of the lake just placed: "W-S".
  Table& link(std::string_view pair);
  /// Moves the ferry of the lake at this place.
  Table& move_ferry(int x, int y, std::string_view pair);
  /// Ends the turn; what may be declined and is still open is declined.
  Table& end_turn();
  /// A whole turn: place, follower if one is named, and nothing else.
  Table& play(std::string_view tile, int x, int y, unsigned turns = 0,
              std::string_view follower = {});

  /// The next tiles that are drawn, the one in hand being the first. Only at the start of a turn.
  Table& stack(const std::vector<std::string>& tiles);

  [[nodiscard]] game::Game& game() { return *game_; }
  [[nodiscard]] const game::State& state() const { return game_->state(); }
  [[nodiscard]] const game::Rules& rules() const { return *rules_; }

  [[nodiscard]] int score(game::SeatId seat) const { return state().score(seat).value; }
  [[nodiscard]] int points(game::SeatId seat, game::FeatureKind kind, game::Phase phase) const;
  [[nodiscard]] unsigned followers(game::SeatId seat) const { return state().followers_left(seat); }
  [[nodiscard]] bool over() const { return game_->over(); }

  /// The step that waits for an answer: "place", "follower", "ferries.link", "end_turn", ...
  [[nodiscard]] std::string_view asked() const;
  [[nodiscard]] std::string hand() const;
  [[nodiscard]] std::vector<std::string> discarded() const;
  /// Every answer to the open question, by choice_name().
  [[nodiscard]] std::set<std::string> offered() const;
  /// True if this tile, drawn now, may be laid so.
  [[nodiscard]] bool may_place(std::string_view tile, int x, int y, unsigned turns);
  /// True if the open question takes a follower on this segment of the tile just placed.
  [[nodiscard]] bool may_follow(std::string_view segment) const;
  /// The segment of a placed tile.
  [[nodiscard]] game::SegmentRef segment(int x, int y, std::string_view name) const;
  /// True if the two segments are of one feature.
  [[nodiscard]] bool joined(game::SegmentRef a, game::SegmentRef b) const;

 private:
  class TurnStart;

  [[nodiscard]] game::LayoutId layout(std::string_view tile) const;
  [[nodiscard]] std::size_t end_of_pile(std::size_t position) const;
  void put_next(game::Deck& deck, std::size_t from, const std::vector<std::string>& tiles) const;
  void start_over(game::Deck deck);
  template <class Fits>
  Table& choose_first(const std::string& wish, Fits&& fits);

  std::unique_ptr<const catalogue::Catalogue> own_catalogue_;
  std::shared_ptr<const game::Rules> rules_;
  std::shared_ptr<TurnStart> turn_start_;
  std::unique_ptr<game::Game> game_;
};

}  // namespace aude::tests
