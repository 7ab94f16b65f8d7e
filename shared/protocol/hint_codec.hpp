#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "shared/aids/hint.hpp"

namespace aude::protocol {

/// The message `hint` of the server (schema.json, ServerHint): what to answer, and why.
struct HintFrame {
  std::string_view id;
  std::string_view game;
  std::uint64_t seq{};
  unsigned ask{};
  /// Index of the answer among those of the question.
  std::size_t option{};
  std::span<const aids::HintFact> facts;
};
[[nodiscard]] std::string encode_hint(const HintFrame& hint);

}  // namespace aude::protocol
