// Going back and playing again: undo, records, replays, the same seed, commitments.
#include <doctest/doctest.h>

#include <optional>

#include "shared/record/record.hpp"
#include "tests/properties/random_play.hpp"

using namespace aude::tests;
namespace game = aude::game;
namespace record = aude::record;

namespace {

void nothing(const game::Game& /*game*/) {}

game::Game played(const GameCase& the_case, Habits habits) {
  game::Game game = game_of(the_case, nullptr);
  Dice dice(the_case.moves);
  play_on(game, dice, nullptr, habits, nothing);
  return game;
}

/// Plays until about the middle.
game::Game begun(const GameCase& the_case) {
  game::Game game = game_of(the_case, nullptr);
  Dice dice(the_case.moves);
  while (!game.over() && game.state().turn < 25) {
    const auto& options = game.ask()->options;
    REQUIRE_FALSE(game.choose(game.ask()->seat, options[dice.below(options.size())], nullptr));
  }
  return game;
}

bool is_believed(const std::string& text) {
  try {
    const record::Replayed replayed = record::read(text, nullptr);
    return replayed.game.over();
  } catch (const record::RecordError&) {
    return false;
  }
}

/// Where each turn begins, for comparing with what an undo gives.
class UndoCheck {
 public:
  void operator()(const game::Game& game) {
    check_number(game);
    if (!turn_start_ || turn_start_->turn != game.state().turn) {
      turn_start_ = game.state();
      return;
    }
    turn_start_->resigned = game.state().resigned;
    if (game.can_undo()) {
      check_undo(game);
    }
  }

 private:
  void check_number(const game::Game& game) {
    if (game.ask_number() <= last_number_) {
      broken(game.state(), "the number of the question does not grow");
    }
    last_number_ = game.ask_number();
  }

  void check_undo(const game::Game& game) const {
    game::Game copy = game;
    if (copy.undo(game.ask()->seat) || !(copy.state() == *turn_start_)) {
      broken(game.state(), "an undo does not give the state at the start of the turn");
    }
    if (copy.ask_number() <= game.ask_number() || copy.can_undo()) {
      broken(game.state(), "after an undo the question is not a new one");
    }
  }

  std::optional<game::State> turn_start_;
  unsigned last_number_{0};
};

}  // namespace

TEST_CASE("An undo gives the state of the turn's start, and question numbers only grow") {
  CHECK(holds_for_games("undo", 600, [](const GameCase& the_case) {
    game::Game game = game_of(the_case, nullptr);
    Dice dice(the_case.moves);
    UndoCheck check;
    // Resignations number a question anew without a new turn; the check sees every question.
    play_on(game, dice, nullptr, {}, [&](const game::Game& now) { check(now); });
  }));
}

TEST_CASE("A record of a finished game replays to an equal state, and its commitment opens") {
  CHECK(holds_for_games("records of finished games", 600, [](const GameCase& the_case) {
    const game::Game game = played(the_case, {});
    const std::string text = record::write(game, {"id", "", {}}, the_case.seed);
    const record::Replayed again = record::read(text, nullptr);
    if (!(again.game.state() == game.state())) {
      broken(game.state(), "the replayed record has another state");
    }
    if (again.seed != the_case.seed ||
        again.commitment != record::commitment(game.rules().setup(), the_case.seed)) {
      broken(game.state(), "the commitment does not open");
    }
    if (record::write(again.game, again.header, *again.seed) != text) {
      broken(game.state(), "the replayed game writes another record");
    }
  }));
}

TEST_CASE("A record of a game in progress replays and does not tell the seed") {
  CHECK(holds_for_games("records of games in progress", 600, [](const GameCase& the_case) {
    const game::Game game = begun(the_case);
    if (game.over()) {
      return;
    }
    const std::string text = record::write(game, {}, the_case.seed);
    if (text.find(record::to_hex(the_case.seed)) != std::string::npos) {
      broken(game.state(), "the record tells the seed");
    }
    const record::Replayed again = record::read(text, nullptr);
    if (!(again.game.state() == game.state()) || again.seed) {
      broken(game.state(), "the replayed record has another state");
    }
  }));
}

TEST_CASE("A record with another seed is not believed") {
  CHECK(holds_for_games("forged records", 50, [](const GameCase& the_case) {
    const game::Game game = played(the_case, {});
    std::string text = record::write(game, {}, the_case.seed);
    const std::string seed = record::to_hex(the_case.seed);
    std::string forged = seed;
    forged.front() = forged.front() == '0' ? '1' : '0';
    text.replace(text.find(seed), seed.size(), forged);
    if (is_believed(text)) {
      broken(game.state(), "a forged seed is accepted");
    }
  }));
}

TEST_CASE("The actions of a game play it again, event by event") {
  CHECK(holds_for_games("replay of actions", 600, [](const GameCase& the_case) {
    const game::Game game = played(the_case, {});
    const game::Game again = record::replayed_with(game, nullptr);
    if (!(again.state() == game.state())) {
      broken(game.state(), "the replay has another state");
    }
  }));
}

TEST_CASE("The same seed gives the same game, another seed another order of the tiles") {
  CHECK(holds_for_games("the same seed", 300, [](const GameCase& the_case) {
    const game::Game one = played(the_case, {});
    const game::Game two = played(the_case, {});
    if (!(one.state() == two.state()) || one.deck().order != two.deck().order) {
      broken(one.state(), "the same seed gives another game");
    }
    record::Seed other = the_case.seed;
    other.back() = static_cast<std::uint8_t>(other.back() ^ 1U);
    if (record::deal(one.rules(), other).order == one.deck().order) {
      broken(one.state(), "another seed gives the same order");
    }
    if (record::commitment(one.rules().setup(), other) ==
        record::commitment(one.rules().setup(), the_case.seed)) {
      broken(one.state(), "another seed gives the same commitment");
    }
  }));
}
