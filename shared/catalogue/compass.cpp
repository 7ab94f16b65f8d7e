#include "shared/catalogue/compass.hpp"

#include <algorithm>

namespace aude::catalogue {
namespace {

constexpr std::array<std::string_view, 4> kSideNames{"N", "E", "S", "W"};
constexpr std::array<std::string_view, 8> kHalfSideNames{"NNW", "NNE", "ENE", "ESE",
                                                         "SSE", "SSW", "WSW", "WNW"};

template <typename Direction, std::size_t N>
std::optional<Direction> direction_from(std::string_view name,
                                        const std::array<std::string_view, N>& names) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) {
    return std::nullopt;
  }
  return static_cast<Direction>(found - names.begin());
}

}  // namespace

std::string_view to_string(Side side) { return kSideNames[index(side)]; }

std::string_view to_string(HalfSide half) { return kHalfSideNames[index(half)]; }

std::optional<Side> side_from(std::string_view name) {
  return direction_from<Side>(name, kSideNames);
}

std::optional<HalfSide> half_side_from(std::string_view name) {
  return direction_from<HalfSide>(name, kHalfSideNames);
}

}  // namespace aude::catalogue
