#pragma once

#include <span>
#include <vector>

#include "shared/game/rules.hpp"

namespace aude::expansions::river {

/// river.md, Placement 2. `room` is what other programs call safe: each new end needs the room that
/// `safe` asks for, and nothing else is looked at, so a third bend to the same side may follow.
inline constexpr game::OptionId kUTurn{"u_turn"};
enum class UTurn : std::uint8_t { official, safe, strict, off, room };

/// river.md, Sets: which spring is used beside the tiles of Games Quarterly 11.
inline constexpr game::OptionId kSpring{"spring"};
enum class Spring : std::uint8_t { own, gq11 };

/// river.md, River II extras.
inline constexpr game::OptionId kVolcanoLake{"volcano_lake"};
enum class VolcanoLake : std::uint8_t { extra_turn, plain };
inline constexpr game::OptionId kPigHerd{"pig_herd"};
enum class PigHerd : std::uint8_t { on, off };

/// river.md, House rules. Index 0 is off, 1 is on.
inline constexpr game::OptionId kNoFollowers{"river_no_followers"};
inline constexpr game::OptionId kBag{"river_bag"};
inline constexpr game::OptionId kStartTileBonus{"river_start_tile_bonus"};
inline constexpr game::OptionId kReversed{"river_reversed"};
inline constexpr game::OptionId kForkFirst{"river_fork_first"};
inline constexpr game::OptionId kTwoSprings{"river_two_springs"};
inline constexpr game::OptionId kTwoForks{"river_two_forks"};

[[nodiscard]] inline bool is_on(const game::Rules& rules, game::OptionId option) {
  return rules.option(option) != 0;
}

/// The options of all rivers, for lists and set-ups.
[[nodiscard]] std::span<const game::OptionSpec> options();

/// A box that holds a river of its own.
[[nodiscard]] bool is_river(const catalogue::TileSet& set);
/// A box of tiles that join a river of another box.
[[nodiscard]] bool is_river_tiles(const catalogue::TileSet& set);
/// A box with a fork: The River II in any print.
[[nodiscard]] bool is_second_river(const catalogue::TileSet& set);
/// A box that can be played together with The River II: The River I in any print.
[[nodiscard]] bool is_first_river(const catalogue::TileSet& set);

/// river.md, Sets and House rules: combinations that cannot be played.
void check(const game::Rules& rules, std::vector<game::SetupError>& errors);

}  // namespace aude::expansions::river
