#include "shared/expansions/registry.hpp"

#include <array>

#include "shared/catalogue/embedded.hpp"
#include "shared/expansions/crop_circles/module.hpp"
#include "shared/expansions/ferries/module.hpp"
#include "shared/expansions/river/module.hpp"

namespace aude::expansions {

std::span<const game::Module* const> all_modules() {
  static const std::array<const game::Module*, 3> modules{
      &river::module(),
      &ferries::module(),
      &crop_circles::module(),
  };
  return modules;
}

std::variant<std::shared_ptr<const game::Rules>, std::vector<game::SetupError>>
make_rules(game::Setup setup) {
  return game::Rules::create(catalogue::standard_catalogue(), all_modules(), std::move(setup));
}

}  // namespace aude::expansions
