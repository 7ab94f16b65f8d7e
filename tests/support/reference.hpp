#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace aude::tests {

/// A file of the reference material (tile facts, golden games), which is not part of the
/// repository: $AUDE_REFERENCE, or the folder "shared" beside the repository. Returns nothing where
/// there is none; the test then says so with skip_without_reference and returns.
[[nodiscard]] std::optional<std::filesystem::path> reference_file(const std::string& name);

/// Tells the person who reads the log that a test had nothing to compare with.
void skip_without_reference(const std::string& name);

}  // namespace aude::tests
