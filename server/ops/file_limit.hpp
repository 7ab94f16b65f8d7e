#pragma once

namespace aude::ops {

/// Lets the process open as many files, and so connections, as the system allows it. Many systems
/// give 1024 to begin with, for old programs that cannot count further.
void raise_file_limit();

}  // namespace aude::ops
