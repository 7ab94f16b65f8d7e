#pragma once

#include <memory>
#include <random>
#include <string>
#include <vector>

#include "server/room/match.hpp"
#include "server/store/games.hpp"

namespace aude::tests {

/// A game between two people at random, as the commits that a room would make of it. The same seed
/// gives the same game.
class StoredPlay {
 public:
  StoredPlay(std::string id, std::vector<store::Account> people, std::vector<game::SetChoice> sets,
             std::uint64_t seed);

  /// The table before anybody sits.
  [[nodiscard]] store::ListedGame table() const;
  /// The next batch: the start, then one action each. Not after over().
  [[nodiscard]] store::Commit next();
  /// The batch that was made last is stored; without it next() gives another one in its place.
  void stored();

  [[nodiscard]] bool over() const { return row_.status == protocol::Status::finished; }
  [[nodiscard]] const std::string& id() const { return row_.id; }
  [[nodiscard]] std::uint64_t seq() const { return row_.seq; }

 private:
  [[nodiscard]] store::Commit start();
  [[nodiscard]] store::Commit move();

  std::vector<store::Account> people_;
  std::mt19937_64 random_;
  std::shared_ptr<const game::Rules> rules_;
  store::GameRow row_;
  std::vector<store::SeatRow> seats_;
  std::shared_ptr<const room::Match> match_;
  // What stored() makes of the three above.
  store::GameRow next_row_;
  std::vector<store::SeatRow> next_seats_;
  std::shared_ptr<const room::Match> next_match_;
};

}  // namespace aude::tests
