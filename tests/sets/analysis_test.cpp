// What the hard bot says about finished games, with every set of the catalogue.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "server/bots/hard.hpp"
#include "server/bots/judge.hpp"
#include "server/lobby/played_turns.hpp"
#include "shared/catalogue/embedded.hpp"
#include "shared/record/action_text.hpp"
#include "tests/sets/every_set.hpp"

using namespace aude;
using namespace aude::tests;

namespace {

/// So little that nobody looks beyond the turn itself.
constexpr bots::Budget kOneTurn{1};
constexpr bots::Budget kReplies{2'000};
/// Turns between two that are judged by the replies to them.
constexpr unsigned kEvery = 8;
constexpr game::SeatId kAdvised{0};
/// From so many seats on the last one gives up in this turn.
constexpr unsigned kSeatsForResigning = 3;
constexpr unsigned kResignsIn = 20;
/// A turn has so many answers if the hard bot does not try every one like it.
constexpr std::size_t kMany = 5;
constexpr std::uint64_t kMostGames = 100;

/// The first seat plays out its turns as the hard bot advises, the others at random.
game::Game whole_game(const GameCase& the_case) {
  game::Game game = game_of(the_case, nullptr);
  Dice dice(the_case.moves);
  const game::SeatId last{static_cast<std::uint8_t>(the_case.setup.seats - 1)};
  while (!game.over()) {
    if (the_case.setup.seats >= kSeatsForResigning && game.state().turn >= kResignsIn &&
        !game.state().is_resigned(last)) {
      if (game.resign(last, nullptr)) {
        broken(game.state(), "a seat may not resign");
      }
      continue;
    }
    const game::SeatId seat = game.ask()->seat;
    if (seat == kAdvised && game.ask()->step == game::kPlaceStep) {
      const bots::PlayerView view(game.shared_rules(), game.state());
      for (const game::Choice& answer : bots::HardBot().best_turn(view, kOneTurn, {})) {
        if (game.choose(seat, answer, nullptr)) {
          broken(game.state(), "an answer of the advised turn is not legal");
        }
      }
    } else {
      const auto& options = game.ask()->options;
      if (game.choose(seat, options[dice.below(options.size())], nullptr)) {
        broken(game.state(), "an offered answer is refused");
      }
    }
  }
  return game;
}

/// Plays the best turn as it stands in records, up to where the turn is ended.
void check_best(game::Game game, const bots::Answers& best) {
  const game::SeatId seat = game.ask()->seat;
  for (const game::Choice& answer : best) {
    const auto read = record::read_action(game, seat, record::write_action({seat, answer}));
    if (!read || *read != game::Action{seat, answer}) {
      broken(game.state(), "an answer of the best turn is not offered");
    }
    if (game.choose(seat, answer, nullptr)) {
      broken(game.state(), "an answer of the best turn is not legal");
    }
  }
  if (game.over() || game.ask()->seat != seat || game.ask()->step != game::kEndTurnStep) {
    broken(game.state(), "the best turn is no whole turn");
  }
}

void check_chances(const game::State& state, const bots::SeatValues& chances) {
  for (std::uint8_t seat = 0; seat < game::kMaxSeats; ++seat) {
    if (!(chances[seat] >= 0.0 && chances[seat] <= 1.0)) {
      broken(state, "a chance of winning is no chance");
    }
    if ((seat >= state.seats || state.is_resigned({seat})) && chances[seat] > 0.0) {
      broken(state, "somebody may win who does not play");
    }
  }
  if (std::abs(std::accumulate(chances.begin(), chances.end(), 0.0) - 1.0) > 1e-9) {
    broken(state, "the chances of winning do not make 1");
  }
}

void check_judgement(const lobby::PlayedTurn& turn, const bots::Judgement& judgement) {
  check_chances(turn.view.state(), judgement.chances);
  if (!std::isfinite(judgement.loss) || judgement.loss < 0.0) {
    broken(turn.view.state(), "a turn gives away less than nothing");
  }
  if (judgement.best == turn.answers && judgement.loss > 0.0) {
    broken(turn.view.state(), "the best turn gives something away");
  }
}

double lead_after(const lobby::PlayedTurn& turn, const bots::Answers& answers) {
  const game::Rules& rules = turn.view.rules();
  game::State state = turn.view.state();
  const game::Deck deck =
      bots::UnseenTiles(rules, state).imagined([](std::size_t) { return std::size_t{0}; });
  for (const game::Choice& answer : answers) {
    game::apply(rules, state, deck, answer, nullptr);
  }
  bots::Outlook outlook(rules, turn.view.state(), bots::tuned_weights());
  return bots::lead_of(outlook.values(state), turn.seat, state.seats);
}

/// Looking no further than the turn itself, what it gave away can be counted.
bots::Judgement check_loss(const lobby::PlayedTurn& turn) {
  bots::Judgement judgement = bots::judge(turn.view, turn.answers, kOneTurn, {});
  check_judgement(turn, judgement);
  const double loss = lead_after(turn, judgement.best) - lead_after(turn, turn.answers);
  if (std::abs(judgement.loss - loss) > 1e-9) {
    broken(turn.view.state(),
           "a turn gave away " + std::to_string(loss) + ", not " + std::to_string(judgement.loss));
  }
  return judgement;
}

void check_turn(const game::Game& at, const lobby::PlayedTurn& turn) {
  const bots::Judgement judgement = check_loss(turn);
  check_best(at, judgement.best);
  if (turn.seat == kAdvised && judgement.best != turn.answers) {
    broken(at.state(), "what was advised is not the best turn");
  }
  if (turn.number % kEvery == 1) {
    const bots::Judgement deep = bots::judge(turn.view, turn.answers, kReplies, {});
    check_judgement(turn, deep);
    check_best(at, deep.best);
  }
}

void check_analysis(const game::Game& game) {
  const std::vector<lobby::PlayedTurn> turns = lobby::played_turns(game);
  const unsigned given_up = game.state().resigned == 0 ? 0 : 1;
  if (turns.size() + given_up < game.state().turn) {
    broken(game.state(), "not every turn is judged");
  }
  game::Game again(game.shared_rules(), game.deck(), nullptr);
  auto turn = turns.begin();
  for (const game::Action& action : game.actions()) {
    if (turn != turns.end() && turn->view.state() == again.state()) {
      check_turn(again, *turn++);
    }
    const auto* choice = std::get_if<game::Choice>(&action.what);
    if (choice != nullptr ? again.choose(action.seat, *choice, nullptr)
                          : again.resign(action.seat, nullptr)) {
      broken(again.state(), "the game does not replay");
    }
  }
  if (turn != turns.end()) {
    broken(turn->view.state(), "a turn is judged by a table that never was");
  }
}

/// Judges the turns with many answers of random games with as much of one expansion as there can
/// be, until there were enough; says how many there were.
unsigned check_long_turns(const std::string& expansion, unsigned enough) {
  unsigned found = 0;
  for (std::uint64_t number = 0; number < kMostGames && found < enough; ++number) {
    const GameCase the_case{
        {{{"base-c1", 1}, {expansion, kMaxCopies}}, 2, {}}, seed_of(number), number};
    game::Game game = game_of(the_case, nullptr);
    Dice dice(number);
    play_on(game, dice, nullptr, {.undo = 0, .resign = 0}, [](const game::Game&) {});
    for (const lobby::PlayedTurn& turn : lobby::played_turns(game)) {
      if (turn.answers.size() >= kMany) {
        check_loss(turn);
        ++found;
      }
    }
  }
  return found;
}

}  // namespace

TEST_CASE("With every set each turn is judged: a legal best turn, what it lost, who will win") {
  CHECK(
      holds_for_every_set([](const GameCase& the_case) { check_analysis(whole_game(the_case)); }));
}

TEST_CASE("A turn is judged however many answers it has") {
  unsigned turns = 0;
  for (const catalogue::TileSet& set : catalogue::standard_catalogue().sets()) {
    if (set.role == "expansion") {
      turns += check_long_turns(set.id, soaked(20));
    }
  }
  CHECK(turns > 0);
}
