#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>

namespace aude::record {

/// The value of the member `name`, which must be a whole number from 0 to `most`. Throws
/// RecordError for anything else: nlohmann_json would cut it to size and go on with another number.
[[nodiscard]] std::uint64_t whole_number(const nlohmann::json& value, std::string_view name,
                                         std::uint64_t most);

}  // namespace aude::record
