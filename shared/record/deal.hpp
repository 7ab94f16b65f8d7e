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

struct Prefix;

/// 256 random bits from the operating system: the whole secret of a game.
using Seed = std::array<std::uint8_t, 32>;

/// 64 lower-case hexadecimal digits.
[[nodiscard]] std::string to_hex(const Seed& seed);
/// Returns nothing for anything but 64 hexadecimal digits.
[[nodiscard]] std::optional<Seed> seed_from_hex(std::string_view hex);

/// The deck that a seed gives for these rules. docs/record.md describes the shuffle; it never
/// changes, because records are checked with it.
[[nodiscard]] game::Deck deal(const game::Rules& rules, const Seed& seed);

/// The deck of a game that plays on from another one: the draws of the prefix, and behind them what
/// is left of each layer, shuffled anew. Throws RecordError if the draws do not lie in these piles
/// like that.
[[nodiscard]] game::Deck deal(const game::Rules& rules, const Seed& seed, const Prefix& prefix);

/// What is published before the first draw: SHA-256, in hexadecimal, over the seed and the set-up
/// (docs/record.md). It binds the server to the order of the tiles without telling it. `setup` is
/// the set-up as it was at the start, with every option spelled out (Rules::setup).
[[nodiscard]] std::string commitment(const game::Setup& setup, const Seed& seed);
/// The same for a game that plays on from another one: it covers the prefix, too.
[[nodiscard]] std::string commitment(const game::Setup& setup, const Seed& seed,
                                     const Prefix& prefix);

}  // namespace aude::record
