#include "server/store/notes_sql.hpp"

#include <nlohmann/json.hpp>
#include <utility>

namespace aude::store {
namespace {

using nlohmann::json;

std::vector<std::uint8_t> numbers(const std::vector<game::SeatId>& seats) {
  std::vector<std::uint8_t> values;
  values.reserve(seats.size());
  for (const game::SeatId seat : seats) {
    values.push_back(seat.value);
  }
  return values;
}

std::vector<game::SeatId> seats_from(const json& values) {
  std::vector<game::SeatId> seats;
  for (const json& value : values) {
    seats.push_back(game::SeatId{value.get<std::uint8_t>()});
  }
  return seats;
}

std::vector<std::string> ids(Query& query) {
  std::vector<std::string> ids;
  while (query.next()) {
    ids.push_back(query.text());
  }
  return ids;
}

}  // namespace

void write_notes(Connection& db, const std::string& game, const RoomNotes& notes) {
  json proposals = json::array();
  for (const protocol::Proposal& proposal : notes.proposals) {
    proposals.push_back({{"seat", proposal.seat.value},
                         {"agreed", numbers(proposal.agreed)},
                         {"needed", numbers(proposal.needed)}});
  }
  Query query = db.query("INSERT OR REPLACE INTO room_notes (game, banks, proposals, due_at) "
                         "VALUES (?, ?, ?, ?)");
  query.bind(game).bind(json(notes.banks).dump()).bind(proposals.dump());
  query.bind_optional(notes.due_at ? std::optional(notes.due_at->value) : std::nullopt).run();
}

RoomNotes read_notes(Connection& db, const std::string& game) {
  RoomNotes notes;
  Query query = db.query("SELECT banks, proposals, due_at FROM room_notes WHERE game = ?");
  query.bind(game);
  if (!query.next()) {
    return notes;
  }
  notes.banks = json::parse(query.text()).get<std::vector<std::int64_t>>();
  for (const json& proposal : json::parse(query.text())) {
    notes.proposals.push_back({game::SeatId{proposal.at("seat").get<std::uint8_t>()},
                               seats_from(proposal.at("agreed")),
                               seats_from(proposal.at("needed"))});
  }
  if (const auto due_at = query.optional_number()) {
    notes.due_at = UnixMs{*due_at};
  }
  return notes;
}

std::optional<UnixMs> read_due_at(Connection& db, const std::string& game) {
  Query query = db.query("SELECT due_at FROM room_notes WHERE game = ?");
  query.bind(game);
  const auto due_at = query.next() ? query.optional_number() : std::nullopt;
  return due_at ? std::optional(UnixMs{*due_at}) : std::nullopt;
}

std::vector<std::string> read_games_to_wake(Connection& db) {
  // Who has least time left comes first.
  Query query = db.query(
      "SELECT g.id FROM games g LEFT JOIN seats s ON s.game = g.id AND s.seat = g.asked "
      "WHERE g.status = 'playing' AND (g.clock <> '{\"kind\":\"none\"}' OR s.bot IS NOT NULL) "
      "ORDER BY coalesce(g.clock_left_ms, 0), g.id");
  return ids(query);
}

std::vector<std::string> read_stale_tables(Connection& db, UnixMs before) {
  Query query = db.query(
      "SELECT id FROM games WHERE status = 'waiting' AND created_at < ?1 "
      "AND NOT EXISTS (SELECT 1 FROM entries WHERE game = games.id AND at >= ?1) LIMIT 1000");
  query.bind(before.value);
  return ids(query);
}

void delete_table(Connection& db, const std::string& id) {
  Query query = db.query("DELETE FROM games WHERE id = ? AND status = 'waiting'");
  query.bind(id).run();
}

}  // namespace aude::store
