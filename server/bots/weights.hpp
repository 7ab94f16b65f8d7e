#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace aude::bots {

/// What the outlook weighs, one number each. docs/bots.md says what every one means.
enum class Term : std::uint8_t {
  own_turns,
  other_turns,
  city_close_1,
  city_close_2,
  city_close_3,
  city_close_4,
  city_growth,
  city_open_growth,
  road_close,
  road_growth,
  monastery_fill,
  monastery_free_cell,
  hand_1,
  hand_2,
  hand_3,
  hand_4,
  hand_5,
  hand_6,
  hand_7,
  hand_turns,
  back_home,
  crowd,
  minority,
  field_city_open_1,
  field_city_open_2,
  field_city_open_3,
  field_growth,
  field_hold,
  count
};

inline constexpr std::size_t kTerms = static_cast<std::size_t>(Term::count);

/// A value for every term. A regular value.
struct Weights {
  std::array<double, kTerms> values{};
  [[nodiscard]] double operator[](Term term) const {
    return values[static_cast<std::size_t>(term)];
  }
};

/// "own_turns", ...: the names in weights.json.
[[nodiscard]] std::string_view name_of(Term term);
/// The tuned values of weights.json. Throws std::logic_error if the file lacks a term or has one
/// that does not exist.
[[nodiscard]] const Weights& tuned_weights();

}  // namespace aude::bots
