#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace aude::store {

/// Waits until the file is on the disk. Throws std::system_error.
void sync_file(const std::filesystem::path& file);

/// Waits until the name of the file is on the disk. Throws std::system_error.
void sync_folder(const std::filesystem::path& file);

/// Writes a file that only its owner may read; it appears under its name when it is whole. Throws
/// std::system_error.
void write_file(const std::filesystem::path& file, std::string_view text);

/// What root makes for a server with a user of its own belongs to that user: the owner and group of
/// `model` become those of `file`. Does nothing for other users, nor for a root that may not.
void give_like(const std::filesystem::path& model, const std::filesystem::path& file);

/// Throws std::system_error if it cannot be read.
[[nodiscard]] std::string read_file(const std::filesystem::path& file);

}  // namespace aude::store
