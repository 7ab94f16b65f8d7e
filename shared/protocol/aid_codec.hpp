#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "shared/aids/cells.hpp"
#include "shared/aids/features.hpp"
#include "shared/aids/score.hpp"

namespace aude::protocol {

/// Bodies of the message `aid` of the server, from the kind on, as text without the outer braces:
/// the same for everyone who asks the same, so that it can be kept. encode_aid() completes them.
[[nodiscard]] std::string aid_position(const game::Rules& rules, const game::State& state);
/// `kind` is "feature", "seat" or "fields".
[[nodiscard]] std::string aid_features(std::string_view kind,
                                       std::span<const aids::Feature> features);
[[nodiscard]] std::string aid_cell(const game::Rules& rules, const aids::CellFits& fits);
[[nodiscard]] std::string aid_placement(const aids::Placed& placed);
[[nodiscard]] std::string aid_score(const aids::Explanation& why);

/// Whom the answer is for.
struct AidAddress {
  std::string_view id;
  std::string_view game;
  std::uint64_t seq{};
};
[[nodiscard]] std::string encode_aid(const AidAddress& address, std::string_view body);

}  // namespace aude::protocol
