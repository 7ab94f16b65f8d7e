#pragma once

#include <chrono>

#include "shared/game/choice.hpp"
#include "shared/protocol/messages.hpp"

namespace aude::room {

/// The least time that a bot takes for a question at a table of this pace; the pool of the server
/// may have a longer one. A quick bot has none. At the pace of people a tile takes some seconds,
/// longer the more places there are for it, and what comes after it less.
[[nodiscard]] std::chrono::milliseconds pause_before(protocol::Pace pace, const game::Ask& ask);

}  // namespace aude::room
