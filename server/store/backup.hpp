#pragma once

#include <filesystem>

#include "shared/protocol/unix_time.hpp"

namespace aude::store {

/// Copies the database to `target` as one file that needs no others. A server may be running and
/// writing: the copy is the state of one moment. The copy is looked through for damage, and appears
/// under its name only when it is whole and on the disk. Throws StoreError; then `target` is as
/// before.
void back_up(const std::filesystem::path& database, const std::filesystem::path& target);

/// Puts a copy of `backup` in the place of the database, which may be missing. What was there is
/// kept beside it; returns its name, empty if there was none. Throws StoreError if a server is
/// running, the backup is damaged, no database of Aude or of a newer program; then nothing has
/// changed.
std::filesystem::path restore(const std::filesystem::path& database,
                              const std::filesystem::path& backup, protocol::UnixMs now);

}  // namespace aude::store
