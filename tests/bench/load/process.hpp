#pragma once

namespace aude::load {

/// What another process of this machine has used so far; zeros if there is none of this number.
struct Usage {
  double bytes_resident{};
  double cpu_seconds{};
};
[[nodiscard]] Usage usage_of(int pid);

}  // namespace aude::load
