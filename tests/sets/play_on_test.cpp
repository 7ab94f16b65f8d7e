// Games that play on from the middle of another one, with every set of the catalogue.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "server/bots/bot.hpp"
#include "server/room/match.hpp"
#include "shared/record/record.hpp"
#include "tests/sets/every_set.hpp"

using namespace aude;
using namespace aude::tests;
using nlohmann::json;

namespace {

constexpr bots::Budget kLeast{1};
/// In place of the name of a question.
constexpr std::string_view kResigned = "resigned";

room::Match carried_out(const game::Game& game, const record::Seed& seed, std::size_t actions) {
  room::Match match(game.shared_rules(), game.rules().setup(), seed);
  for (const game::Action& action : game.actions().first(actions)) {
    const auto* choice = std::get_if<game::Choice>(&action.what);
    if (choice != nullptr ? match.choose(action.seat, *choice) : match.resign(action.seat)) {
      broken(match.game().state(), "an action of the game is not legal any more");
    }
  }
  return match;
}

/// One move of each kind of question of the game, drawn by lot; and the one after a resignation.
std::map<std::string, std::size_t> moments_of(const game::Game& game, Dice& dice) {
  std::map<std::string, std::size_t> moments;
  std::map<std::string, std::size_t> seen;
  game::Game again(game.shared_rules(), game.deck(), nullptr);
  for (std::size_t move = 0; move < game.actions().size(); ++move) {
    const game::Action& action = game.actions()[move];
    const auto* choice = std::get_if<game::Choice>(&action.what);
    const std::string kind(choice == nullptr ? kResigned : again.ask()->step.name);
    const std::size_t cut = choice == nullptr ? move + 1 : move;
    if (cut < game.actions().size() && dice.one_in(++seen[kind])) {
      moments[kind] = cut;
    }
    if (choice != nullptr ? again.choose(action.seat, *choice, nullptr)
                          : again.resign(action.seat, nullptr)) {
      broken(again.state(), "the game does not replay");
    }
  }
  return moments;
}

json public_view(const room::Match& match) {
  json view = json::parse(match.view_json());
  view.erase("commitment");
  return view;
}

/// The record as it stands can be read, and gives the same game.
void check_record(const room::Match& match) {
  const game::Game& game = match.game();
  const std::string text =
      record::write(game, {"bbbbbbbbbbbb", "", {}, *match.prefix()}, match.seed());
  const record::Replayed again = record::read(text, nullptr);
  if (again.game.state() != game.state() || again.header.prefix != *match.prefix()) {
    broken(game.state(), "the record gives another game");
  }
  if (again.commitment != record::commitment(game.rules().setup(), match.seed(), *match.prefix())) {
    broken(game.state(), "the record promises another order of the tiles");
  }
  if (again.seed.has_value() != game.over()) {
    broken(game.state(), "the seed is told while the game goes on, or not told in the end");
  }
}

void play_to_the_end(room::Match& match, const bots::Bot& bot) {
  while (!match.game().over()) {
    const game::Ask& ask = *match.game().ask();
    const game::Choice answer =
        bot.choose({match.rules(), match.game().state()}, ask.options, kLeast, {});
    if (match.choose(ask.seat, answer)) {
      broken(match.game().state(), "a bot that plays on gives an answer that is not offered");
    }
  }
}

void play_to_the_end(room::Match& match, Dice& dice) {
  while (!match.game().over()) {
    const game::Ask& ask = *match.game().ask();
    if (match.choose(ask.seat, ask.options[dice.below(ask.options.size())])) {
      broken(match.game().state(), "an offered answer is refused");
    }
  }
}

room::Match played_on_from(const game::Game& old, const record::Seed& seed, std::size_t move) {
  const record::Prefix prefix = record::prefix_of(old, "aaaaaaaaaaaa", move);
  const record::Prefix again = record::read_prefix(record::write_prefix(prefix));
  if (again != prefix) {
    broken(old.state(), "a prefix reads otherwise than it was written");
  }
  record::Seed other = seed;
  other.back() = static_cast<std::uint8_t>(other.back() ^ 1U);
  room::Match match(old.shared_rules(), old.rules().setup(), other,
                    std::make_shared<const record::Prefix>(again));
  const game::State& state = match.game().state();
  const room::Match then = carried_out(old, seed, prefix.actions.size());
  if (state != then.game().state() || public_view(match) != public_view(then)) {
    broken(state, "the table is another one than it was");
  }
  if (match.game().ask()->options != then.game().ask()->options || match.game().can_undo()) {
    broken(state, "the question is another one than it was");
  }
  if (state.turn != carried_out(old, seed, move).game().state().turn) {
    broken(state, "the turn is another one");
  }
  return match;
}

}  // namespace

TEST_CASE("With every set one can play on from every kind of question, to the end") {
  std::size_t games = 0;
  CHECK(holds_for_every_question(
      [&](const GameCase& the_case) {
        game::Game old = game_of(the_case, nullptr);
        Dice dice(the_case.moves);
        play_on(old, dice, nullptr, habits_of(the_case), [](const game::Game&) {});
        Questions cut;
        bool with_bots = true;
        for (const auto& [kind, move] : moments_of(old, dice)) {
          room::Match match = played_on_from(old, the_case.seed, move);
          check_record(match);
          if (with_bots) {
            play_to_the_end(match, *bots::all_bots()[games++ % bots::all_bots().size()]);
          } else {
            play_to_the_end(match, dice);
          }
          check_record(match);
          with_bots = false;
          cut.insert(kind);
        }
        return cut;
      },
      {std::string(kResigned)}));
}
