#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

/// What libFuzzer and tests/fuzz/standalone call with every input.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

namespace aude::tests {

/// A promise that must hold for every input. Ends the process if it does not, as a fault that a
/// sanitizer finds does.
inline void require(bool holds, std::string_view promise) {
  if (!holds) {
    std::fprintf(stderr, "broken promise: %.*s\n", static_cast<int>(promise.size()),
                 promise.data());
    std::abort();
  }
}

[[nodiscard]] inline std::string_view text_of(const std::uint8_t* bytes, std::size_t size) {
  return {reinterpret_cast<const char*>(bytes), size};
}

}  // namespace aude::tests
