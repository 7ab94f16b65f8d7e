#include "server/archive/inspect.hpp"

#include <exception>
#include <stdexcept>

#include "server/room/table_state.hpp"
#include "shared/record/record.hpp"

namespace aude::archive {
namespace {

room::TableState load(const store::StoredGame& game) {
  return room::load_table(game, game.game.created_at, room::Match::Replayed());
}

std::string record_from(const store::StoredGame& game, const room::TableState& state) {
  record::Header header;
  header.id = game.game.id;
  header.played_at = protocol::to_iso8601(game.game.started_at.value_or(game.game.created_at));
  for (const store::SeatRow& seat : game.seats) {
    header.names.push_back(seat.player ? seat.player->name : seat.bot.value_or(""));
  }
  if (const record::Prefix* const prefix = state.match->prefix()) {
    header.prefix = *prefix;
  }
  return record::write(state.match->game(), header, state.match->seed());
}

void check_log(const store::StoredGame& game) {
  std::uint64_t last = 0;
  for (const store::Entry& entry : game.entries) {
    if (entry.seq <= last || entry.seq > game.game.seq) {
      throw std::runtime_error("entry " + std::to_string(entry.seq) +
                               " of the log is out of its place");
    }
    last = entry.seq;
  }
}

void check_outcome(const store::StoredGame& game, const room::TableState& state) {
  if (game.seats.size() != state.setup.seats) {
    throw std::runtime_error("there are " + std::to_string(game.seats.size()) + " seats for " +
                             std::to_string(state.setup.seats) + " players");
  }
  if (!state.match) {
    if (game.game.status != protocol::Status::waiting) {
      throw std::runtime_error("the order of its tiles is missing");
    }
    return;
  }
  const bool finished = game.game.status == protocol::Status::finished;
  if (state.match->game().over() != finished) {
    throw std::runtime_error(finished ? "the log stops before the end" : "the end was not noted");
  }
  const auto rows = room::seat_rows(state);
  for (std::size_t i = 0; finished && i < rows.size(); ++i) {
    if (game.seats[i].score != rows[i].score) {
      throw std::runtime_error("the score of seat " + std::to_string(i + 1) +
                               " is not what the moves give");
    }
  }
  static_cast<void>(record::read(record_from(game, state), nullptr));
}

}  // namespace

std::optional<std::string> fault_of(const store::StoredGame& game) {
  try {
    check_log(game);
    check_outcome(game, load(game));
    return std::nullopt;
  } catch (const std::exception& error) {
    return error.what();
  }
}

std::string record_of(const store::StoredGame& game) { return record_from(game, load(game)); }

}  // namespace aude::archive
