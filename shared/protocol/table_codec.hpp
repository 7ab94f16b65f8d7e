#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "shared/game/rules.hpp"
#include "shared/protocol/table.hpp"

namespace aude::protocol {

/// Encoders of everything that is not the game itself (that is game_codec.hpp). All return JSON as
/// text. Arguments named `..._json` are JSON already and are put in as they are.

// --- Messages of the server
// ------------------------------------------------------------------------

[[nodiscard]] std::string encode_welcome(const PlayerRef& me, std::string_view server,
                                         unsigned ping_seconds);
/// The person has another name.
[[nodiscard]] std::string encode_me(const PlayerRef& me);
[[nodiscard]] std::string encode_pong();
[[nodiscard]] std::string encode_closing(std::string_view code, std::string_view message);

[[nodiscard]] std::string encode_ack(std::string_view id, std::string_view game, std::uint64_t seq);
/// Why a command was refused. Empty `id` or `game`: left out.
struct Refused {
  std::string_view code;
  std::string_view message;
  std::string_view id;
  std::string_view game;
};
[[nodiscard]] std::string encode_refused(const Refused& refused);
[[nodiscard]] std::string encode_refused(const BadMessage& bad);

[[nodiscard]] std::string encode_lobby(std::span<const std::string> summaries_json);

/// `view_json` and `ask_json` may be empty: null and left out.
struct StateFrame {
  std::string_view game;
  std::uint64_t seq{};
  const Table& table;
  std::string_view view_json;
  You you;
  std::string_view ask_json;
};
[[nodiscard]] std::string encode_state(const StateFrame& frame);
[[nodiscard]] std::string encode_events(std::string_view game, std::uint64_t seq,
                                        std::span<const std::string> events_json,
                                        const std::optional<You>& you);
[[nodiscard]] std::string encode_ask_message(std::string_view game, std::string_view ask_json);

// --- Events of the table
// ---------------------------------------------------------------------------

[[nodiscard]] std::string encode_seat_event(game::SeatId seat, const Seat& value);
[[nodiscard]] std::string encode_table_event(const Table& table);
[[nodiscard]] std::string encode_chat_event(const ChatLine& line);
[[nodiscard]] std::string encode_spectators_event(std::size_t count);
/// Without a proposal: it is settled.
[[nodiscard]] std::string encode_proposal_event(game::SeatId seat,
                                                const std::optional<Proposal>& proposal);
/// `banks`: milliseconds left by seat, with a bank clock; otherwise empty.
[[nodiscard]] std::string encode_clock_event(const std::optional<RunningClock>& running,
                                             std::span<const std::int64_t> banks);
[[nodiscard]] std::string encode_time_out_event(game::SeatId seat, unsigned turn,
                                                Clock::TimeOut then);

// --- Bodies of the HTTP interface
// ------------------------------------------------------------------

[[nodiscard]] std::string encode_created(std::string_view game);
[[nodiscard]] std::string encode_error(std::string_view code, std::string_view message);
[[nodiscard]] std::string encode_summary(const GameSummary& summary);
/// Empty `next`: this is the last page.
[[nodiscard]] std::string encode_games(std::span<const std::string> summaries_json,
                                       std::string_view next);
/// What can be played: all sets of the catalogue, the options of the base and of the modules, the
/// bots.
[[nodiscard]] std::string encode_rules(const catalogue::Catalogue& catalogue,
                                       std::span<const game::Module* const> modules,
                                       std::span<const std::string_view> bots);

/// What a set-up gives: every reason why it cannot be played, or what is in play.
[[nodiscard]] std::string encode_checked(
    const std::variant<std::shared_ptr<const game::Rules>, std::vector<game::SetupError>>& made);

/// One batch of a replay.
struct ReplayBatch {
  std::uint64_t seq{};
  UnixMs at;
  std::vector<std::string> events_json;
};
[[nodiscard]] std::string encode_replay(const Table& table, std::span<const ReplayBatch> batches);

// --- What the store keeps as text
// ------------------------------------------------------------------

[[nodiscard]] std::string encode_setup(const game::Setup& setup);
[[nodiscard]] std::string encode_clock(const Clock& clock);
/// Read back what the two above wrote. Throw std::runtime_error if the text is damaged.
[[nodiscard]] game::Setup read_setup(std::string_view text);
[[nodiscard]] Clock read_clock(std::string_view text);

}  // namespace aude::protocol
