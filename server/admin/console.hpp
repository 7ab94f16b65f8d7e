#pragma once

#include <span>

namespace aude::admin {

/// `aude-server admin ACTION [TARGET [VALUE]] [--data FOLDER]`: sends the order to the server that
/// runs with this data folder and prints what it answers. Returns the exit code: 0 done, 1 refused
/// or no server there, 2 wrong arguments. `arguments` begins with "admin".
[[nodiscard]] int run_console(std::span<const char* const> arguments);

}  // namespace aude::admin
