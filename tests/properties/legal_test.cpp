// Legal means offered: what is listed is accepted, what is not listed is refused, and the list
// agrees with a slow reading of the rules.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "shared/board/recount.hpp"
#include "tests/properties/random_play.hpp"

using namespace aude::tests;
namespace game = aude::game;
namespace board = aude::board;
namespace catalogue = aude::catalogue;

namespace {

void check_listed_are_accepted(const game::Game& game) {
  for (const game::Choice& option : game.ask()->options) {
    game::State copy = game.state();
    if (game::submit(game.rules(), copy, game.deck(), game.ask()->seat, option, nullptr)) {
      broken(game.state(), "an offered answer is refused");
    }
    if (copy == game.state()) {
      broken(game.state(), "an answer changes nothing");
    }
  }
}

struct Mutate {
  Dice& dice;

  template <class Number>
  void shift(Number& number) const {
    number = static_cast<Number>(number + static_cast<Number>(1 + dice.below(3)) - 2);
  }
  void operator()(std::monostate& /*none*/) const {}
  void operator()(game::Cell& cell) const {
    shift(cell.x);
    shift(cell.y);
  }
  void operator()(game::SegmentRef& at) const {
    shift(at.tile.value);
    shift(at.segment);
  }
  void operator()(game::Placement& placement) const {
    (*this)(placement.at);
    placement.turns = board::Turns(static_cast<unsigned>(dice.below(4)));
  }
  void operator()(game::Join& join) const {
    shift(join.tile.value);
    shift(join.a);
    std::swap(join.a, join.b);
  }
};

game::Choice mutated(const game::Choice& from, Dice& dice) {
  constexpr std::array kActions{game::kPlace,
                                game::kFollower,
                                game::kPass,
                                game::kEndTurn,
                                game::ActionId{"ferries.move"},
                                game::ActionId{"nothing"}};
  game::Choice choice = from;
  if (dice.one_in(4)) {
    choice.action = kActions[dice.below(kActions.size())];
  } else {
    std::visit(Mutate{dice}, choice.target);
  }
  return choice;
}

void check_refused(const game::Game& game, game::SeatId seat, const game::Choice& choice,
                   game::Refusal expected) {
  game::State copy = game.state();
  if (game::submit(game.rules(), copy, game.deck(), seat, choice, nullptr) != expected) {
    broken(game.state(), "an answer that is not offered is not refused as it should be");
  }
  if (!(copy == game.state())) {
    broken(game.state(), "a refused answer changes the state");
  }
}

void check_others_are_refused(const game::Game& game, Dice& dice) {
  const game::Ask& ask = *game.ask();
  for (int k = 0; k < 8; ++k) {
    const game::Choice choice = mutated(ask.options[dice.below(ask.options.size())], dice);
    if (std::ranges::find(ask.options, choice) == ask.options.end()) {
      check_refused(game, ask.seat, choice, game::Refusal::not_offered);
    }
  }
  for (std::uint8_t seat = 0; seat < game.state().seats; ++seat) {
    if (game::SeatId{seat} != ask.seat) {
      check_refused(game, {seat}, ask.options.front(), game::Refusal::not_asked);
    }
  }
}

/// base.md, Turn 2, read slowly: empty cells, at least one side touches, all touching sides match.
bool matches(const game::Rules& rules, const board::Board& board, game::LayoutId layout,
             game::Placement placement) {
  const catalogue::Layout& tile = rules.layout(layout);
  bool touches = false;
  for (unsigned part = 0; part < tile.cells; ++part) {
    const board::Cell cell = board::part_of(placement.at, placement.turns, part);
    if (!board.empty_at(cell)) {
      return false;
    }
    for (const catalogue::Side side : catalogue::kSides) {
      const auto edge = tile.edge(part, catalogue::unturned(side, placement.turns));
      const board::Cell beside = board::neighbour(cell, side);
      const auto other = board.tile_at(beside);
      if (edge == catalogue::Edge::inner || !other) {
        continue;
      }
      const board::PlacedTile& neighbour = board.tile(*other);
      const auto facing = catalogue::unturned(catalogue::opposite(side), neighbour.turns);
      if (rules.layout(neighbour.layout).edge(board.part_at(*other, beside), facing) != edge) {
        return false;
      }
      touches = true;
    }
  }
  return touches;
}

std::set<game::Placement> slow_placements(const game::Rules& rules, const game::State& state) {
  std::set<game::Placement> placements;
  for (const board::PlacedTile& tile : state.board.tiles()) {
    for (int dx = -2; dx <= 2; ++dx) {
      for (int dy = -2; dy <= 2; ++dy) {
        for (const board::Turns turns : catalogue::kAllTurns) {
          const game::Placement placement{{static_cast<std::int16_t>(tile.at.x + dx),
                                           static_cast<std::int16_t>(tile.at.y + dy)},
                                          turns};
          if (matches(rules, state.board, *state.hand, placement)) {
            placements.insert(placement);
          }
        }
      }
    }
  }
  return placements;
}

void check_placements(const game::Game& game) {
  std::set<game::Placement> offered;
  for (const game::Choice& option : game.ask()->options) {
    offered.insert(std::get<game::Placement>(option.target));
  }
  if (offered.size() != game.ask()->options.size()) {
    broken(game.state(), "a placement is offered twice");
  }
  const auto matching = slow_placements(game.rules(), game.state());
  const bool river = game.rules().shapes()[*game.state().hand].has_river;
  const bool right = river ? std::ranges::includes(matching, offered) : matching == offered;
  if (!right) {
    broken(game.state(), "the placements offered are not those that match");
  }
}

/// base.md, Turn 3, read slowly over a recount: features without anybody's follower.
void check_followers(const game::Game& game) {
  const game::State& state = game.state();
  const auto features = board::recount(state.board, game.rules().shapes()).feature;
  const auto feature_at = [&](game::SegmentRef at) { return features[state.board.node(at).value]; };
  for (const game::Choice& option : game.ask()->options) {
    const auto* at = std::get_if<game::SegmentRef>(&option.target);
    if (at == nullptr) {
      continue;
    }
    const bool taken = std::ranges::any_of(state.figures, [&](const game::Figure& figure) {
      return feature_at(figure.at) == feature_at(*at);
    });
    const auto& segment =
        game.rules().layout(state.board.tile(at->tile).layout).segments[at->segment];
    if (taken || at->tile != *state.placed || segment.kind == game::FeatureKind::river ||
        state.followers_left(state.turn_seat) == 0) {
      broken(state, "a follower is offered where none may go");
    }
  }
}

void check_question(const game::Game& game, Dice& dice) {
  if (game.ask()->options.empty()) {
    broken(game.state(), "a question has no answers");
  }
  check_listed_are_accepted(game);
  check_others_are_refused(game, dice);
  if (game.ask()->step == game::kPlaceStep) {
    check_placements(game);
  } else if (game.ask()->step == game::kFollowerStep) {
    check_followers(game);
  }
}

}  // namespace

TEST_CASE("What is offered is accepted, and nothing else, at every question of random games") {
  CHECK(holds_for_games("legal means offered", 250, [](const GameCase& the_case) {
    game::Game game = game_of(the_case, nullptr);
    Dice dice(the_case.moves);
    Dice mutations(~the_case.moves);
    play_on(game, dice, nullptr, {},
            [&](const game::Game& now) { check_question(now, mutations); });
  }));
}
