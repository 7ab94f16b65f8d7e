#pragma once

#include <boost/asio/awaitable.hpp>

namespace aude::ops {

/// Resumes at the first SIGTERM or SIGINT. From then on a second one ends the program at once, and
/// so does a stop that takes longer than five seconds: a supervisor (Docker: ten) kills what does
/// not go.
[[nodiscard]] boost::asio::awaitable<void> stop_requested();

/// A file that may grow no further is an error of the write from now on, and not the end of the
/// process.
void survive_full_disk();

/// Resumes at the next SIGHUP. Until it is awaited for the first time the signal ends the program.
[[nodiscard]] boost::asio::awaitable<void> reload_requested();

}  // namespace aude::ops
