#include <doctest/doctest.h>

#include <algorithm>
#include <concepts>
#include <functional>
#include <stop_token>

#include "server/bots/bot.hpp"
#include "server/bots/hard.hpp"
#include "server/bots/search.hpp"
#include "server/bots/share.hpp"
#include "server/tools/arena/series.hpp"
#include "shared/catalogue/embedded.hpp"
#include "shared/expansions/registry.hpp"
#include "shared/game/game.hpp"
#include "shared/game/turn.hpp"

using namespace aude;

// A bot sees the rules and the table. What holds the order of the tiles is no way to a view, and a
// view is no way to what holds the order.
static_assert(
    std::constructible_from<bots::PlayerView, std::shared_ptr<const game::Rules>, game::State>);
static_assert(!std::constructible_from<bots::PlayerView, game::Game>);
static_assert(!std::constructible_from<bots::PlayerView, std::shared_ptr<const game::Rules>,
                                       game::State, game::Deck>);
static_assert(!std::convertible_to<bots::PlayerView, game::Deck>);

namespace {

constexpr bots::Budget kSmall{20'000};

std::shared_ptr<const game::Rules> rules_of(game::Setup setup) {
  auto made = expansions::make_rules(std::move(setup));
  REQUIRE(std::holds_alternative<std::shared_ptr<const game::Rules>>(made));
  return std::get<std::shared_ptr<const game::Rules>>(made);
}

std::shared_ptr<const game::Rules> base_game() { return rules_of({{{"base-c1", 1}}, 2, {}}); }

/// Plays with random answers until a tile is to be placed on a board of so many.
game::State position(const game::Rules& rules, std::size_t tiles, std::uint64_t seed) {
  arena::Lot lot(seed);
  const game::Deck deck = game::shuffled_deck(rules, [&](std::size_t n) { return lot.below(n); });
  game::State state = game::begin(rules, deck, nullptr);
  std::vector<game::Choice> options;
  while (state.board.tiles().size() < tiles || !state.hand) {
    options.clear();
    game::offer(rules, state, options);
    game::apply(rules, state, deck, options[lot.below(options.size())], nullptr);
  }
  return state;
}

std::vector<game::Choice> options_of(const game::Rules& rules, const game::State& state) {
  std::vector<game::Choice> options;
  game::offer(rules, state, options);
  return options;
}

arena::Player player(const std::string& level, std::uint64_t positions) {
  return arena::player_from(level + ":" + std::to_string(positions));
}

}  // namespace

TEST_CASE("there are three levels, the weakest first, and the name of earlier versions is known") {
  std::vector<std::string_view> levels;
  for (const bots::Bot* bot : bots::all_bots()) {
    levels.push_back(bot->level());
  }
  CHECK(levels == std::vector<std::string_view>{"easy", "normal", "hard"});
  REQUIRE(bots::find_bot("greedy") != nullptr);
  CHECK(bots::find_bot("greedy")->level() == "greedy");
  CHECK(bots::find_bot(bots::kStandInLevel) != nullptr);
  CHECK(bots::find_bot("clever") == nullptr);
}

TEST_CASE("the same view and budget give the same answer at every level") {
  const auto rules = base_game();
  for (const std::size_t tiles : {8U, 30U, 60U}) {
    const game::State state = position(*rules, tiles, tiles);
    const auto options = options_of(*rules, state);
    for (const bots::Bot* bot : bots::all_bots()) {
      CAPTURE(bot->level());
      CAPTURE(tiles);
      const game::Choice first = bot->choose({rules, state}, options, kSmall, {});
      CHECK(first == bot->choose({rules, state}, options, kSmall, {}));
      CHECK(std::ranges::find(options, first) != options.end());
    }
  }
}

TEST_CASE("what may come next is counted from what everybody has seen") {
  const auto rules = base_game();
  const game::State state = position(*rules, 20, 5);
  const bots::UnseenTiles unseen(*rules, state);
  unsigned copies = 0;
  for (const bots::Draw& draw : unseen.next()) {
    copies += draw.copies;
  }
  CHECK(copies == state.piles_left[0]);
  const auto counted = rules->unseen(state);
  for (const bots::Draw& draw : unseen.next()) {
    CHECK(draw.copies == counted[draw.layout.value]);
  }
}

TEST_CASE("a bot that is called off answers at once, legally") {
  const auto rules = base_game();
  const game::State state = position(*rules, 40, 3);
  const bots::PlayerView view(rules, state);
  const auto options = options_of(*rules, state);
  std::stop_source called_off;
  called_off.request_stop();
  bots::Search search(view, bots::tuned_weights(), {1'000'000'000}, called_off.get_token());
  const auto lines = search.lines({});
  CHECK(search.positions() < 100);
  CHECK(std::ranges::find(options, lines.front().answers[0]) != options.end());
}

TEST_CASE("hard stays within its budget but for the replies to one tile") {
  const auto rules = base_game();
  const game::State state = position(*rules, 40, 4);
  const bots::PlayerView view(rules, state);
  bots::Search search(view, bots::tuned_weights(), {30'000}, {});
  CHECK(search.lines({}).front().depth >= 1);
  CHECK(search.positions() < 40'000);
}

TEST_CASE("hard looks as far as its budget goes") {
  const auto rules = base_game();
  const game::State state = position(*rules, 40, 4);
  const bots::PlayerView view(rules, state);
  bots::Search near(view, bots::tuned_weights(), {1}, {});
  CHECK(near.lines({}).front().depth == 0);
  bots::Search far(view, bots::tuned_weights(), {5'000'000}, {});
  CHECK(far.lines({}).front().depth == 2);
}

TEST_CASE("a busy pool shares the budget, and leaves hard what normal sees") {
  const bots::Budget full{400'000};
  CHECK(bots::share_of(full, 0, 2).positions == 400'000);
  CHECK(bots::share_of(full, 1, 2).positions == 200'000);
  CHECK(bots::share_of(full, 2, 2).positions == 200'000);
  CHECK(bots::share_of(full, 6, 2).positions == 100'000);
  CHECK(bots::share_of(full, 3, 1).positions == 100'000);
  CHECK(bots::share_of(full, 1'000'000'000, 1).positions == 1);
  CHECK(bots::share_of(full, 5, 0).positions == 66'666);
  // A bot that has no budget needs none.
  CHECK(bots::share_of({0}, 9, 1).positions == 0);

  // With the least share every turn of its own is valued, as normal does, and the best is taken.
  const auto rules = base_game();
  const game::State state = position(*rules, 30, 5);
  const bots::PlayerView view(rules, state);
  bots::Search search(view, bots::tuned_weights(), bots::share_of(full, 1'000'000'000, 1), {});
  const auto lines = search.lines({});
  bots::Search whole(view, bots::tuned_weights(), full, {});
  CHECK(lines.size() == whole.lines({}).size());
  CHECK(std::ranges::is_sorted(lines, std::greater(),
                               [](const bots::Line& line) { return line.expectation.lead; }));
}

TEST_CASE("advice is the whole turn that hard would play, and legal answer by answer") {
  const auto rules = base_game();
  const game::State state = position(*rules, 30, 6);
  const bots::HardBot hard;
  const bots::PlayerView view(rules, state);
  const bots::Answers turn = hard.best_turn(view, kSmall, {});
  CHECK(turn[0] == hard.choose(view, options_of(*rules, state), kSmall, {}));
  game::State after = state;
  game::Deck deck =
      bots::UnseenTiles(*rules, state).imagined([](std::size_t) { return std::size_t{0}; });
  for (const game::Choice& answer : turn) {
    const auto options = options_of(*rules, after);
    CHECK(std::ranges::find(options, answer) != options.end());
    game::apply(*rules, after, deck, answer, nullptr);
  }
  CHECK(rules->step(after).id() == game::kEndTurnStep);
}

TEST_CASE("every level plays every box to the end with legal answers alone") {
  std::uint64_t seed = 0;
  const auto& catalogue = catalogue::standard_catalogue();
  for (const catalogue::TileSet& set : catalogue.sets()) {
    if (set.role == "option") {
      continue;
    }
    game::Setup setup{{{set.id, 1}}, 2, {}};
    if (set.role != "base") {
      setup.sets.push_back({"base-c1", 1});
    }
    auto made = expansions::make_rules(setup);
    if (!std::holds_alternative<std::shared_ptr<const game::Rules>>(made)) {
      continue;  // A box that needs another one beside it.
    }
    const auto rules = std::get<std::shared_ptr<const game::Rules>>(made);
    CAPTURE(set.id);
    // arena::play throws if an answer was not offered.
    const arena::Player hard = player("hard", 2'000);
    const arena::Player easy = player("easy", 0);
    CHECK(arena::play(rules, {&hard, &easy}, ++seed).turns > 40);
  }
}

TEST_CASE("hard plays with every option of every box") {
  std::uint64_t seed = 0;
  for (const game::Module* module : expansions::all_modules()) {
    for (const game::OptionSpec& option : module->options()) {
      const auto boxes = catalogue::standard_catalogue().sets();
      const auto box = std::ranges::find_if(boxes, [&](const catalogue::TileSet& set) {
        return set.role != "option" && set.role != "base" && module->concerns(set) &&
               (option.concerns == nullptr || option.concerns(set));
      });
      if (box == boxes.end()) {
        continue;
      }
      auto made =
          expansions::make_rules({{{"base-c1", 1}, {box->id, 1}},
                                  2,
                                  {{std::string(option.id), std::string(option.values.back())}}});
      if (!std::holds_alternative<std::shared_ptr<const game::Rules>>(made)) {
        continue;
      }
      CAPTURE(option.id);
      const arena::Player hard = player("hard", 500);
      CHECK(arena::play(std::get<std::shared_ptr<const game::Rules>>(made), {&hard, &hard}, ++seed)
                .turns > 40);
    }
  }
}

TEST_CASE("six seats, and one alone") {
  for (const unsigned seats : {1U, 6U}) {
    const auto rules = rules_of({{{"base-c1", 1}}, seats, {}});
    const arena::Player hard = player("hard", 1'000);
    const std::vector<const arena::Player*> all(seats, &hard);
    CHECK(arena::play(rules, all, 7).turns > 40);
  }
}

TEST_CASE("a series gives the same result on one thread and on three") {
  const arena::Series series{base_game(), player("hard", 1), player("easy", 0), 6, 11};
  const arena::Standings one = arena::play(series, 1);
  const arena::Standings three = arena::play(series, 3);
  CHECK(one.tally.wins() == three.tally.wins());
  CHECK(one.tally.mean_points() == three.tally.mean_points());
  CHECK(one.tally.mean_other() == three.tally.mean_other());
}

TEST_CASE("normal beats easy, and hard the greedy bot of earlier versions") {
  const arena::Series low{base_game(), player("normal", 0), player("easy", 0), 20, 21};
  CHECK(arena::play(low, 2).tally.score() >= 0.8);
  const arena::Series high{base_game(), player("hard", 1), player("greedy", 0), 20, 22};
  CHECK(arena::play(high, 2).tally.score() >= 0.85);
}

TEST_CASE("Elo follows from the score, with bounds round it") {
  arena::Tally tally;
  for (int game = 0; game < 100; ++game) {
    tally.add(game < 76 ? 2.0 : 1.0, game < 76 ? 1.0 : 2.0);
  }
  CHECK(tally.score() == doctest::Approx(0.76));
  CHECK(tally.elo().value == doctest::Approx(200.2).epsilon(0.01));
  CHECK(tally.elo().low < 150.0);
  CHECK(tally.elo().high > 260.0);
}
