#include "tests/support/play/names.hpp"

#include <algorithm>
#include <sstream>
#include <vector>

namespace aude::tests {

namespace {

using catalogue::HalfSide;
using catalogue::Side;

const catalogue::Segment& segment_of(const game::Rules& rules, const game::State& state,
                                     game::SegmentRef at) {
  return rules.layout(state.board.tile(at.tile).layout).segments[at.segment];
}

std::vector<std::string> reach_of(const game::Rules& rules, const game::State& state,
                                  game::SegmentRef at) {
  const catalogue::Segment& segment = segment_of(rules, state, at);
  const board::Turns turns = state.board.tile(at.tile).turns;
  std::vector<std::string> reach;
  for (const Side side : catalogue::kSides) {
    if ((catalogue::turned_sides(segment.sides[0], turns) & catalogue::bit(side)) != 0) {
      reach.emplace_back(catalogue::to_string(side));
    }
  }
  for (unsigned h = 0; h < 8; ++h) {
    const auto half = static_cast<HalfSide>(h);
    if ((catalogue::turned_halves(segment.half_sides[0], turns) & catalogue::bit(half)) != 0) {
      reach.emplace_back(catalogue::to_string(half));
    }
  }
  return reach;
}

struct TargetName {
  const game::Rules& rules;
  const game::State& state;

  std::string operator()(std::monostate /*none*/) const { return ""; }
  std::string operator()(game::Cell cell) const { return " " + cell_name(cell); }
  std::string operator()(game::SegmentRef at) const { return " " + segment_name(rules, state, at); }
  std::string operator()(game::Placement placement) const {
    return " " + cell_name(placement.at) + " turned " + std::to_string(placement.turns.count());
  }
  std::string operator()(game::Join join) const {
    return " " + cell_name(state.board.tile(join.tile).at) + " " + link_name(rules, state, join);
  }
};

}  // namespace

std::string segment_name(const game::Rules& rules, const game::State& state, game::SegmentRef at) {
  std::string name(catalogue::to_string(segment_of(rules, state, at).kind));
  for (const std::string& side : reach_of(rules, state, at)) {
    name += " " + side;
  }
  return name;
}

bool is_segment(const game::Rules& rules, const game::State& state, game::SegmentRef at,
                std::string_view short_name) {
  std::istringstream words{std::string(short_name)};
  std::string kind;
  words >> kind;
  if (kind != catalogue::to_string(segment_of(rules, state, at).kind)) {
    return false;
  }
  const std::vector<std::string> reach = reach_of(rules, state, at);
  for (std::string side; words >> side;) {
    if (std::ranges::find(reach, side) == reach.end()) {
      return false;
    }
  }
  return true;
}

std::string link_name(const game::Rules& rules, const game::State& state, game::Join join) {
  const std::string a = reach_of(rules, state, {join.tile, join.a}).front();
  const std::string b = reach_of(rules, state, {join.tile, join.b}).front();
  const std::string_view order = "NESW";
  return order.find(a) < order.find(b) ? a + "-" + b : b + "-" + a;
}

std::string cell_name(game::Cell cell) {
  return std::to_string(cell.x) + "," + std::to_string(cell.y);
}

std::string choice_name(const game::Rules& rules, const game::State& state,
                        const game::Choice& choice) {
  return std::string(choice.action.name) + std::visit(TargetName{rules, state}, choice.target);
}

}  // namespace aude::tests
