#pragma once

#include <memory>
#include <string>
#include <vector>

#include "shared/catalogue/catalogue.hpp"
#include "shared/game/setup.hpp"

namespace aude::tests {

/// The catalogue with smaller boxes: of the chosen sets, each that has any of these tiles holds
/// exactly the listed ones, start tile included. So a game can end after a few turns.
[[nodiscard]] std::unique_ptr<const catalogue::Catalogue>
catalogue_with(const std::vector<std::string>& tiles, const std::vector<game::SetChoice>& sets);

}  // namespace aude::tests
