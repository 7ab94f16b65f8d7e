#pragma once

#include <cstdint>

namespace aude::store {

/// What a commit outlives. `normal`: a killed process, and a power cut but for the last moments.
/// `full`: a power cut too, at the price of one fsync for each batch.
enum class Durability : std::uint8_t { normal, full };

}  // namespace aude::store
