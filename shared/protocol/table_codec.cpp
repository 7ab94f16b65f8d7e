#include "shared/protocol/table_codec.hpp"

#include <nlohmann/json.hpp>
#include <stdexcept>

#include "shared/protocol/table_json.hpp"

namespace aude::protocol {
namespace {

using nlohmann::json;

std::string string_json(std::string_view text) { return json(text).dump(); }

/// A list of values that are JSON already.
std::string joined(std::span<const std::string> values) {
  std::string list = "[";
  for (const std::string& value : values) {
    if (list.size() > 1) {
      list += ',';
    }
    list += value;
  }
  return list + ']';
}

json summary_seat_json(const GameSummary::Seat& seat) {
  json value{{"player", player_json(seat.player)}, {"bot", or_null(seat.bot)}};
  if (seat.score) {
    value["score"] = *seat.score;
  }
  if (seat.place) {
    value["place"] = *seat.place;
  }
  return value;
}

}  // namespace

std::string encode_welcome(const PlayerRef& me, std::string_view server, unsigned ping_seconds) {
  return json{{"t", "welcome"},
              {"protocol", kProtocolVersion},
              {"server", server},
              {"me", player_json(me)},
              {"ping_seconds", ping_seconds}}
      .dump();
}

std::string encode_me(const PlayerRef& me) {
  return json{{"t", "me"}, {"me", player_json(me)}}.dump();
}

std::string encode_pong() { return R"({"t":"pong"})"; }

std::string encode_closing(std::string_view code, std::string_view message) {
  return json{{"t", "closing"}, {"code", code}, {"message", message}}.dump();
}

std::string encode_ack(std::string_view id, std::string_view game, std::uint64_t seq) {
  return json{{"t", "ack"}, {"id", id}, {"game", game}, {"seq", seq}}.dump();
}

std::string encode_refused(const Refused& refused) {
  json message{{"t", "refused"}, {"code", refused.code}, {"message", refused.message}};
  if (!refused.id.empty()) {
    message["id"] = refused.id;
  }
  if (!refused.game.empty()) {
    message["game"] = refused.game;
  }
  return message.dump();
}

std::string encode_refused(const BadMessage& bad) {
  return encode_refused(Refused{bad.code, bad.message,
                                bad.id ? std::string_view(*bad.id) : std::string_view(),
                                bad.game ? std::string_view(*bad.game) : std::string_view()});
}

std::string encode_lobby(std::span<const std::string> summaries_json) {
  return R"({"t":"lobby","games":)" + joined(summaries_json) + '}';
}

std::string encode_state(const StateFrame& frame) {
  std::string text = R"({"t":"state","game":)" + string_json(frame.game) + R"(,"seq":)" +
                     std::to_string(frame.seq) + R"(,"table":)" + table_json(frame.table).dump() +
                     R"(,"you":)" + you_json(frame.you).dump() + R"(,"view":)" +
                     (frame.view_json.empty() ? "null" : std::string(frame.view_json));
  if (!frame.ask_json.empty()) {
    text += R"(,"ask":)" + std::string(frame.ask_json);
  }
  return text + '}';
}

std::string encode_events(std::string_view game, std::uint64_t seq,
                          std::span<const std::string> events_json, const std::optional<You>& you) {
  std::string text = R"({"t":"events","game":)" + string_json(game) + R"(,"seq":)" +
                     std::to_string(seq) + R"(,"events":)" + joined(events_json);
  if (you) {
    text += R"(,"you":)" + you_json(*you).dump();
  }
  return text + '}';
}

std::string encode_ask_message(std::string_view game, std::string_view ask_json) {
  return R"({"t":"ask","game":)" + string_json(game) + R"(,"ask":)" + std::string(ask_json) + '}';
}

std::string encode_seat_event(game::SeatId seat, const Seat& value) {
  return json{{"e", "seat"}, {"seat", seat.value}, {"value", seat_json(value)}}.dump();
}

std::string encode_table_event(const Table& table) {
  return json{{"e", "table"}, {"table", table_json(table)}}.dump();
}

std::string encode_chat_event(const ChatLine& line) {
  return json{{"e", "chat"}, {"line", chat_line_json(line)}}.dump();
}

std::string encode_spectators_event(std::size_t count) {
  return json{{"e", "spectators"}, {"count", count}}.dump();
}

std::string encode_proposal_event(game::SeatId seat, const std::optional<Proposal>& proposal) {
  return json{{"e", "proposal"},
              {"seat", seat.value},
              {"proposal", proposal ? proposal_json(*proposal) : json(nullptr)}}
      .dump();
}

std::string encode_clock_event(const std::optional<RunningClock>& running,
                               std::span<const std::int64_t> banks) {
  json event{{"e", "clock"}, {"running", running_json(running)}};
  if (!banks.empty()) {
    event["banks"] = banks;
  }
  return event.dump();
}

std::string encode_time_out_event(game::SeatId seat, unsigned turn, Clock::TimeOut then) {
  return json{{"e", "time_out"}, {"seat", seat.value}, {"turn", turn}, {"then", to_string(then)}}
      .dump();
}

std::string encode_created(std::string_view game) { return json{{"id", game}}.dump(); }

std::string encode_error(std::string_view code, std::string_view message) {
  return json{{"error", {{"code", code}, {"message", message}}}}.dump();
}

std::string encode_summary(const GameSummary& summary) {
  json seats = json::array();
  for (const GameSummary::Seat& seat : summary.seats) {
    seats.push_back(summary_seat_json(seat));
  }
  json value{{"id", summary.id},
             {"status", to_string(summary.status)},
             {"visibility", to_string(summary.visibility)},
             {"created_at", to_iso8601(summary.created_at)},
             {"setup", setup_json(summary.setup)},
             {"clock", clock_json(summary.clock)},
             {"host", or_null(summary.host)},
             {"seats", std::move(seats)}};
  if (summary.finished_at) {
    value["finished_at"] = to_iso8601(*summary.finished_at);
  }
  if (summary.turn) {
    value["turn"] = *summary.turn;
  }
  if (summary.your_seat) {
    value["your_seat"] = summary.your_seat->value;
  }
  if (summary.your_move) {
    value["your_move"] = *summary.your_move;
  }
  if (summary.remaining_ms) {
    value["remaining_ms"] = *summary.remaining_ms;
  }
  return value.dump();
}

std::string encode_games(std::span<const std::string> summaries_json, std::string_view next) {
  std::string text = R"({"games":)" + joined(summaries_json);
  if (!next.empty()) {
    text += R"(,"next":)" + string_json(next);
  }
  return text + '}';
}

std::string encode_replay(const Table& table, std::span<const ReplayBatch> batches) {
  std::vector<std::string> texts;
  for (const ReplayBatch& batch : batches) {
    texts.push_back(R"({"seq":)" + std::to_string(batch.seq) + R"(,"at":)" +
                    string_json(to_iso8601(batch.at)) + R"(,"events":)" +
                    joined(batch.events_json) + '}');
  }
  return R"({"table":)" + table_json(table).dump() + R"(,"batches":)" + joined(texts) + '}';
}

std::string encode_setup(const game::Setup& setup) { return setup_json(setup).dump(); }

std::string encode_clock(const Clock& clock) { return clock_json(clock).dump(); }

game::Setup read_setup(std::string_view text) {
  const json value = json::parse(text);
  game::Setup setup;
  for (const json& set : value.at("sets")) {
    setup.sets.push_back({set.at("set").get<std::string>(), set.at("copies").get<unsigned>()});
  }
  setup.seats = value.at("seats").get<unsigned>();
  for (const auto& [id, option] : value.at("options").items()) {
    setup.options.emplace(id, option.get<std::string>());
  }
  return setup;
}

Clock read_clock(std::string_view text) {
  const json value = json::parse(text);
  const auto kind = value.at("kind").get<std::string>();
  Clock clock;
  if (kind == "none") {
    return clock;
  }
  clock.kind = kind == "days"   ? Clock::Kind::days
               : kind == "bank" ? Clock::Kind::bank
                                : Clock::Kind::turn;
  clock.seconds = value.value("seconds", 0U);
  clock.increment = value.value("increment", 0U);
  clock.days = value.value("days", 0U);
  clock.time_out = time_out_from(value.value("time_out", "bot")).value_or(Clock::TimeOut::bot);
  return clock;
}

}  // namespace aude::protocol
