#include "shared/protocol/statistics_codec.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

namespace aude::protocol {
namespace {

/// A mean is good to the hundredth.
double rounded(double value) {
  constexpr double kHundred = 100.0;
  return std::round(value * kHundred) / kHundred;
}

}  // namespace

std::string encode_statistics(std::span<const Draw> draws) {
  nlohmann::json list = nlohmann::json::array();
  for (const Draw& draw : draws) {
    list.push_back({{"turn", draw.turn},
                    {"seat", draw.seat.value},
                    {"tile", draw.tile},
                    {"places", draw.places},
                    {"mean", rounded(draw.mean)}});
  }
  return nlohmann::json{{"draws", std::move(list)}}.dump();
}

}  // namespace aude::protocol
