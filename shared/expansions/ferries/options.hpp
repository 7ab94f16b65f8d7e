#pragma once

#include "shared/game/ids.hpp"

namespace aude::expansions::ferries {

/// ferries.md, Turn 3: when a new lake gets its ferry.
inline constexpr game::OptionId kFerryPlacement{"ferry_placement"};
enum class FerryPlacement : std::uint8_t { always, with_highwayman };

}  // namespace aude::expansions::ferries
