#pragma once

#include <string>

namespace aude::ops {

/// Makes spdlog's default logger write one line an event to standard error. Called once, before any
/// other thread is there. Nothing secret is ever logged: no token, cookie, seed or chat text.
void set_up_logging(const std::string& level);

}  // namespace aude::ops
