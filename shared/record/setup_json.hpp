#pragma once

#include <nlohmann/json.hpp>

#include "shared/game/setup.hpp"

namespace aude::record {

/// schema.json, Setup: `{"options":{...},"seats":2,"sets":[{"copies":1,"set":"base-c1"}]}`. Members
/// are in the order of their names, so that the text is always the same.
[[nodiscard]] nlohmann::json setup_to_json(const game::Setup& setup);

/// Throws nlohmann::json::exception if the value has another form, RecordError for numbers that no
/// set-up has.
[[nodiscard]] game::Setup setup_from_json(const nlohmann::json& json);

}  // namespace aude::record
