#pragma once

#include <optional>
#include <string>

#include "shared/catalogue/layout.hpp"

namespace aude::catalogue {

/// Compares what a layout's sides show with the segments that reach them. Returns the first
/// contradiction in words ("half-side NNW belongs to two fields"), or nothing if the layout is
/// sound.
[[nodiscard]] std::optional<std::string> find_contradiction(const Layout& layout);

}  // namespace aude::catalogue
