#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>

namespace aude::load {

/// Prints the rows as a table, in the order of their members, and writes them as JSON if there is a
/// file for it.
void report(const nlohmann::ordered_json& rows, const std::filesystem::path& file);

/// Rounded so that a table can be read.
[[nodiscard]] double rounded(double value);

}  // namespace aude::load
