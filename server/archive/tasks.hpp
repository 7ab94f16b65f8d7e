#pragma once

#include <filesystem>
#include <ostream>

#include "server/ops/tasks.hpp"
#include "shared/protocol/unix_time.hpp"

namespace aude::archive {

/// What the tasks work on. `out` is for what was asked for, `err` for what went wrong.
struct Desk {
  std::filesystem::path database;
  protocol::UnixMs now;
  std::ostream& out;
  std::ostream& err;
};

/// Carries out a task; returns the exit code of the program: 0 if all went well, 1 if something is
/// damaged or could not be done, and it has been said what. Throws store::StoreError if nothing
/// could be done at all.
int carry_out(const ops::Task& task, const Desk& desk);

}  // namespace aude::archive
