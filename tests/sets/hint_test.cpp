// What is advised to people, with every set of the catalogue.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "server/bots/hard.hpp"
#include "server/room/hint_desk.hpp"
#include "tests/sets/every_set.hpp"

using namespace aude;
using namespace aude::tests;
using game::FeatureKind;
using What = aids::HintFact::What;

namespace {

constexpr bots::Budget kBudget{300};
/// Hints of one game on each kind of question; then one in so many.
constexpr unsigned kFirst = 2;
constexpr unsigned kOneIn = 5;

class Scores final : public game::EventSink {
 public:
  void on(const game::Event& event, const game::State& /*after*/) override {
    if (const auto* one = std::get_if<game::Scored>(&event)) {
      all.push_back(*one);
    }
  }
  std::vector<game::Scored> all;
};

bool is_offered(const game::Game& game, const game::Choice& answer) {
  const auto& options = game.ask()->options;
  return std::ranges::find(options, answer) != options.end();
}

/// The client has words for these kinds (hintText.test.ts goes through them).
bool has_words(const aids::HintFact& fact) {
  const bool closable = fact.kind == FeatureKind::city || fact.kind == FeatureKind::road ||
                        fact.kind == FeatureKind::monastery;
  switch (fact.what) {
  case What::closes:
  case What::grows:
    return closable;
  case What::follower:
    return closable || fact.kind == FeatureKind::field;
  case What::field:
    return fact.kind == FeatureKind::field;
  case What::keeps:
    return fact.count > 0 && fact.count <= game::kFollowersPerSeat;
  }
  return false;
}

bool pays(const game::Scored& scored, const aids::HintFact& fact) {
  return scored.kind == fact.kind && scored.complete && scored.points == fact.points &&
         std::ranges::all_of(fact.seats, [&](game::SeatId seat) {
           return std::ranges::any_of(scored.shares, [&](const game::SeatShare& share) {
             return share.seat == seat && share.points == fact.points;
           });
         });
}

bool stands(const game::State& state, const game::Figure& figure) {
  return std::ranges::find(state.figures, figure) != state.figures.end();
}

/// What a hint says of a turn that has been played as advised and can be ended: it comes true.
void check_reasons(game::Game game, const std::vector<aids::HintFact>& facts,
                   const game::Choice* follower) {
  const game::State before = game.state();
  const game::SeatId seat = game.ask()->seat;
  Scores scores;
  if (game.choose(seat, {game::kEndTurn, {}}, &scores)) {
    broken(before, "the advised turn cannot be ended");
  }
  for (const aids::HintFact& fact : facts) {
    if (fact.what == What::closes && !fact.seats.empty() &&
        std::ranges::none_of(scores.all, [&](const auto& one) { return pays(one, fact); })) {
      broken(before, "a hint promises points that nobody gets");
    }
    if (fact.what == What::follower && fact.kind != FeatureKind::field && !game.over()) {
      const game::Figure figure{seat, game::FigureKind::follower,
                                std::get<game::SegmentRef>(follower->target)};
      if ((fact.points == fact.completed) == stands(game.state(), figure)) {
        broken(before, "a hint is wrong about whether the follower comes home at once");
      }
    }
    if (fact.what == What::keeps && before.followers_left(seat) != fact.count) {
      broken(before, "a hint counts the followers in hand wrongly");
    }
  }
}

void check_hint(const game::Game& game) {
  const bots::PlayerView view(game.shared_rules(), game.state());
  const bots::Answers turn = bots::HardBot().best_turn(view, kBudget, {});
  const room::HintFound hint = room::hint_from(view, game.ask_number(), turn);
  if (!is_offered(game, hint.answer)) {
    broken(game.state(), "a hint names an answer that is not offered");
  }
  if (!std::ranges::all_of(hint.facts, has_words)) {
    broken(game.state(), "there are no words for a reason");
  }
  game::Game after = game;
  const game::Choice* follower = nullptr;
  for (const game::Choice& answer : turn) {
    if (after.ask()->seat != game.ask()->seat || after.choose(game.ask()->seat, answer, nullptr)) {
      broken(after.state(), "an answer of the advised turn is not legal");
    }
    follower = answer.action == game::kFollower ? &answer : follower;
  }
  if (!turn.empty() && !after.over() && after.ask()->step == game::kEndTurnStep) {
    check_reasons(after, hint.facts, follower);
  }
}

}  // namespace

TEST_CASE("With every set there is a hint on every kind of question: legal, sayable and true") {
  CHECK(holds_for_every_question([](const GameCase& the_case) {
    game::Game game = game_of(the_case, nullptr);
    Dice dice(the_case.moves);
    Dice moments(the_case.moves + 1);
    Questions asked;
    std::map<std::string, unsigned> hints;
    play_on(game, dice, nullptr, habits_of(the_case), [&](const game::Game& now) {
      const std::string step(now.ask()->step.name);
      if (hints[step] < kFirst || moments.one_in(kOneIn)) {
        ++hints[step];
        check_hint(now);
        asked.insert(step);
      }
    });
    return asked;
  }));
}
