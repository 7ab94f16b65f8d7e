#include "server/bots/weights.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "server/bots/embedded_weights.hpp"

namespace aude::bots {

namespace {

using namespace std::string_view_literals;

constexpr std::array<std::string_view, kTerms> kNames{
    "own_turns"sv,
    "other_turns"sv,
    "city_close_1"sv,
    "city_close_2"sv,
    "city_close_3"sv,
    "city_close_4"sv,
    "city_growth"sv,
    "city_open_growth"sv,
    "road_close"sv,
    "road_growth"sv,
    "monastery_fill"sv,
    "monastery_free_cell"sv,
    "hand_1"sv,
    "hand_2"sv,
    "hand_3"sv,
    "hand_4"sv,
    "hand_5"sv,
    "hand_6"sv,
    "hand_7"sv,
    "hand_turns"sv,
    "back_home"sv,
    "crowd"sv,
    "minority"sv,
    "field_city_open_1"sv,
    "field_city_open_2"sv,
    "field_city_open_3"sv,
    "field_growth"sv,
    "field_hold"sv,
};

Weights from(std::span<const EmbeddedWeight> embedded) {
  Weights weights;
  for (std::size_t t = 0; t < kTerms; ++t) {
    const auto found = std::ranges::find(embedded, kNames[t], &EmbeddedWeight::name);
    if (found == embedded.end()) {
      throw std::logic_error("weights.json lacks " + std::string(kNames[t]));
    }
    weights.values[t] = found->value;
  }
  if (embedded.size() != kTerms) {
    throw std::logic_error("weights.json has a term that does not exist");
  }
  return weights;
}

}  // namespace

std::string_view name_of(Term term) { return kNames[static_cast<std::size_t>(term)]; }

const Weights& tuned_weights() {
  static const Weights weights = from(embedded_weights());
  return weights;
}

}  // namespace aude::bots
