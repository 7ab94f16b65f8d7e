#pragma once

#include <string>

#include "server/lobby/lobby.hpp"

namespace aude::lobby {

/// POST /api/games/ID/play-on: a new game of this person against bots that begins with what
/// happened in a finished game up to the turn of that move; what comes then is drawn anew.
/// Completes on the executor of its caller; `services` must live until then.
[[nodiscard]] awaitable<Body> play_on(const room::Services* services, store::Account host,
                                      std::string id, protocol::PlayOn from);

}  // namespace aude::lobby
