#include "tests/support/reference.hpp"

#include <doctest/doctest.h>

#include <cstdlib>

namespace aude::tests {

std::optional<std::filesystem::path> reference_file(const std::string& name) {
  const char* const folder = std::getenv("AUDE_REFERENCE");
  const std::filesystem::path root = folder != nullptr
                                         ? std::filesystem::path(folder)
                                         : std::filesystem::path(AUDE_SOURCE_DIR) / "../shared";
  const std::filesystem::path path = root / name;
  return std::filesystem::exists(path) ? std::optional(path) : std::nullopt;
}

void skip_without_reference(const std::string& name) {
  MESSAGE("skipped: the reference file "
          << name << " is missing; set AUDE_REFERENCE to the folder that holds it");
}

}  // namespace aude::tests
