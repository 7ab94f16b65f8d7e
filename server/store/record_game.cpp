#include "server/store/record_game.hpp"

#include <sodium.h>

#include <array>
#include <ctime>
#include <nlohmann/json.hpp>
#include <string>

#include "server/store/portable.hpp"
#include "shared/game/scoring.hpp"
#include "shared/protocol/table_codec.hpp"
#include "shared/record/action_text.hpp"
#include "shared/record/record.hpp"

namespace aude::store {
namespace {

/// 12 letters and digits that follow from the text.
std::string id_from(const std::string& text) {
  constexpr std::string_view kAlphabet =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  std::string id(12, '\0');
  for (std::size_t i = 0; i < id.size(); ++i) {
    id[i] = kAlphabet[hash[i] % kAlphabet.size()];
  }
  return id;
}

/// From "2026-11-30T08:04:35.120Z"; the start of 1970 if there is no time.
UnixMs time_from(const std::string& iso8601) {
  std::tm parts{};
  if (::strptime(iso8601.c_str(), "%Y-%m-%dT%H:%M:%S", &parts) == nullptr) {
    return {};
  }
  return {static_cast<std::int64_t>(::timegm(&parts)) * 1000};
}

std::vector<SeatRow> seats_of(const record::Replayed& replayed, const std::string& game) {
  const game::State& state = replayed.game.state();
  const auto places = game::places(state);
  std::vector<SeatRow> seats(state.seats);
  for (std::uint8_t i = 0; i < state.seats; ++i) {
    const std::string written =
        i < replayed.header.names.size() ? replayed.header.names[i] : std::string();
    const std::string name = written.empty() ? "Seat " + std::to_string(i + 1) : written;
    seats[i].player = Account{id_from(game + "/" + std::to_string(i)), name};
    seats[i].ready = true;
    seats[i].score = state.score(game::SeatId{i}).value;
    seats[i].place = places.at(i);
  }
  return seats;
}

std::vector<Entry> entries_of(const record::Replayed& replayed, UnixMs at,
                              std::vector<SeatRow>& seats) {
  std::vector<Entry> entries;
  const auto add = [&](EntryKind kind, std::optional<std::uint8_t> seat, std::string text) {
    entries.push_back({entries.size() + 1, at, kind, seat, std::move(text), std::nullopt, ""});
  };
  add(EntryKind::start, std::nullopt, "start");
  // The store has the prefix beside the log.
  const std::size_t taken_over =
      replayed.header.prefix ? replayed.header.prefix->actions.size() : 0;
  for (const game::Action& action : replayed.game.actions().subspan(taken_over)) {
    add(EntryKind::action, action.seat.value, record::write_action(action));
  }
  for (std::uint8_t i = 0; i < replayed.game.state().seats; ++i) {
    seats[i].resigned = replayed.game.state().is_resigned(game::SeatId{i});
  }
  return entries;
}

record::Replayed verified(std::string_view text) {
  try {
    return record::read(text, nullptr);
  } catch (const record::RecordError& error) {
    throw ImportError("damaged", error.what());
  }
}

}  // namespace

StoredGame game_of_record(std::string_view text) {
  const record::Replayed replayed = verified(text);
  if (!replayed.game.over() || !replayed.seed) {
    throw ImportError("unfinished", "a record of a running game holds no seed, so it cannot go on; "
                                    "export the game instead");
  }
  const UnixMs at = time_from(replayed.header.played_at);
  StoredGame stored;
  GameRow& row = stored.game;
  row.id = replayed.header.id.empty() ? id_from(replayed.commitment) : replayed.header.id;
  row.status = protocol::Status::finished;
  row.visibility = protocol::Visibility::by_link;
  // As the commitment covers it, whatever options this program knows besides.
  row.setup =
      protocol::encode_setup(protocol::read_setup(nlohmann::json::parse(text).at("setup").dump()));
  row.clock = protocol::encode_clock({});
  row.seed = *replayed.seed;
  row.created_at = at;
  row.started_at = at;
  row.finished_at = at;
  row.turn = replayed.game.state().turn;
  stored.seats = seats_of(replayed, row.id);
  stored.entries = entries_of(replayed, at, stored.seats);
  row.seq = stored.entries.size();
  if (replayed.header.prefix) {
    stored.prefix = record::write_prefix(*replayed.header.prefix);
  }
  return stored;
}

}  // namespace aude::store
