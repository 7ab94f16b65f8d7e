#include "server/room/table_state.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <variant>

#include "shared/expansions/registry.hpp"
#include "shared/game/view.hpp"
#include "shared/protocol/table_codec.hpp"

namespace aude::room {
namespace {

constexpr std::size_t kChatKept = 50;

std::shared_ptr<const game::Rules> rules_of(const game::Setup& setup) {
  auto made = expansions::make_rules(setup);
  if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&made)) {
    throw std::runtime_error("the set-up cannot be played any more: " + errors->front().message);
  }
  return std::get<std::shared_ptr<const game::Rules>>(std::move(made));
}

protocol::ChatLine chat_line(const store::Entry& entry) {
  protocol::ChatLine line{entry.at, std::nullopt, std::nullopt, entry.text};
  if (entry.account) {
    line.from = protocol::PlayerRef{entry.account->id, entry.account->name};
  }
  if (entry.seat) {
    line.seat = SeatId{*entry.seat};
  }
  return line;
}

}  // namespace

void TableState::add_chat(protocol::ChatLine line) {
  chat.push_back(std::move(line));
  if (chat.size() > kChatKept) {
    chat.pop_front();
  }
}

TableState load_table(const store::StoredGame& stored, protocol::UnixMs now,
                      const Match::Replayed& replayed) {
  TableState state;
  state.row = stored.game;
  state.setup = protocol::read_setup(stored.game.setup);
  state.clock = protocol::read_clock(stored.game.clock);
  state.aids = stored.game.aids;
  state.seats = Seats(stored.seats, now);
  if (stored.prefix) {
    state.prefix = std::make_shared<const record::Prefix>(record::read_prefix(*stored.prefix));
  }
  if (stored.game.seed) {
    state.match = std::make_shared<const Match>(Match::restore(rules_of(state.setup), state.setup,
                                                               *stored.game.seed, state.prefix,
                                                               stored.entries, replayed));
  }
  state.turn_clock = TurnClock(state.clock, stored.seats.size(),
                               {stored.game.turn, stored.game.clock_left_ms, stored.notes.banks});
  state.proposals = Proposals(stored.notes.proposals);
  for (const store::Entry& entry : stored.entries) {
    if (entry.kind == store::EntryKind::chat) {
      state.add_chat(chat_line(entry));
    }
  }
  return state;
}

protocol::Table table_of(const TableState& state, protocol::UnixMs now) {
  protocol::Table table;
  table.id = state.row.id;
  table.status = state.row.status;
  table.visibility = state.row.visibility;
  table.host = state.row.host;
  table.created_at = state.row.created_at;
  table.setup = state.setup;
  table.clock = state.clock;
  table.aids = state.aids;
  table.hints = state.row.hints;
  table.pace = state.row.pace;
  if (state.prefix) {
    table.from = protocol::Origin{state.prefix->game, state.prefix->actions.size()};
  }
  table.seats = state.seats.all();
  table.spectators = state.spectators;
  table.chat.assign(state.chat.begin(), state.chat.end());
  table.proposals = state.proposals.all();
  table.running = state.turn_clock.running(now);
  table.banks = state.turn_clock.banks(now);
  return table;
}

protocol::You you_of(const TableState& state, const std::string& account) {
  const std::optional<SeatId> seat = state.seats.of(account);
  return {seat, state.row.host == account, seat && gives_hints(state, *seat)};
}

bool gives_hints(const TableState& state, SeatId seat) {
  using protocol::Hints;
  if (!state.is(protocol::Status::playing) || !state.seats.is_played(seat) ||
      state.aids == protocol::Aids::none || state.clock.kind != protocol::Clock::Kind::none) {
    return false;
  }
  const auto seats = state.seats.ids();
  const auto people =
      std::ranges::count_if(seats, [&](SeatId one) { return state.seats.is_played(one); });
  return state.row.hints == Hints::all || (state.row.hints == Hints::solo && people == 1);
}

std::vector<store::SeatRow> seat_rows(const TableState& state) {
  std::vector<store::SeatRow> rows = state.seats.rows();
  if (!state.match || !state.match->game().over()) {
    return rows;
  }
  const game::Game& game = state.match->game();
  const game::View view = game::view_of(game.rules(), game.state());
  for (std::size_t seat = 0; seat < rows.size(); ++seat) {
    rows[seat].score = game.state().score(SeatId{static_cast<std::uint8_t>(seat)}).value;
    rows[seat].place = view.outcome->places.at(seat);
  }
  return rows;
}

protocol::GameSummary summary_of(const store::ListedGame& listed,
                                 const std::optional<std::string>& viewer, protocol::UnixMs now) {
  protocol::GameSummary summary;
  summary.id = listed.game.id;
  summary.status = listed.game.status;
  summary.visibility = listed.game.visibility;
  summary.created_at = listed.game.created_at;
  summary.setup = protocol::read_setup(listed.game.setup);
  summary.clock = protocol::read_clock(listed.game.clock);
  summary.host = listed.game.host;
  summary.finished_at = listed.game.finished_at;
  if (listed.game.status != protocol::Status::waiting) {
    summary.turn = listed.game.turn;
  }
  if (listed.due_at && listed.game.status == protocol::Status::playing) {
    summary.remaining_ms = std::max<std::int64_t>(0, listed.due_at->value - now.value);
  }
  const auto seats = static_cast<std::uint8_t>(listed.seats.size());
  for (std::uint8_t i = 0; i < seats; ++i) {
    const store::SeatRow& row = listed.seats[i];
    protocol::GameSummary::Seat seat{std::nullopt, row.bot, row.score, row.place};
    if (row.player) {
      seat.player = protocol::PlayerRef{row.player->id, row.player->name};
      if (viewer && row.player->id == *viewer) {
        summary.your_seat = SeatId{i};
        summary.your_move = listed.game.asked == i && !row.bot;
      }
    }
    summary.seats.push_back(std::move(seat));
  }
  return summary;
}

std::optional<Respondent> respondent_of(const TableState& state, const std::string& stand_in) {
  if (!state.match || !state.match->game().ask()) {
    return std::nullopt;
  }
  const game::Game& game = state.match->game();
  Respondent respondent{game.ask()->seat, state.seats.at(game.ask()->seat).bot, std::nullopt};
  if (!respondent.bot && state.turn_clock.is_expired(game.state().turn)) {
    respondent.late = state.clock.time_out;
    if (respondent.late == protocol::Clock::TimeOut::bot) {
      respondent.bot = stand_in;
    }
  }
  return respondent;
}

std::optional<TurnClock::Player> thinking_person(const TableState& state,
                                                 const std::string& stand_in) {
  const auto respondent = respondent_of(state, stand_in);
  if (!respondent || !respondent->is_thinking()) {
    return std::nullopt;
  }
  return TurnClock::Player{state.match->game().state().turn, respondent->seat};
}

store::RoomNotes notes_of(const TableState& state, protocol::UnixMs now) {
  return {state.turn_clock.banks(now), state.proposals.all(), state.turn_clock.deadline()};
}

}  // namespace aude::room
