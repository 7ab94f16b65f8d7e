#pragma once

#include <string>

namespace aude::room {

/// Why a command was not carried out; nothing has changed. docs/protocol.md lists the codes.
struct Refusal {
  std::string code;
  /// One sentence for the person.
  std::string message;
};

}  // namespace aude::room
