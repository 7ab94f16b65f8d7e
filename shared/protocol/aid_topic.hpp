#pragma once

#include "shared/protocol/aid_query.hpp"
#include "shared/protocol/json_reader.hpp"

namespace aude::protocol {

/// Reads the members of ClientAid that say what is asked for. Throws BadJson.
[[nodiscard]] AidTopic read_aid_topic(JsonReader& in);

}  // namespace aude::protocol
