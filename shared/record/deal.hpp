#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shared/game/deck.hpp"
#include "shared/game/rules.hpp"
#include "shared/game/setup.hpp"

namespace aude::record {

/// 256 random bits from the operating system: the whole secret of a game.
using Seed = std::array<std::uint8_t, 32>;

/// 64 lower-case hexadecimal digits.
[[nodiscard]] std::string to_hex(const Seed& seed);
/// Returns nothing for anything but 64 hexadecimal digits.
[[nodiscard]] std::optional<Seed> seed_from_hex(std::string_view hex);

/// The deck that a seed gives for these rules. docs/record.md describes the shuffle; it never
/// changes, because records are checked with it.
[[nodiscard]] game::Deck deal(const game::Rules& rules, const Seed& seed);

/// What is published before the first draw: SHA-256, in hexadecimal, over the seed and the set-up
/// (docs/record.md). It binds the server to the order of the tiles without telling it. `setup` is
/// the set-up as it was at the start, with every option spelled out (Rules::setup).
[[nodiscard]] std::string commitment(const game::Setup& setup, const Seed& seed);

}  // namespace aude::record
