#include "shared/aids/score.hpp"

#include <algorithm>
#include <bit>

#include "shared/board/features.hpp"
#include "shared/game/turn.hpp"

namespace aude::aids {

namespace {

using board::Cell;
using board::NodeId;
using game::FeatureKind;
using game::Points;
using game::Rules;
using game::Scored;
using game::SegmentRef;
using game::State;

/// Points of one thing of this kind; 0 if the score has no such part.
Points each_of(const Scored& scored, std::string_view what) {
  const auto part = std::ranges::find(scored.parts, what, &game::ScorePart::what);
  return part == scored.parts.end() ? Points{} : part->each;
}

const catalogue::Segment& segment_of(const Rules& rules, const State& state, SegmentRef at) {
  return rules.layout(state.board.tile(at.tile).layout).segments[at.segment];
}

/// A line a tile of a city or road; segments come in the order of tiles.
void add_tiles(const Rules& rules, const State& state, Explanation& why) {
  const Points tile = each_of(why.scored, "tiles");
  const Points pennant = each_of(why.scored, "pennants");
  auto first = why.segments.begin();
  while (first != why.segments.end()) {
    ScoreLine line{"tile", *first, {}, 0};
    unsigned cells = 0;
    for (; first != why.segments.end() && first->tile == line.at->tile; ++first) {
      const catalogue::Segment& segment = segment_of(rules, state, *first);
      cells |= segment.cells;
      line.pennants += segment.pennants;
    }
    line.points = std::popcount(cells) * tile + static_cast<int>(line.pennants) * pennant;
    why.lines.push_back(line);
  }
}

/// The monastery's own tile, and a line for each cell beside it.
void add_monastery(const State& state, Explanation& why) {
  why.lines.push_back({"monastery", why.scored.at, each_of(why.scored, "monastery"), 0});
  const Points each = each_of(why.scored, "neighbours");
  const Cell middle = state.board.tile(why.scored.at.tile).at;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const Cell cell{static_cast<std::int16_t>(middle.x + dx),
                      static_cast<std::int16_t>(middle.y + dy)};
      const auto tile = state.board.tile_at(cell);
      if (cell != middle && tile) {
        why.lines.push_back({"neighbour", SegmentRef{*tile, 0}, each, 0});
      }
    }
  }
}

/// A line for each completed city that the field touches. A score by city (base.md, option
/// field_scoring) names the city itself.
void add_cities(const Rules& rules, const State& state, Explanation& why) {
  Points each = each_of(why.scored, "cities");
  if (segment_of(rules, state, why.scored.at).kind == FeatureKind::city) {
    why.lines.push_back({"city", why.scored.at, each, 0});
    return;
  }
  const auto cities = board::completed_cities_of_field(state.board, rules.shapes(),
                                                       state.board.node(why.scored.at));
  for (const game::ScorePart& part : why.scored.parts) {
    if (part.what != "cities" && part.count == static_cast<int>(cities.size())) {
      each += part.each;
    }
  }
  for (const NodeId city : cities) {
    why.lines.push_back({"city", state.board.segment(city), each, 0});
  }
}

Points sum_of(const std::vector<ScoreLine>& lines) {
  Points sum;
  for (const ScoreLine& line : lines) {
    sum += line.points;
  }
  return sum;
}

/// Plays the actions of a game once more on a State of its own.
State replay(const game::Game& game, std::size_t actions, game::EventSink* sink) {
  State state = game::begin(game.rules(), game.deck(), sink);
  const auto all = game.actions();
  for (const game::Action& action : all.first(std::min(actions, all.size()))) {
    if (const auto* choice = std::get_if<game::Choice>(&action.what)) {
      game::apply(game.rules(), state, game.deck(), *choice, sink);
    } else {
      game::resign(game.rules(), state, game.deck(), action.seat, sink);
    }
  }
  return state;
}

class FindScore final : public game::EventSink {
 public:
  FindScore(const Rules& rules, ScoreName name) : rules_(rules), name_(name) {}
  void on(const game::Event& event, const State& after) override {
    const auto* scored = std::get_if<Scored>(&event);
    if (scored != nullptr && ScoreName{after.turn, scored->phase, scored->at} == name_) {
      found = explain(rules_, after, *scored);
    }
  }
  std::optional<Explanation> found;

 private:
  const Rules& rules_;
  ScoreName name_;
};

}  // namespace

Explanation explain(const Rules& rules, const State& state, const Scored& scored) {
  Explanation why{scored, {}, {}};
  board::for_each_node(state.board, state.board.node(scored.at),
                       [&](NodeId node) { why.segments.push_back(state.board.segment(node)); });
  std::ranges::sort(why.segments);
  switch (scored.kind) {
  case FeatureKind::city:
  case FeatureKind::road:
    add_tiles(rules, state, why);
    break;
  case FeatureKind::monastery:
    add_monastery(state, why);
    break;
  case FeatureKind::field:
    add_cities(rules, state, why);
    break;
  case FeatureKind::river:
    break;
  }
  // What an expansion adds and no tile has.
  if (const Points rest = scored.points - sum_of(why.lines); rest != Points{}) {
    why.lines.push_back({"other", std::nullopt, rest, 0});
  }
  return why;
}

std::optional<Explanation> explain(const game::Game& game, const ScoreName& name) {
  FindScore find(game.rules(), name);
  static_cast<void>(replay(game, game.actions().size(), &find));
  return find.found;
}

State state_after(const game::Game& game, std::size_t actions) {
  return replay(game, actions, nullptr);
}

}  // namespace aude::aids
