// Counts of positions at small depth, as chess programs count them: a change of any rule of
// placing, following or moving ferries changes a number. Those here were counted by this program;
// what it offers is held against a slow reading of the rules and against the golden games
// elsewhere.
#include <doctest/doctest.h>

#include <string>

#include "shared/game/turn.hpp"
#include "tests/properties/game_case.hpp"

using namespace aude::tests;
namespace game = aude::game;

namespace {

std::uint64_t leaves(const game::Rules& rules, const game::Deck& deck, const game::State& state,
                     unsigned answers) {
  std::vector<game::Choice> options;
  game::offer(rules, state, options);
  if (answers == 1 || options.empty()) {
    return options.size();
  }
  std::uint64_t sum = 0;
  for (const game::Choice& option : options) {
    game::State next = state;
    game::apply(rules, next, deck, option, nullptr);
    sum += leaves(rules, deck, next, answers - 1);
  }
  return sum;
}

/// Leaves after 1, 2, ... answers of a game of two seats.
std::string counts(std::vector<game::SetChoice> sets, std::uint64_t seed, unsigned depth,
                   std::map<std::string, std::string, std::less<>> options = {}) {
  const GameCase the_case{{std::move(sets), 2, std::move(options)}, seed_of(seed), 0};
  const auto rules = rules_of(the_case);
  const game::Deck deck = aude::record::deal(*rules, the_case.seed);
  const game::State start = game::begin(*rules, deck, nullptr);
  std::string result;
  for (unsigned answers = 1; answers <= depth; ++answers) {
    result += (answers == 1 ? "" : " ") + std::to_string(leaves(*rules, deck, start, answers));
  }
  return result;
}

}  // namespace

TEST_CASE("Counts of answers: base game") {
  CHECK(counts({{"base-c1"}}, 1, 9) == "4 12 12 96 364 364 3100 11466 11466");
  CHECK(counts({{"base-c1"}}, 2, 9) == "6 24 24 128 370 370 3136 11262 11262");
  CHECK(counts({{"base-c2"}}, 3, 9) == "6 30 30 200 572 572 5094 23140 23140");
  CHECK(counts({{"base-c1"}}, 1, 9, {{"farmers", "off"}}) == "4 8 8 64 128 128 1088 3112 3112");
}

TEST_CASE("Counts of answers: The River I") {
  CHECK(counts({{"base-c1"}, {"river-1-c1"}}, 1, 12) == "2 6 6 12 56 56 112 400 400 800 4960 4960");
  CHECK(counts({{"base-c1"}, {"river-1-c1"}}, 3, 12, {{"river_bag", "on"}}) ==
        "2 14 14 28 76 76 152 784 784 784 1264 2480");
}

TEST_CASE("Counts of answers: The River I without followers, by u_turn") {
  const auto count = [](const std::string& u_turn) {
    return counts({{"base-c1"}, {"river-1-c1"}}, 2, 20,
                  {{"river_no_followers", "on"}, {"u_turn", u_turn}});
  };
  CHECK(count("official") == "2 2 4 4 8 8 16 16 32 32 48 48 96 96 160 160 320 320 640 640");
  CHECK(count("safe") == "2 2 4 4 8 8 16 16 32 32 48 48 96 96 160 160 320 320 640 640");
  CHECK(count("strict") == "2 2 4 4 8 8 8 8 16 16 16 16 32 32 32 32 64 64 128 128");
  CHECK(count("off") == "2 2 4 4 8 8 16 16 32 32 64 64 128 128 256 256 1584 5184 5568 77568");
}

TEST_CASE("Counts of answers: The River of 2021") {
  CHECK(counts({{"base-c2"}, {"river-c3"}}, 1, 12) == "2 8 8 16 88 88 176 464 464 928 5664 5664");
}

TEST_CASE("Counts of answers: The Ferries") {
  CHECK(counts({{"base-c1"}, {"ferries", 3}}, 1, 9) == "4 12 12 108 402 402 3354 9016 9034");
  CHECK(counts({{"base-c1"}, {"ferries", 3}}, 2, 9) == "5 25 25 190 1283 3849 3849 36246 169872");
}
