#pragma once

#include <memory>

#include "server/room/sink.hpp"
#include "server/store/account.hpp"

namespace aude::room {

/// One connection of one person. A person may have several.
struct Viewer {
  store::Account account;
  std::weak_ptr<Sink> sink;
};

}  // namespace aude::room
