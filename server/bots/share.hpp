#pragma once

#include <cstddef>

#include "server/bots/bot.hpp"

namespace aude::bots {

/// What is left of a bot's budget when so many other questions wait for so many workers: the more
/// wait for each worker, the less, so that nobody waits longer for a busy pool than for one bot. At
/// least one position is left of what was there, and with that the hard bot still values every
/// turn of its own as the normal one does, without its errors.
[[nodiscard]] Budget share_of(Budget full, std::size_t waiting, std::size_t workers);

}  // namespace aude::bots
