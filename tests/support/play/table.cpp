#include "tests/support/play/table.hpp"

#include <algorithm>
#include <stdexcept>

#include "shared/catalogue/embedded.hpp"
#include "shared/expansions/registry.hpp"
#include "tests/support/play/box.hpp"
#include "tests/support/play/names.hpp"

namespace aude::tests {

/// Remembers how many tiles had been drawn when the turn began.
class Table::TurnStart final : public game::EventSink {
 public:
  void on(const game::Event& event, const game::State& after) override {
    if (std::holds_alternative<game::TurnBegan>(event)) {
      drawn_ = after.drawn;
    }
  }
  [[nodiscard]] std::size_t drawn() const { return drawn_; }

 private:
  std::size_t drawn_{0};
};

Table::Table(const Example& example) : turn_start_(std::make_shared<TurnStart>()) {
  if (!example.box.empty()) {
    own_catalogue_ = catalogue_with(example.box, example.sets);
  }
  game::Setup setup{example.sets, example.seats, example.options};
  setup.options.try_emplace("first_player", "seat_1");
  auto made =
      game::Rules::create(own_catalogue_ ? *own_catalogue_ : catalogue::standard_catalogue(),
                          expansions::all_modules(), std::move(setup));
  if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&made)) {
    throw std::runtime_error("set-up: " + errors->front().message);
  }
  rules_ = std::get<std::shared_ptr<const game::Rules>>(std::move(made));
  game::Deck deck = game::unshuffled_deck(*rules_);
  put_next(deck, 0, example.deck);
  game_ = std::make_unique<game::Game>(rules_, std::move(deck), turn_start_.get());
}

game::LayoutId Table::layout(std::string_view tile) const {
  const auto found = rules_->catalogue().find_layout(tile);
  if (!found) {
    throw std::runtime_error("there is no tile " + std::string(tile));
  }
  return *found;
}

std::size_t Table::end_of_pile(std::size_t position) const {
  std::size_t end = 0;
  for (const game::Pile& pile : rules_->piles().piles) {
    end += pile.size();
    if (position < end) {
      break;
    }
  }
  return end;
}

void Table::put_next(game::Deck& deck, std::size_t from,
                     const std::vector<std::string>& tiles) const {
  for (const std::string& tile : tiles) {
    const auto place = deck.order.begin() + static_cast<std::ptrdiff_t>(from);
    const auto end = deck.order.begin() + static_cast<std::ptrdiff_t>(end_of_pile(from));
    const auto found = std::find(place, end, layout(tile));
    if (found == end) {
      throw std::runtime_error("the pile has no " + tile + " left");
    }
    std::iter_swap(place, found);
    ++from;
  }
}

void Table::start_over(game::Deck deck) {
  const auto done = game_->actions();
  const std::vector<game::Action> actions(done.begin(), done.end());
  game_ = std::make_unique<game::Game>(rules_, std::move(deck), turn_start_.get());
  for (const game::Action& action : actions) {
    const auto* choice = std::get_if<game::Choice>(&action.what);
    const auto refusal = choice != nullptr ? game_->choose(action.seat, *choice, turn_start_.get())
                                           : game_->resign(action.seat, turn_start_.get());
    if (refusal) {
      throw std::runtime_error("the moves up to here cannot be repeated");
    }
  }
}

Table& Table::stack(const std::vector<std::string>& tiles) {
  if (asked() != game::kPlaceStep.name || game_->can_undo()) {
    throw std::runtime_error("the turn has begun with another tile");
  }
  game::Deck deck = game_->deck();
  put_next(deck, turn_start_->drawn(), tiles);
  start_over(std::move(deck));
  return *this;
}

template <class Fits>
Table& Table::choose_first(const std::string& wish, Fits&& fits) {
  if (!game_->ask()) {
    throw std::runtime_error(wish + ": the game is over");
  }
  const game::Ask ask = *game_->ask();
  const auto found = std::ranges::find_if(ask.options, fits);
  if (found == ask.options.end()) {
    std::string text = wish + " is not offered at step " + std::string(ask.step.name) +
                       " to seat " + std::to_string(ask.seat.value) + "; offered:";
    for (const std::string& option : offered()) {
      text += " [" + option + "]";
    }
    throw std::runtime_error(text);
  }
  if (const auto refusal = game_->choose(ask.seat, *found, turn_start_.get())) {
    throw std::runtime_error(wish + ": " + std::string(message_of(*refusal)));
  }
  return *this;
}

Table& Table::place(std::string_view tile, int x, int y, unsigned turns) {
  if (hand() != tile) {
    stack({std::string(tile)});
  }
  const game::Choice wished{
      game::kPlace, game::Placement{{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)},
                                    board::Turns(turns)}};
  return choose_first(std::string(tile) + ": " + choice_name(*rules_, state(), wished),
                      [&](const game::Choice& option) { return option == wished; });
}

Table& Table::follow(std::string_view segment) {
  return choose_first("follower " + std::string(segment), [&](const game::Choice& option) {
    const auto* at = std::get_if<game::SegmentRef>(&option.target);
    return at != nullptr && is_segment(*rules_, state(), *at, segment);
  });
}

Table& Table::pass() {
  return choose_first("pass",
                      [](const game::Choice& option) { return option.action == game::kPass; });
}

Table& Table::link(std::string_view pair) {
  const std::string back{pair[2], '-', pair[0]};
  return choose_first("link " + std::string(pair), [&](const game::Choice& option) {
    const auto* join = std::get_if<game::Join>(&option.target);
    const std::string name = join == nullptr ? "" : link_name(*rules_, state(), *join);
    return option.action.name == "ferries.link" && (name == pair || name == back);
  });
}

Table& Table::move_ferry(int x, int y, std::string_view pair) {
  const std::string back{pair[2], '-', pair[0]};
  const game::Cell lake{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
  return choose_first("move " + std::string(pair), [&](const game::Choice& option) {
    const auto* join = std::get_if<game::Join>(&option.target);
    const std::string name = join == nullptr ? "" : link_name(*rules_, state(), *join);
    return option.action.name == "ferries.move" && state().board.tile(join->tile).at == lake &&
           (name == pair || name == back);
  });
}

Table& Table::end_turn() {
  const auto declinable = [&] {
    return game_->ask() && asked() != game::kPlaceStep.name &&
           std::ranges::find(game_->ask()->options, game::kPass, &game::Choice::action) !=
               game_->ask()->options.end();
  };
  while (declinable()) {
    pass();
  }
  return choose_first("end_turn",
                      [](const game::Choice& option) { return option.action == game::kEndTurn; });
}

Table& Table::play(std::string_view tile, int x, int y, unsigned turns, std::string_view follower) {
  place(tile, x, y, turns);
  if (!follower.empty()) {
    follow(follower);
  }
  return end_turn();
}

int Table::points(game::SeatId seat, game::FeatureKind kind, game::Phase phase) const {
  return state().sheet[seat.value].points[static_cast<std::size_t>(kind)]
                                         [static_cast<std::size_t>(phase)];
}

std::string_view Table::asked() const { return game_->ask() ? game_->ask()->step.name : ""; }

std::string Table::hand() const {
  return state().hand ? rules_->layout(*state().hand).id : std::string();
}

std::vector<std::string> Table::discarded() const {
  std::vector<std::string> tiles;
  for (const game::LayoutId tile : state().discarded) {
    tiles.push_back(rules_->layout(tile).id);
  }
  return tiles;
}

std::set<std::string> Table::offered() const {
  std::set<std::string> names;
  if (game_->ask()) {
    for (const game::Choice& option : game_->ask()->options) {
      names.insert(choice_name(*rules_, state(), option));
    }
  }
  return names;
}

bool Table::may_place(std::string_view tile, int x, int y, unsigned turns) {
  if (hand() != tile) {
    stack({std::string(tile)});
  }
  const game::Choice wished{
      game::kPlace, game::Placement{{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)},
                                    board::Turns(turns)}};
  return hand() == tile && offered().contains(choice_name(*rules_, state(), wished));
}

bool Table::may_follow(std::string_view segment) const {
  return game_->ask() && std::ranges::any_of(game_->ask()->options, [&](const auto& option) {
           const auto* at = std::get_if<game::SegmentRef>(&option.target);
           return option.action == game::kFollower && at != nullptr &&
                  is_segment(*rules_, state(), *at, segment);
         });
}

game::SegmentRef Table::segment(int x, int y, std::string_view name) const {
  const auto tile =
      state().board.tile_at({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
  if (tile) {
    const auto& segments = rules_->layout(state().board.tile(*tile).layout).segments;
    for (std::uint8_t s = 0; s < segments.size(); ++s) {
      if (is_segment(*rules_, state(), {*tile, s}, name)) {
        return {*tile, s};
      }
    }
  }
  throw std::runtime_error("there is no segment " + std::string(name) + " at " + std::to_string(x) +
                           "," + std::to_string(y));
}

bool Table::joined(game::SegmentRef a, game::SegmentRef b) const {
  return state().board.label(a) == state().board.label(b);
}

}  // namespace aude::tests
