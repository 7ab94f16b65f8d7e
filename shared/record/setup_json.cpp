#include "shared/record/setup_json.hpp"

#include <limits>

#include "shared/record/whole_number.hpp"

namespace aude::record {

nlohmann::json setup_to_json(const game::Setup& setup) {
  nlohmann::json sets = nlohmann::json::array();
  for (const game::SetChoice& choice : setup.sets) {
    sets.push_back({{"set", choice.set}, {"copies", choice.copies}});
  }
  nlohmann::json options = nlohmann::json::object();
  for (const auto& [id, value] : setup.options) {
    options[id] = value;
  }
  return {{"sets", std::move(sets)}, {"seats", setup.seats}, {"options", std::move(options)}};
}

game::Setup setup_from_json(const nlohmann::json& json) {
  constexpr auto kMost = std::numeric_limits<unsigned>::max();
  game::Setup setup;
  for (const nlohmann::json& choice : json.at("sets")) {
    setup.sets.push_back(
        {choice.at("set").get<std::string>(),
         static_cast<unsigned>(whole_number(choice.at("copies"), "copies", kMost))});
  }
  setup.seats = static_cast<unsigned>(whole_number(json.at("seats"), "seats", kMost));
  for (const auto& [id, value] : json.at("options").items()) {
    setup.options[id] = value.get<std::string>();
  }
  return setup;
}

}  // namespace aude::record
