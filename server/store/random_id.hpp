#pragma once

#include <string>

namespace aude::store {

/// 12 random letters and digits (71 bits): the public id of an account or a game. Thread-safe.
[[nodiscard]] std::string random_id();

}  // namespace aude::store
