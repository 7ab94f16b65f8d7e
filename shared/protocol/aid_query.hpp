#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "shared/aids/score.hpp"

namespace aude::protocol {

/// What somebody asks to be told (schema.json, ClientAid): the topics, by their kind on the wire.
struct AidPosition {
  bool operator==(const AidPosition&) const = default;
};
struct AidFeatureAt {
  game::SegmentRef at;
  bool operator==(const AidFeatureAt&) const = default;
};
struct AidSeat {
  game::SeatId seat;
  bool operator==(const AidSeat&) const = default;
};
struct AidFields {
  bool operator==(const AidFields&) const = default;
};
struct AidCellAt {
  board::Cell cell;
  bool operator==(const AidCellAt&) const = default;
};
struct AidOption {
  unsigned ask{};
  std::size_t option{};
  bool operator==(const AidOption&) const = default;
};
struct AidScoreOf {
  aids::ScoreName name;
  bool operator==(const AidScoreOf&) const = default;
};
using AidTopic =
    std::variant<AidPosition, AidFeatureAt, AidSeat, AidFields, AidCellAt, AidOption, AidScoreOf>;

/// The message `aid` of a client.
struct AidQuery {
  std::string game;
  std::string id;
  /// The table after so many actions of the game; nothing: as it is.
  std::optional<std::size_t> move;
  AidTopic topic;
};

}  // namespace aude::protocol
