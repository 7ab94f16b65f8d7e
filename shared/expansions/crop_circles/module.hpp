#pragma once

#include "shared/game/module.hpp"

namespace aude::expansions::crop_circles {

/// The module, one for all games.
[[nodiscard]] const game::Module& module();

}  // namespace aude::expansions::crop_circles
