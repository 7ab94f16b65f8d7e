// What holds after every event of any game.
#include <doctest/doctest.h>

#include "tests/properties/random_play.hpp"
#include "tests/properties/slow_score.hpp"
#include "tests/properties/watchers.hpp"

using namespace aude::tests;
namespace game = aude::game;

namespace {

// An undo takes events back without an event, so the ledgers watch games without undo.
constexpr Habits kNoUndo{.undo = 0};

void nothing(const game::Game& /*game*/) {}

/// Plays one game with all watchers.
void watch(const GameCase& the_case) {
  const auto rules = rules_of(the_case);
  const game::Deck deck = aude::record::deal(*rules, the_case.seed);
  FollowerWatch followers(*rules);
  BoardWatch board(*rules);
  TileWatch tiles(*rules, deck);
  PointWatch points;
  ScoreWatch scores(*rules);
  EventWatch events(*rules);
  Listeners all({&followers, &board, &tiles, &points, &scores, &events});
  game::Game game(rules, deck, &all);
  Dice dice(the_case.moves);
  play_on(game, dice, &all, kNoUndo, nothing);
}

void watch_combination(const Boxes& boxes, std::uint64_t number) {
  Dice dice(number);
  const auto seats = static_cast<unsigned>(1 + dice.below(game::kMaxSeats));
  const GameCase the_case{setup_with(boxes, seats, dice), seed_of(number), number};
  CAPTURE(the_case);
  CHECK_NOTHROW(watch(the_case));
}

}  // namespace

TEST_CASE("Every combination of boxes is played to its end and all invariants hold") {
  for (unsigned base = 0; base < base_boxes(); ++base) {
    for (unsigned river = 0; river < river_boxes(); ++river) {
      for (unsigned copies = 0; copies <= kMaxCopies; ++copies) {
        const std::uint64_t number = (base * river_boxes() + river) * (kMaxCopies + 1) + copies;
        const auto river_tiles = static_cast<unsigned>(number % (1U << boxes_of_river_tiles()));
        const std::vector<unsigned> expansions(expansion_boxes(), copies);
        watch_combination({base, river, river_tiles, expansions}, number);
      }
    }
  }
}

TEST_CASE("Followers, labels, tiles and points are right after every event of random games") {
  CHECK(holds_for_games("all invariants", 800, watch));
}
