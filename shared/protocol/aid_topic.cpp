#include "shared/protocol/aid_topic.hpp"

namespace aude::protocol {

namespace {

/// Further out than any board of board::kMaxTiles tiles can grow.
constexpr std::int64_t kFarCell = 400;

game::SegmentRef read_segment(JsonReader& in) {
  return {{static_cast<std::uint16_t>(in.number("tile", 0, board::kMaxTiles))},
          static_cast<std::uint8_t>(in.number("segment", 0, catalogue::kMaxSegments - 1))};
}

board::Cell read_cell(JsonReader& in) {
  return {static_cast<std::int16_t>(in.integer("x", -kFarCell, kFarCell)),
          static_cast<std::int16_t>(in.integer("y", -kFarCell, kFarCell))};
}

AidScoreOf read_score(JsonReader& in) {
  const auto turn = static_cast<unsigned>(in.number("turn"));
  const auto phase = in.boolean("final") ? game::Phase::final : game::Phase::during;
  return {{turn, phase, read_segment(in)}};
}

}  // namespace

AidTopic read_aid_topic(JsonReader& in) {
  constexpr std::size_t kLongestKind = 32;
  const std::string kind = in.text("kind", 1, kLongestKind);
  if (kind == "position") {
    return AidPosition{};
  }
  if (kind == "feature") {
    return AidFeatureAt{read_segment(in)};
  }
  if (kind == "seat") {
    return AidSeat{{static_cast<std::uint8_t>(in.number("seat", 0, game::kMaxSeats - 1))}};
  }
  if (kind == "fields") {
    return AidFields{};
  }
  if (kind == "cell") {
    return AidCellAt{read_cell(in)};
  }
  if (kind == "placement") {
    return AidOption{static_cast<unsigned>(in.number("ask")),
                     static_cast<std::size_t>(in.number("option"))};
  }
  if (kind == "score") {
    return read_score(in);
  }
  throw BadJson{"bad_message", "there is no aid of this kind"};
}

}  // namespace aude::protocol
