#include <algorithm>
#include <utility>

#include <sodium.h>

#include "server/room/commands.hpp"
#include "shared/expansions/registry.hpp"
#include "shared/protocol/table_codec.hpp"

namespace aude::room {
namespace {

using protocol::Status;

Change seat_change(const TableState& state, SeatId seat, std::string line) {
  return {{protocol::encode_seat_event(seat, state.seats.at(seat))},
          Change::Line{store::EntryKind::table, seat, std::move(line)}};
}

Change table_change(const TableState& state, std::string line, protocol::UnixMs now) {
  return {{protocol::encode_table_event(table_of(state, now))},
          Change::Line{store::EntryKind::table, std::nullopt, std::move(line)}};
}

Refusal no_seat() { return {"not_seated", "You have no seat at this table."}; }
Refusal bad_seat() { return {"bad_seat", "The table has no such seat."}; }
Refusal has_begun() { return {"wrong_status", "The game has begun already."}; }

/// The host may change a table as long as it waits.
std::optional<Refusal> unless_host(const TableState& state, const Request& by) {
  if (!state.is(Status::waiting)) {
    return has_begun();
  }
  if (state.row.host != by.who.id) {
    return Refusal{"not_host", "Only the host of the table may do that."};
  }
  return std::nullopt;
}

record::Seed random_seed() {
  record::Seed seed;
  randombytes_buf(seed.data(), seed.size());
  return seed;
}

/// A person takes the seat back from the bot, or from nobody.
Verdict come_back(TableState& state, SeatId seat) {
  protocol::Seat& mine = state.seats.at(seat);
  if (!mine.bot && !mine.left) {
    return Refusal{"wrong_status", "You are playing already."};
  }
  if (mine.resigned) {
    return Refusal{"resigned_already", "This seat has resigned."};
  }
  mine.bot = std::nullopt;
  mine.left = false;
  return seat_change(state, seat, "sit");
}

}  // namespace

Verdict carry_out(TableState& state, const protocol::Sit& sit, const Request& by) {
  const std::optional<SeatId> mine = state.seats.of(by.who.id);
  if (state.is(Status::playing) && mine) {
    return come_back(state, *mine);
  }
  if (!state.is(Status::waiting)) {
    return has_begun();
  }
  if (sit.seat && !state.seats.has(*sit.seat)) {
    return bad_seat();
  }
  if (mine && (!sit.seat || sit.seat == mine)) {
    return Refusal{"already_seated", "You have a seat at this table."};
  }
  const std::optional<SeatId> seat = sit.seat ? sit.seat : state.seats.first_free();
  if (!seat) {
    return Refusal{"table_full", "Every seat is taken."};
  }
  if (!state.seats.is_free(*seat)) {
    return Refusal{"seat_taken", "That seat is taken."};
  }
  if (mine) {
    state.seats.clear(*mine);
  }
  state.seats.sit(*seat, by.who);
  Change change = seat_change(state, *seat, "sit");
  if (mine) {
    change.events.push_back(protocol::encode_seat_event(*mine, state.seats.at(*mine)));
  }
  if (!state.row.host) {
    state.row.host = by.who.id;
    change.events.push_back(protocol::encode_table_event(table_of(state, by.now)));
  }
  return change;
}

Verdict carry_out(TableState& state, const protocol::Leave& /*leave*/, const Request& by) {
  const std::optional<SeatId> mine = state.seats.of(by.who.id);
  if (!mine) {
    return no_seat();
  }
  if (state.is(Status::finished)) {
    return Refusal{"wrong_status", "The game is over."};
  }
  if (state.is(Status::playing)) {
    state.seats.at(*mine).left = true;
    return seat_change(state, *mine, "leave");
  }
  state.seats.clear(*mine);
  if (state.row.host != by.who.id) {
    return seat_change(state, *mine, "leave");
  }
  state.row.host = state.seats.next_host();
  Change change = table_change(state, "leave", by.now);
  change.line->seat = mine;
  return change;
}

Verdict carry_out(TableState& state, const protocol::Ready& ready, const Request& by) {
  const std::optional<SeatId> mine = state.seats.of(by.who.id);
  if (!state.is(Status::waiting)) {
    return has_begun();
  }
  if (!mine) {
    return no_seat();
  }
  state.seats.at(*mine).ready = ready.ready;
  return seat_change(state, *mine, ready.ready ? "ready" : "unready");
}

Verdict carry_out(TableState& state, const protocol::Configure& configure, const Request& by) {
  if (auto refusal = unless_host(state, by)) {
    return *refusal;
  }
  auto rules = expansions::make_rules(configure.setup);
  if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&rules)) {
    return Refusal{"bad_setup", errors->front().message};
  }
  if (!state.seats.resize(configure.setup.seats)) {
    return Refusal{"too_few_seats", "More people than that sit at the table."};
  }
  state.seats.unready();
  state.setup = std::get<std::shared_ptr<const game::Rules>>(rules)->setup();
  state.clock = configure.clock;
  state.turn_clock = TurnClock(configure.clock, configure.setup.seats);
  state.row.setup = protocol::encode_setup(state.setup);
  state.row.clock = protocol::encode_clock(state.clock);
  state.row.visibility = configure.visibility;
  state.aids = configure.aids;
  state.row.aids = configure.aids;
  state.row.hints = configure.hints;
  state.row.pace = configure.pace;
  return table_change(state, "configure", by.now);
}

Verdict carry_out(TableState& state, const protocol::PutBot& put, const Request& by) {
  if (auto refusal = unless_host(state, by)) {
    return *refusal;
  }
  if (!state.seats.has(put.seat)) {
    return bad_seat();
  }
  if (state.seats.at(put.seat).player) {
    return Refusal{"seat_taken", "That seat is taken."};
  }
  if (!put.level) {
    state.seats.clear(put.seat);
    return seat_change(state, put.seat, "bot");
  }
  if (by.services.find_bot(*put.level) == nullptr) {
    return Refusal{"no_bot", "There is no such bot."};
  }
  state.seats.put_bot(put.seat, *put.level);
  return seat_change(state, put.seat, "bot");
}

Verdict carry_out(TableState& state, const protocol::Start& /*start*/, const Request& by) {
  if (auto refusal = unless_host(state, by)) {
    return *refusal;
  }
  for (const SeatId seat : state.seats.ids()) {
    const protocol::Seat& one = state.seats.at(seat);
    if (state.seats.is_free(seat)) {
      return Refusal{"not_ready", "Not every seat is taken."};
    }
    // The host says by starting that he is ready.
    if (!one.ready && (!one.player || one.player->id != by.who.id)) {
      return Refusal{"not_ready", "Not everyone is ready."};
    }
  }
  auto made = expansions::make_rules(state.setup);
  if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&made)) {
    return Refusal{"bad_setup", errors->front().message};
  }
  auto rules = std::get<std::shared_ptr<const game::Rules>>(std::move(made));
  const record::Seed seed = by.services.deal ? by.services.deal(by.who) : random_seed();
  state.setup = rules->setup();
  auto match = std::make_shared<Match>(rules, state.setup, seed, state.prefix);
  for (const SeatId seat : state.seats.ids()) {
    state.seats.at(seat).ready = true;
  }
  state.row.setup = protocol::encode_setup(state.setup);
  state.row.seed = seed;
  state.row.status = Status::playing;
  state.row.started_at = by.now;
  Change change{{protocol::encode_table_event(table_of(state, by.now))},
                Change::Line{store::EntryKind::start, std::nullopt, "start"}};
  std::ranges::move(match->take_events(), std::back_inserter(change.events));
  state.match = std::move(match);
  return change;
}

Verdict carry_out(TableState& state, const protocol::Chat& chat, const Request& by) {
  const protocol::ChatLine line{by.now, protocol::PlayerRef{by.who.id, by.who.name},
                                state.seats.of(by.who.id), chat.text};
  state.add_chat(line);
  return Change{{protocol::encode_chat_event(line)},
                Change::Line{store::EntryKind::chat, line.seat, chat.text}};
}

bool knows(const TableState& state, const std::string& account) {
  return state.seats.of(account) || std::ranges::any_of(state.chat, [&](const auto& line) {
           return line.from && line.from->id == account;
         });
}

std::optional<Change> rename(TableState& state, const store::Account& account, UnixMs now) {
  const auto is_old = [&account](const std::optional<protocol::PlayerRef>& player) {
    return player && player->id == account.id && player->name != account.name;
  };
  bool has_spoken = false;
  for (protocol::ChatLine& line : state.chat) {
    if (is_old(line.from)) {
      line.from->name = account.name;
      has_spoken = true;
    }
  }
  const std::optional<SeatId> mine = state.seats.of(account.id);
  const bool is_seated = mine && is_old(state.seats.at(*mine).player);
  if (is_seated) {
    state.seats.at(*mine).player->name = account.name;
  }
  if (has_spoken) {
    return Change{{protocol::encode_table_event(table_of(state, now))}, std::nullopt};
  }
  if (!is_seated) {
    return std::nullopt;
  }
  return Change{{protocol::encode_seat_event(*mine, state.seats.at(*mine))}, std::nullopt};
}

}  // namespace aude::room
