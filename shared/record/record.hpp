#pragma once

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "shared/game/game.hpp"
#include "shared/record/deal.hpp"
#include "shared/record/prefix.hpp"

namespace aude::record {

/// The newest format that can be read. Only games that play on from another one are written in it;
/// all others are in format 1, for older programs.
inline constexpr int kFormat = 2;

/// What is written beside the moves.
struct Header {
  /// The game's id; may be empty.
  std::string id;
  /// ISO 8601, UTC; may be empty.
  std::string played_at;
  /// A name for each seat; may be empty.
  std::vector<std::string> names;
  /// What the game plays on from.
  std::optional<Prefix> prefix{};
};

/// A record cannot be read or does not replay: says where and why.
class RecordError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A game read back from a record: replayed move by move through the rules.
struct Replayed {
  Header header;
  std::string commitment;
  std::optional<Seed> seed;
  game::Game game;
};

/// The whole game as JSON (docs/record.md). With the seed for a finished game; a game in progress
/// is written without it and without what is still hidden.
[[nodiscard]] std::string write(const game::Game& game, const Header& header, const Seed& seed);

/// Reads a record and replays it. Throws RecordError if the text is damaged, of a newer format, has
/// an action that is not legal where it stands, draws that neither seed nor piles give, a
/// commitment that the seed does not open, a prefix it does not begin with, or scores that the
/// moves do not give. `sink` hears every event.
[[nodiscard]] Replayed read(std::string_view text, game::EventSink* sink);

/// Plays a game again from its deck and its actions; `sink` hears every event. The result is equal
/// to `game` but for the numbers of its questions.
[[nodiscard]] game::Game replayed_with(const game::Game& game, game::EventSink* sink);

}  // namespace aude::record
