#pragma once

#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "shared/game/module.hpp"
#include "shared/game/rules.hpp"

namespace aude::expansions {

/// Every expansion, in the order in which hooks are called.
[[nodiscard]] std::span<const game::Module* const> all_modules();

/// Rules::create with the tiles that come with the program and all expansions.
[[nodiscard]] std::variant<std::shared_ptr<const game::Rules>, std::vector<game::SetupError>>
make_rules(game::Setup setup);

}  // namespace aude::expansions
