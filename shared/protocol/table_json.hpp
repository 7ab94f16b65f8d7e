#pragma once

#include <nlohmann/json.hpp>

#include "shared/protocol/table.hpp"

namespace aude::protocol {

/// The definitions of schema.json that several messages share.
[[nodiscard]] nlohmann::json setup_json(const game::Setup& setup);
[[nodiscard]] nlohmann::json clock_json(const Clock& clock);
[[nodiscard]] nlohmann::json player_json(const std::optional<PlayerRef>& player);
[[nodiscard]] nlohmann::json seat_json(const Seat& seat);
[[nodiscard]] nlohmann::json chat_line_json(const ChatLine& line);
[[nodiscard]] nlohmann::json running_json(const std::optional<RunningClock>& running);
[[nodiscard]] nlohmann::json proposal_json(const Proposal& proposal);
[[nodiscard]] nlohmann::json table_json(const Table& table);
[[nodiscard]] nlohmann::json you_json(const You& you);
/// The value, or null.
template <class T>
[[nodiscard]] nlohmann::json or_null(const std::optional<T>& value) {
  return value ? nlohmann::json(*value) : nlohmann::json(nullptr);
}
[[nodiscard]] nlohmann::json seat_or_null(const std::optional<game::SeatId>& seat);

}  // namespace aude::protocol
