#pragma once

#include <chrono>
#include <string>
#include <variant>

#include "server/room/commands.hpp"
#include "server/room/hint_desk.hpp"
#include "server/room/viewer.hpp"
#include "server/store/account.hpp"
#include "shared/protocol/messages.hpp"

namespace aude::room {

/// A message of a viewer about this room.
struct FromViewer {
  Viewer viewer;
  protocol::ClientMessage message;
  /// When it came in.
  std::chrono::steady_clock::time_point since;
};
/// A connection is closed.
struct Gone {
  Viewer viewer;
};
/// A person has a new name.
struct Renamed {
  store::Account account;
};
/// A person has deleted his account.
struct Departed {
  std::string account;
};
/// The host of the server ends the table.
struct Close {};
/// Time has passed: look whether something is due.
struct Tick {};
/// Finish: write down the clock, and handle nothing any more.
struct Stop {};

/// What a room can be told. It handles one at a time, in order.
using Mail = std::variant<FromViewer, Gone, Renamed, Departed, BotMove, HintFound, LateTurn, Close,
                          Tick, Stop>;

}  // namespace aude::room
