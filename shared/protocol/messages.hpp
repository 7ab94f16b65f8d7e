#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "shared/game/ids.hpp"
#include "shared/game/setup.hpp"
#include "shared/protocol/aid_query.hpp"

namespace aude::protocol {

inline constexpr int kProtocolVersion = 1;

/// Limits of the wire (docs/protocol.md). Lengths of texts are in code points.
inline constexpr std::size_t kMaxMessageBytes = 8192;
inline constexpr std::size_t kMaxNameLength = 24;
inline constexpr std::size_t kMaxChatLength = 300;
inline constexpr std::size_t kMaxCommandIdLength = 32;
inline constexpr unsigned kMinTurnSeconds = 10;
inline constexpr unsigned kMaxTurnSeconds = 86400;
inline constexpr unsigned kMinBankSeconds = 30;
inline constexpr unsigned kMaxIncrementSeconds = 600;
inline constexpr unsigned kMaxTurnDays = 14;

/// Thinking time: `seconds` for each turn (turn), `seconds` for the game and `increment` seconds
/// more with each turn (bank), or `days` for each turn (days). What does not count for a kind is 0.
struct Clock {
  enum class Kind : std::uint8_t { none, turn, bank, days } kind{Kind::none};
  unsigned seconds{0};
  unsigned increment{0};
  unsigned days{0};
  /// What becomes of a turn whose time is up: a bot plays the rest, it is passed as far as the
  /// rules allow, or the seat resigns.
  enum class TimeOut : std::uint8_t { bot, skip, resign } time_out{TimeOut::bot};
  bool operator==(const Clock&) const = default;
};
[[nodiscard]] std::string_view to_string(Clock::TimeOut time_out);
/// Returns nothing for any other word.
[[nodiscard]] std::optional<Clock::TimeOut> time_out_from(std::string_view word);

/// "public" or "private" on the wire.
enum class Visibility : std::uint8_t { listed, by_link };
[[nodiscard]] std::string_view to_string(Visibility visibility);
/// Returns nothing for any other word.
[[nodiscard]] std::optional<Visibility> visibility_from(std::string_view word);

/// "waiting", "playing", "finished".
enum class Status : std::uint8_t { waiting, playing, finished };
[[nodiscard]] std::string_view to_string(Status status);
/// Returns nothing for any other word.
[[nodiscard]] std::optional<Status> status_from(std::string_view word);

/// Whether the table answers aid queries: "all" or "none" on the wire.
enum class Aids : std::uint8_t { all, none };
[[nodiscard]] std::string_view to_string(Aids aids);
/// Returns nothing for any other word.
[[nodiscard]] std::optional<Aids> aids_from(std::string_view word);

/// Who may ask the table for hints: a person who plays against bots alone, everybody who plays, or
/// nobody. "solo", "all" or "none" on the wire.
enum class Hints : std::uint8_t { solo, all, none };
[[nodiscard]] std::string_view to_string(Hints hints);
/// Returns nothing for any other word.
[[nodiscard]] std::optional<Hints> hints_from(std::string_view word);

/// How long the bots of a table take before they move: just long enough to be followed, or as long
/// as people. "quick" or "human" on the wire.
enum class Pace : std::uint8_t { quick, human };
[[nodiscard]] std::string_view to_string(Pace pace);
/// Returns nothing for any other word.
[[nodiscard]] std::optional<Pace> pace_from(std::string_view word);

/// Messages of a client, as in schema.json. `game` is the id of the game, `id` the command id.
struct Lobby {
  bool watch{};
};
struct Watch {
  std::string game;
  std::optional<std::uint64_t> seen;
};
struct Unwatch {
  std::string game;
};
struct Sit {
  std::string game;
  std::string id;
  std::optional<game::SeatId> seat;
};
struct Leave {
  std::string game;
  std::string id;
};
struct Ready {
  std::string game;
  std::string id;
  bool ready{};
};
struct Configure {
  std::string game;
  std::string id;
  game::Setup setup;
  Clock clock;
  Visibility visibility{};
  Aids aids{};
  Hints hints{};
  Pace pace{};
};
struct PutBot {
  std::string game;
  std::string id;
  game::SeatId seat;
  /// Nothing: take the bot off.
  std::optional<std::string> level;
};
struct Start {
  std::string game;
  std::string id;
};
struct Choose {
  std::string game;
  std::string id;
  unsigned ask{};
  std::size_t option{};
};
struct Undo {
  std::string game;
  std::string id;
  unsigned ask{};
};
struct ResignSeat {
  std::string game;
  std::string id;
};
struct ProposeBot {
  std::string game;
  std::string id;
  game::SeatId seat;
};
struct DeclineBot {
  std::string game;
  std::string id;
  game::SeatId seat;
};
struct Chat {
  std::string game;
  std::string id;
  std::string text;
};
/// Asks for a hint on the open question `ask`.
struct Hint {
  std::string game;
  std::string id;
  unsigned ask{};
};
/// The hint that is being thought about is not wanted any more.
struct Unhint {
  std::string game;
};
struct Ping {};

using ClientMessage =
    std::variant<Lobby, Watch, Unwatch, Sit, Leave, Ready, Configure, PutBot, Start, Choose, Undo,
                 ResignSeat, ProposeBot, DeclineBot, Chat, AidQuery, Hint, Unhint, Ping>;

/// A text that is no message of the protocol. The codes: not_json, too_long, bad_message,
/// unknown_message, and bad_name where a name has the wrong length.
struct BadMessage {
  std::string code;
  /// One sentence that names the member that is wrong.
  std::string message;
  /// Command and game, if they could be read.
  std::optional<std::string> id;
  std::optional<std::string> game;
};

/// Reads a message of a client. Strict: no unknown members, right types, the limits above. Pure;
/// safe to call from any thread, with any bytes.
[[nodiscard]] std::variant<ClientMessage, BadMessage> decode(std::string_view text);

/// Body of POST /api/games.
struct CreateTable {
  game::Setup setup;
  Clock clock;
  Visibility visibility{};
  Aids aids{};
  Hints hints{};
  Pace pace{};
};
[[nodiscard]] std::variant<CreateTable, BadMessage> decode_create(std::string_view text);

/// Body of POST /api/games/ID/play-on.
struct PlayOn {
  /// From how many actions of the game on.
  std::size_t move{};
  /// Where the person sits; bots of this level sit everywhere else.
  game::SeatId seat;
  std::string level;
};
[[nodiscard]] std::variant<PlayOn, BadMessage> decode_play_on(std::string_view text);

/// Body of POST /api/rules/check.
[[nodiscard]] std::variant<game::Setup, BadMessage> decode_check(std::string_view text);

/// Body of POST /api/me. Checks the form alone: what may be a name is for identity::clean_name.
struct SetMe {
  std::string name;
};
[[nodiscard]] std::variant<SetMe, BadMessage> decode_set_me(std::string_view text);

/// The game that a message is about; empty for lobby and ping.
[[nodiscard]] std::string_view game_of(const ClientMessage& message);
/// The id of a command; empty for messages that have none.
[[nodiscard]] std::string_view command_id_of(const ClientMessage& message);

}  // namespace aude::protocol
