#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "server/store/games.hpp"

namespace aude::store {

/// A log in few bytes: JSON in which numbers follow from the entry before, deflated. Of people only
/// the ids are kept. Nothing if the log is beyond all measure (64 MiB of text).
[[nodiscard]] std::optional<std::vector<std::uint8_t>> pack(const std::vector<Entry>& entries);

/// Reads what any version of pack() wrote. Throws StoreError if the bytes are damaged; they carry a
/// checksum.
[[nodiscard]] std::vector<Entry> unpack(std::span<const std::uint8_t> packed);

/// Whether the log has something of this account, by its id. Quicker than unpack(), and throws as
/// it does.
[[nodiscard]] bool has_person(std::span<const std::uint8_t> packed, std::string_view account);

}  // namespace aude::store
