#pragma once

#include <cstddef>

namespace aude::ops {

/// Memory of this process that is not swapped out; 0 where the system does not say.
[[nodiscard]] std::size_t resident_bytes();

}  // namespace aude::ops
