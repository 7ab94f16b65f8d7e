#include "shared/record/whole_number.hpp"

#include <string>

#include "shared/record/record.hpp"

namespace aude::record {

std::uint64_t whole_number(const nlohmann::json& value, std::string_view name, std::uint64_t most) {
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() > most) {
    throw RecordError(std::string(name) + ": not a whole number from 0 to " + std::to_string(most));
  }
  return value.get<std::uint64_t>();
}

}  // namespace aude::record
