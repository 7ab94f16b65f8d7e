#pragma once

#include "shared/game/module.hpp"

namespace aude::expansions::river {

/// The module, one for all games.
[[nodiscard]] const game::Module& module();

}  // namespace aude::expansions::river
