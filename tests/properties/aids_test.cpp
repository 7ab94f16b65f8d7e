// What holds for the aids at every question of random games, whatever boxes are played.
#include <doctest/doctest.h>

#include <algorithm>

#include "shared/aids/cells.hpp"
#include "shared/aids/features.hpp"
#include "shared/aids/score.hpp"
#include "tests/properties/random_play.hpp"

using namespace aude::tests;
namespace aids = aude::aids;
namespace game = aude::game;
using game::State;

namespace {

/// Questions between two at which everything is looked at.
constexpr std::size_t kEvery = 9;

/// Everyone but one gives up: the core ends the game and scores it as it stands.
std::vector<game::Points> really_ended(const game::Game& game) {
  State state = game.state();
  for (std::uint8_t seat = 0; seat < state.seats && !state.ended; ++seat) {
    if (!state.is_resigned({seat})) {
      game::resign(game.rules(), state, game.deck(), {seat}, nullptr);
    }
  }
  std::vector<game::Points> totals;
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    totals.push_back(state.score({seat}));
  }
  return totals;
}

void check_features(const State& state, const std::vector<aids::Feature>& features) {
  for (const aids::Feature& feature : features) {
    if (feature.completed < feature.now.points) {
      broken(state, "a feature is worth less completed than it is now");
    }
    const bool open = feature.now.kind != game::FeatureKind::field && !feature.now.complete;
    if (open != !feature.gaps.empty()) {
      broken(state, "an unfinished feature has no gap, or a finished one has");
    }
    if (!open && feature.completed != feature.now.points) {
      broken(state, "a finished feature promises more than it has");
    }
    for (const auto cell : feature.gaps) {
      if (!state.board.empty_at(cell)) {
        broken(state, "a gap is no gap");
      }
    }
  }
}

void check_placements(const game::Game& game) {
  for (const game::Choice& option : game.ask()->options) {
    const auto* placement = std::get_if<game::Placement>(&option.target);
    if (placement == nullptr) {
      return;
    }
    const auto placed = aids::after_placing(game.rules(), game.state(), *placement);
    check_features(game.state(), placed.features);
    const auto fits = aids::fits_at(game.rules(), game.state(), placement->at);
    if (!fits.hand && game.rules().shapes()[*game.state().hand].cells == 1) {
      broken(game.state(), "the tile in hand may lie on a cell that does not know it");
    }
    for (const aids::SeatChance& seat : fits.seats) {
      if (!(seat.chance >= 0.0 && seat.chance <= 1.0)) {
        broken(game.state(), "a chance is no chance");
      }
    }
    const auto dead = aids::dead_cells(game.rules(), game.state());
    if (std::ranges::find(dead, placement->at) != dead.end()) {
      broken(game.state(), "a tile may be laid on a cell that counts as dead");
    }
  }
}

/// Counts that every explanation adds up to what was scored, and that each is found again.
class ScoreReasons final : public game::EventSink {
 public:
  explicit ScoreReasons(const game::Rules& rules) : rules_(rules) {}
  void on(const game::Event& event, const State& after) override {
    const auto* scored = std::get_if<game::Scored>(&event);
    if (scored == nullptr) {
      return;
    }
    const auto why = aids::explain(rules_, after, *scored);
    game::Points sum;
    for (const aids::ScoreLine& line : why.lines) {
      sum += line.points;
      if (line.what == "other") {
        broken(after, "points without a tile");
      }
    }
    if (sum != scored->points) {
      broken(after, "the lines of an explanation do not add up");
    }
    last = aids::ScoreName{after.turn, scored->phase, scored->at};
  }
  std::optional<aids::ScoreName> last;

 private:
  const game::Rules& rules_;
};

void look_on(const GameCase& the_case) {
  const auto rules = rules_of(the_case);
  ScoreReasons reasons(*rules);
  game::Game game(rules, aude::record::deal(*rules, the_case.seed), &reasons);
  Dice dice(the_case.moves);
  std::size_t questions = 0;
  play_on(game, dice, &reasons, {.undo = 25}, [&](const game::Game& now) {
    if (questions++ % kEvery != 0) {
      return;
    }
    if (aids::totals_if_ended(now.rules(), now.state()) != really_ended(now)) {
      broken(now.state(), "the totals are not those of a game that ends here");
    }
    for (std::uint8_t seat = 0; seat < now.state().seats; ++seat) {
      check_features(now.state(), aids::features_of(now.rules(), now.state(), {seat}));
    }
    check_features(now.state(), aids::fields(now.rules(), now.state()));
    check_placements(now);
  });
  if (aids::state_after(game, game.actions().size()) != game.state()) {
    broken(game.state(), "played through once more the game ends differently");
  }
  if (reasons.last && !aids::explain(game, *reasons.last)) {
    broken(game.state(), "the last score is not found again");
  }
}

}  // namespace

TEST_CASE("The aids agree with the core at every question of random games") {
  CHECK(holds_for_games("the aids", 150, look_on));
}
