#include "shared/protocol/aid_codec.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

namespace aude::protocol {

namespace {

using nlohmann::json;

/// Four digits say all that a chance of this kind is good for.
double rounded(double chance) { return std::round(chance * 10'000.0) / 10'000.0; }

json cell_json(board::Cell cell) { return {cell.x, cell.y}; }

json points_json(std::span<const game::Points> points) {
  json list = json::array();
  for (const game::Points one : points) {
    list.push_back(one.value);
  }
  return list;
}

json segments_json(std::span<const game::SegmentRef> segments) {
  json list = json::array();
  for (const game::SegmentRef ref : segments) {
    list.push_back({ref.tile.value, ref.segment});
  }
  return list;
}

json feature_json(const aids::Feature& feature) {
  json holders = json::array();
  for (const game::SeatShare& share : feature.now.shares) {
    holders.push_back({{"seat", share.seat.value}, {"followers", share.followers}});
  }
  json gaps = json::array();
  for (const board::Cell gap : feature.gaps) {
    gaps.push_back(cell_json(gap));
  }
  return {{"kind", to_string(feature.now.kind)},
          {"complete", feature.now.complete},
          {"tiles", feature.now.tiles},
          {"open", feature.now.open},
          {"points", feature.now.points.value},
          {"completed", feature.completed.value},
          {"holders", std::move(holders)},
          {"segments", segments_json(feature.segments)},
          {"gaps", std::move(gaps)},
          {"stuck", feature.stuck}};
}

json features_json(std::span<const aids::Feature> features) {
  json list = json::array();
  for (const aids::Feature& feature : features) {
    list.push_back(feature_json(feature));
  }
  return list;
}

/// {"kind":...,...} without its braces.
std::string body_of(std::string_view kind, std::string_view member, const json& value) {
  return R"("kind":")" + std::string(kind) + R"(",")" + std::string(member) + R"(":)" +
         value.dump();
}

}  // namespace

std::string aid_position(const game::Rules& rules, const game::State& state) {
  json dead = json::array();
  for (const board::Cell cell : aids::dead_cells(rules, state)) {
    dead.push_back(cell_json(cell));
  }
  return body_of("position", "totals", points_json(aids::totals_if_ended(rules, state))) +
         R"(,"dead":)" + dead.dump();
}

std::string aid_features(std::string_view kind, std::span<const aids::Feature> features) {
  return body_of(kind, "features", features_json(features));
}

std::string aid_cell(const game::Rules& rules, const aids::CellFits& cell) {
  json fits = json::array();
  unsigned left = 0;
  for (const aids::Fit& fit : cell.fits) {
    fits.push_back({{"layout", rules.layout(fit.layout).id}, {"left", fit.left}});
    left += fit.left;
  }
  json seats = json::array();
  for (const aids::SeatChance& seat : cell.seats) {
    seats.push_back(
        {{"seat", seat.seat.value}, {"draws", seat.draws}, {"chance", rounded(seat.chance)}});
  }
  return body_of("cell", "cell",
                 {{"fits", std::move(fits)},
                  {"left", left},
                  {"hand", cell.hand},
                  {"next", rounded(cell.next)},
                  {"seats", std::move(seats)}});
}

std::string aid_placement(const aids::Placed& placed) {
  return body_of(
      "placement", "placement",
      {{"features", features_json(placed.features)}, {"gains", points_json(placed.gains)}});
}

std::string aid_score(const aids::Explanation& why) {
  json parts = json::array();
  for (const game::ScorePart& part : why.scored.parts) {
    parts.push_back({{"what", part.what}, {"count", part.count}, {"each", part.each.value}});
  }
  json seats = json::array();
  for (const game::SeatShare& share : why.scored.shares) {
    seats.push_back({{"seat", share.seat.value},
                     {"followers", share.followers},
                     {"points", share.points.value}});
  }
  json lines = json::array();
  for (const aids::ScoreLine& line : why.lines) {
    json one{{"what", line.what}, {"points", line.points.value}, {"pennants", line.pennants}};
    if (line.at) {
      one["tile"] = line.at->tile.value;
      one["segment"] = line.at->segment;
    }
    lines.push_back(std::move(one));
  }
  return body_of("score", "score",
                 {{"kind", to_string(why.scored.kind)},
                  {"complete", why.scored.complete},
                  {"final", why.scored.phase == game::Phase::final},
                  {"points", why.scored.points.value},
                  {"parts", std::move(parts)},
                  {"seats", std::move(seats)},
                  {"segments", segments_json(why.segments)},
                  {"lines", std::move(lines)}});
}

std::string encode_aid(const AidAddress& address, std::string_view body) {
  return R"({"t":"aid","id":)" + json(address.id).dump() + R"(,"game":)" +
         json(address.game).dump() + R"(,"seq":)" + std::to_string(address.seq) + ',' +
         std::string(body) + '}';
}

}  // namespace aude::protocol
