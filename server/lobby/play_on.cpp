#include "server/lobby/play_on.hpp"

#include <spdlog/spdlog.h>

#include <utility>
#include <variant>

#include "server/room/commands.hpp"
#include "server/store/random_id.hpp"
#include "shared/protocol/table_codec.hpp"
#include "shared/record/action_text.hpp"

namespace aude::lobby {
namespace {

/// Who has resigned when the prefix ends stays out.
game::SeatMask resigned_in(const record::Prefix& prefix) {
  game::SeatMask resigned = 0;
  for (const record::Prefix::Line& line : prefix.actions) {
    if (line.action == record::write_action({line.seat, game::Resign{}})) {
      resigned |= game::bit(line.seat);
    }
  }
  return resigned;
}

std::vector<store::SeatRow> seats_for(const store::Account& host, const protocol::PlayOn& from,
                                      std::size_t count, game::SeatMask resigned) {
  std::vector<store::SeatRow> seats(count);
  for (std::size_t i = 0; i < count; ++i) {
    const game::SeatId seat{static_cast<std::uint8_t>(i)};
    if (seat == from.seat) {
      seats[i].player = host;
    } else {
      seats[i].bot = from.level;
    }
    seats[i].ready = true;
    seats[i].resigned = (resigned & game::bit(seat)) != 0;
  }
  return seats;
}

/// The table before it begins; or why it cannot.
std::variant<store::StoredGame, ApiError> table_for(const room::Services& services,
                                                    const store::Account& host,
                                                    const store::StoredGame& stored,
                                                    const protocol::PlayOn& from) {
  const room::TableState old = room::load_table(stored, services.now(), room::Match::Replayed());
  const game::Game& game = old.match->game();
  if (from.move >= game.actions().size()) {
    return ApiError{400, "bad_move", "The game was over by then: choose an earlier position."};
  }
  if (services.find_bot(from.level) == nullptr) {
    return ApiError{400, "no_bot", "There is no such bot."};
  }
  const record::Prefix prefix = record::prefix_of(game, stored.game.id, from.move);
  const game::SeatMask resigned = resigned_in(prefix);
  if (!old.seats.has(from.seat) || (resigned & game::bit(from.seat)) != 0) {
    return ApiError{400, "bad_seat", "Nobody plays on that seat at this position."};
  }
  store::StoredGame table;
  table.game.id = store::random_id();
  table.game.visibility = protocol::Visibility::by_link;
  table.game.host = host.id;
  table.game.setup = stored.game.setup;
  table.game.clock = protocol::encode_clock({});
  table.game.created_at = services.now();
  table.seats = seats_for(host, from, old.seats.size(), resigned);
  table.prefix = record::write_prefix(prefix);
  return table;
}

/// The first batch of the table: its start.
std::variant<store::Commit, ApiError> start_of(const room::Services& services,
                                               const store::Account& host,
                                               const store::StoredGame& table) {
  const protocol::UnixMs now = services.now();
  room::TableState state = room::load_table(table, now, room::Match::Replayed());
  room::Verdict verdict =
      room::carry_out(state, protocol::Start{}, room::Request{host, services, now});
  if (const auto* refusal = std::get_if<room::Refusal>(&verdict)) {
    return ApiError{409, refusal->code, refusal->message};
  }
  auto& change = std::get<room::Change>(verdict);
  room::settle(state, change, services, now);
  state.row.seq = 1;
  return store::Commit{
      state.row, room::seat_rows(state),
      store::Entry{1, now, store::EntryKind::start, std::nullopt, change.line->text, host, ""},
      room::notes_of(state, now)};
}

}  // namespace

awaitable<Body> play_on(const room::Services* services, store::Account host, std::string id,
                        protocol::PlayOn from) {
  try {
    auto loading = services->store.load_game(id);
    const std::optional<store::StoredGame> stored = co_await std::move(loading);
    if (!stored) {
      co_return ApiError{404, "not_found", "There is no such game."};
    }
    if (stored->game.status != protocol::Status::finished) {
      co_return ApiError{409, "game_running", "One can play on from a game that is over."};
    }
    auto made = table_for(*services, host, *stored, from);
    if (auto* error = std::get_if<ApiError>(&made)) {
      co_return std::move(*error);
    }
    const auto& table = std::get<store::StoredGame>(made);
    auto started = start_of(*services, host, table);
    if (auto* error = std::get_if<ApiError>(&started)) {
      co_return std::move(*error);
    }
    // Nobody knows the table before it has begun.
    auto adding = services->store.add_game({table.game, table.seats, std::nullopt, table.prefix});
    co_await std::move(adding);
    auto starting = services->store.commit(std::move(std::get<store::Commit>(started)));
    co_await std::move(starting);
    co_return protocol::encode_created(table.game.id);
  } catch (const store::StoreError& error) {
    spdlog::error("a table could not be stored: {}", error.what());
    co_return ApiError{503, "storage_failed", "The server could not do that just now; try again."};
  } catch (const std::exception& error) {
    spdlog::error("game {} is damaged: {}", id, error.what());
    co_return ApiError{500, "broken_game", "This game is damaged and cannot be played on."};
  }
}

}  // namespace aude::lobby
