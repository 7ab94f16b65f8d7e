// Games that play on from the middle of another one.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "shared/expansions/registry.hpp"
#include "shared/record/action_text.hpp"
#include "shared/record/record.hpp"

using namespace aude;

namespace {

using Rules = std::shared_ptr<const game::Rules>;

Rules rules_of(game::Setup setup) {
  auto made = expansions::make_rules(std::move(setup));
  REQUIRE(std::holds_alternative<Rules>(made));
  return std::get<Rules>(std::move(made));
}

record::Seed seed_of(std::uint8_t number) {
  record::Seed seed{};
  seed.fill(number);
  return seed;
}

void play_at_random(game::Game& game, std::mt19937& random) {
  while (game.ask()) {
    const auto& options = game.ask()->options;
    REQUIRE_FALSE(game.choose(game.ask()->seat, options[random() % options.size()], nullptr));
  }
}

game::Game whole_game(const Rules& rules, std::uint8_t number) {
  game::Game game(rules, record::deal(*rules, seed_of(number)), nullptr);
  std::mt19937 random(number);
  play_at_random(game, random);
  return game;
}

/// The game that begins with the prefix, where the prefix ends.
game::Game begun(const Rules& rules, const record::Seed& seed, const record::Prefix& prefix) {
  game::Game game(rules, record::deal(*rules, seed, prefix), nullptr);
  for (const record::Prefix::Line& line : prefix.actions) {
    const auto action = record::read_action(game, line.seat, line.action);
    REQUIRE(action.has_value());
    REQUIRE_FALSE(game.choose(line.seat, std::get<game::Choice>(action->what), nullptr));
  }
  return game;
}

std::map<game::LayoutId, int> counted(std::span<const game::LayoutId> tiles) {
  std::map<game::LayoutId, int> counts;
  for (const game::LayoutId tile : tiles) {
    ++counts[tile];
  }
  return counts;
}

const game::Setup kRiver{{{"base-c2", 1}, {"river-1-c2", 1}}, 3, {{"first_player", "random"}}};
const game::Setup kBase{{{"base-c2", 1}}, 2, {}};

}  // namespace

TEST_CASE(
    "a prefix ends at the start of the turn, with the same table, and reads as it was written") {
  const Rules rules = rules_of(kRiver);
  const game::Game first = whole_game(rules, 3);
  for (const std::size_t move : {0U, 1U, 2U, 17U, 60U, 100U}) {
    CAPTURE(move);
    const record::Prefix prefix = record::prefix_of(first, "aaaaaaaaaaaa", move);
    CHECK(record::read_prefix(record::write_prefix(prefix)) == prefix);
    CHECK(prefix.actions.size() <= move);
    const game::Game second = begun(rules, seed_of(9), prefix);
    CHECK_FALSE(second.can_undo());
    CHECK(second.state().drawn == prefix.draws.size());
    game::State state = game::begin(*rules, first.deck(), nullptr);
    for (const game::Action& action : first.actions().first(prefix.actions.size())) {
      game::apply(*rules, state, first.deck(), std::get<game::Choice>(action.what), nullptr);
    }
    CHECK(second.state() == state);
  }
}

TEST_CASE("what is unseen is drawn anew: the same tiles layer by layer, in another order") {
  for (const game::Setup& setup : {kBase, kRiver}) {
    const Rules rules = rules_of(setup);
    const game::Game first = whole_game(rules, 5);
    const record::Prefix prefix = record::prefix_of(first, "aaaaaaaaaaaa", 20);
    const game::Deck deck = record::deal(*rules, seed_of(6), prefix);
    CHECK(deck.first == first.deck().first);
    const auto drawn = static_cast<std::ptrdiff_t>(prefix.draws.size());
    CHECK(std::equal(deck.order.begin(), deck.order.begin() + drawn, first.deck().order.begin()));
    CHECK(deck.order != first.deck().order);
    CHECK(deck.order != record::deal(*rules, seed_of(7), prefix).order);
    std::size_t begin = 0;
    for (const game::Pile& pile : rules->piles().piles) {
      for (const game::Layer& layer : pile.layers) {
        const auto of = [&](const game::Deck& one) {
          return counted(std::span(one.order).subspan(begin, layer.size()));
        };
        CHECK(of(deck) == of(first.deck()));
        begin += layer.size();
      }
    }
  }
}

// Two springs: the fork and one spring are put at places of their own into a shuffled layer.
TEST_CASE("tiles with places of their own keep to them when the rest is drawn anew") {
  const Rules rules = rules_of({{{"base-c1", 1}, {"river-1-c1", 1}, {"river-2-c1", 1}},
                                2,
                                {{"river_two_springs", "on"}, {"first_player", "seat_1"}}});
  const game::Layer& layer = rules->piles().piles.front().layers.front();
  REQUIRE(layer.scattered.size() == 2);
  const game::Game first = whole_game(rules, 4);
  for (std::size_t drawn = 0; drawn < layer.size(); ++drawn) {
    record::Prefix prefix{"aaaaaaaaaaaa", first.deck().first, {}, {}};
    for (std::size_t d = 0; d < drawn; ++d) {
      prefix.draws.push_back(rules->layout(first.deck().order[d]).id);
    }
    for (std::uint8_t number = 0; number < 20; ++number) {
      const game::Deck deck = record::deal(*rules, seed_of(number), prefix);
      for (const game::Scattered& one : layer.scattered) {
        const auto found = std::ranges::find(deck.order, one.tile) - deck.order.begin();
        CHECK(found >= static_cast<std::ptrdiff_t>(one.from));
        CHECK(found <= static_cast<std::ptrdiff_t>(one.to));
      }
    }
  }
}

TEST_CASE("the record of a continued game verifies by itself and says where it comes from") {
  const Rules rules = rules_of(kRiver);
  const game::Game first = whole_game(rules, 11);
  const record::Prefix prefix = record::prefix_of(first, "aaaaaaaaaaaa", 50);
  const record::Seed seed = seed_of(12);
  game::Game second = begun(rules, seed, prefix);
  std::mt19937 random(1);
  play_at_random(second, random);
  const std::string text = record::write(second, {"bbbbbbbbbbbb", "", {}, prefix}, seed);
  const record::Replayed replayed = record::read(text, nullptr);
  REQUIRE(replayed.header.prefix.has_value());
  CHECK(*replayed.header.prefix == prefix);
  CHECK(replayed.game.state() == second.state());
  CHECK(replayed.commitment == record::commitment(rules->setup(), seed, prefix));

  SUBCASE("not if the prefix is another one") {
    std::string other = text;
    other.replace(other.find("aaaaaaaaaaaa"), 12, "cccccccccccc");
    CHECK_THROWS_WITH_AS(static_cast<void>(record::read(other, nullptr)),
                         doctest::Contains("commitment"), record::RecordError);
  }
  SUBCASE("nor if it fixes a tile that comes after it") {
    record::Prefix greedy = prefix;
    greedy.draws.push_back(rules->layout(second.deck().order[prefix.draws.size()]).id);
    CHECK_THROWS_WITH_AS(record::check_prefix(begun(rules, seed, greedy), greedy),
                         doctest::Contains("its draws are not those of its actions"),
                         record::RecordError);
  }
  SUBCASE("nor if its draws do not lie in the piles") {
    record::Prefix impossible = prefix;
    std::ranges::reverse(impossible.draws);
    CHECK_THROWS_AS(static_cast<void>(record::deal(*rules, seed, impossible)), record::RecordError);
  }
}

// Text of docs/record.md; records of years ago are checked with it.
TEST_CASE("the promise of a game that begins at the beginning has not changed") {
  const Rules rules = rules_of(kBase);
  const game::Game game = whole_game(rules, 1);
  const std::string text = record::write(game, {"", "", {}, {}}, seed_of(1));
  CHECK(text.find("\"format\":1,") != std::string::npos);
  CHECK(text.find("prefix") == std::string::npos);
  CHECK(record::commitment(rules->setup(), seed_of(1)) ==
        "4a1314ba34dab360d8e3b90665ece87d3a892e5c2e8e4698dfd489514e52ff90");
}
