#include "shared/protocol/feature_json.hpp"

#include <algorithm>
#include <vector>

#include "shared/board/features.hpp"

namespace aude::protocol {

namespace {

using nlohmann::json;

/// The roads that meet at a tile, as they stand once the segments are linked.
json link_preview(const game::Rules& rules, const game::State& state, game::Join join) {
  game::State after = state;
  game::evolve(rules.shapes(), after, game::JoinSet{join});
  json preview = json::array();
  std::vector<board::NodeId> seen;
  const board::Shape& shape = rules.shapes()[after.board.tile(join.tile).layout];
  const auto& segments = shape.layout->segments;
  for (std::uint8_t s = 0; s < shape.segments; ++s) {
    const game::SegmentRef at{join.tile, s};
    const board::NodeId label = after.board.label(at);
    if (segments[s].kind != segments[join.a].kind || std::ranges::count(seen, label) > 0) {
      continue;
    }
    seen.push_back(label);
    preview.push_back(feature_json(rules, after, at));
  }
  return preview;
}

}  // namespace

json segments_json(const game::State& state, game::SegmentRef at) {
  std::vector<game::SegmentRef> all;
  board::for_each_node(state.board, state.board.node(at),
                       [&](board::NodeId node) { all.push_back(state.board.segment(node)); });
  std::ranges::sort(all);
  json segments = json::array();
  for (const game::SegmentRef ref : all) {
    segments.push_back({ref.tile.value, ref.segment});
  }
  return segments;
}

json feature_json(const game::Rules& rules, const game::State& state, game::SegmentRef at) {
  const game::FeatureScore score = game::score_of(rules, state, at);
  json holders = json::array();
  for (const game::SeatShare& share : score.shares) {
    holders.push_back({{"seat", share.seat.value}, {"followers", share.followers}});
  }
  return {{"kind", to_string(score.kind)},
          {"complete", score.complete},
          {"tiles", score.tiles},
          {"open", score.open},
          {"points", score.points.value},
          {"holders", std::move(holders)},
          {"segments", segments_json(state, at)}};
}

std::string option_json(const game::Rules& rules, const game::State& state,
                        const game::Choice& choice) {
  if (const auto* placement = std::get_if<game::Placement>(&choice.target)) {
    // Most of a question are places, and a tree of objects for each took longer than the move.
    std::string text = R"({"action":")";
    text.append(choice.action.name).append(R"(","place":{"x":)");
    text.append(std::to_string(placement->at.x)).append(R"(,"y":)");
    text.append(std::to_string(placement->at.y)).append(R"(,"turns":)");
    text.append(std::to_string(placement->turns.count())).append("}}");
    return text;
  }
  json option{{"action", choice.action.name}};
  if (const auto* at = std::get_if<game::SegmentRef>(&choice.target)) {
    option["segment"] = {{"tile", at->tile.value}, {"segment", at->segment}};
  } else if (const auto* cell = std::get_if<game::Cell>(&choice.target)) {
    option["cell"] = {{"x", cell->x}, {"y", cell->y}};
  } else if (const auto* join = std::get_if<game::Join>(&choice.target)) {
    option["join"] = {{"tile", join->tile.value}, {"a", join->a}, {"b", join->b}};
    option["preview"] = link_preview(rules, state, *join);
  }
  return option.dump();
}

}  // namespace aude::protocol
