#pragma once

#include <optional>

#include <CLI/App.hpp>

#include "server/ops/tasks.hpp"

namespace aude::ops {

/// Adds the subcommands. When one of them is parsed, `task` is set; it must outlive the app.
void add_tasks(CLI::App& app, std::optional<Task>& task);

}  // namespace aude::ops
