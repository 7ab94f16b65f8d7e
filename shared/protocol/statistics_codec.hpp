#pragma once

#include <span>
#include <string>

#include "shared/game/ids.hpp"

namespace aude::protocol {

/// One draw of a game that is over (schema.json, Draw).
struct Draw {
  unsigned turn{};
  game::SeatId seat;
  std::string tile;
  unsigned places{};
  double mean{};
};

/// The body of GET /api/games/ID/statistics.
[[nodiscard]] std::string encode_statistics(std::span<const Draw> draws);

}  // namespace aude::protocol
