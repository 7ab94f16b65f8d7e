#include "shared/protocol/table_json.hpp"

#include <algorithm>
#include <array>

namespace aude::protocol {
namespace {

using nlohmann::json;

json seats_json(const std::vector<game::SeatId>& seats) {
  json list = json::array();
  for (const game::SeatId seat : seats) {
    list.push_back(seat.value);
  }
  return list;
}

template <class Items, class ToJson>
json list_json(const Items& items, ToJson to_json) {
  json list = json::array();
  for (const auto& item : items) {
    list.push_back(to_json(item));
  }
  return list;
}

void append_padded(std::string& text, std::int64_t number, std::size_t width) {
  const std::string digits = std::to_string(number);
  text.append(width - std::min(width, digits.size()), '0');
  text += digits;
}

}  // namespace

std::string to_iso8601(UnixMs at) {
  constexpr std::int64_t kDayMs = 86'400'000;
  const std::int64_t days = (at.value >= 0 ? at.value : at.value - kDayMs + 1) / kDayMs;
  const std::int64_t ms = at.value - days * kDayMs;
  // The proleptic Gregorian calendar in eras of 400 years that begin on 1 March.
  const std::int64_t shifted = days + 719'468;
  const std::int64_t era = (shifted >= 0 ? shifted : shifted - 146'096) / 146'097;
  const std::int64_t day_of_era = shifted - era * 146'097;
  const std::int64_t year_of_era =
      (day_of_era - day_of_era / 1'460 + day_of_era / 36'524 - day_of_era / 146'096) / 365;
  const std::int64_t day_of_year =
      day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  const std::int64_t month_from_march = (5 * day_of_year + 2) / 153;
  const std::int64_t day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
  const std::int64_t month = month_from_march + (month_from_march < 10 ? 3 : -9);
  std::string text;
  append_padded(text, year_of_era + era * 400 + (month <= 2 ? 1 : 0), 4);
  text += '-';
  append_padded(text, month, 2);
  text += '-';
  append_padded(text, day, 2);
  text += 'T';
  append_padded(text, ms / 3'600'000, 2);
  text += ':';
  append_padded(text, ms / 60'000 % 60, 2);
  text += ':';
  append_padded(text, ms / 1'000 % 60, 2);
  text += '.';
  append_padded(text, ms % 1'000, 3);
  text += 'Z';
  return text;
}

json setup_json(const game::Setup& setup) {
  const auto choice = [](const game::SetChoice& set) {
    return json{{"set", set.set}, {"copies", set.copies}};
  };
  json options = json::object();
  for (const auto& [id, value] : setup.options) {
    options[id] = value;
  }
  return {{"sets", list_json(setup.sets, choice)}, {"seats", setup.seats}, {"options", options}};
}

json clock_json(const Clock& clock) {
  json value;
  switch (clock.kind) {
  case Clock::Kind::none:
    return {{"kind", "none"}};
  case Clock::Kind::turn:
    value = {{"kind", "turn"}, {"seconds", clock.seconds}};
    break;
  case Clock::Kind::bank:
    value = {{"kind", "bank"}, {"seconds", clock.seconds}, {"increment", clock.increment}};
    break;
  case Clock::Kind::days:
    value = {{"kind", "days"}, {"days", clock.days}};
    break;
  }
  if (clock.time_out != Clock::TimeOut::bot) {
    value["time_out"] = to_string(clock.time_out);
  }
  return value;
}

json player_json(const std::optional<PlayerRef>& player) {
  return player ? json{{"id", player->id}, {"name", player->name}} : json(nullptr);
}

json seat_or_null(const std::optional<game::SeatId>& seat) {
  return seat ? json(seat->value) : json(nullptr);
}

json seat_json(const Seat& seat) {
  return {{"player", player_json(seat.player)},
          {"bot", or_null(seat.bot)},
          {"ready", seat.ready},
          {"online", seat.online},
          {"left", seat.left},
          {"resigned", seat.resigned}};
}

json chat_line_json(const ChatLine& line) {
  return {{"at", to_iso8601(line.at)},
          {"from", player_json(line.from)},
          {"seat", seat_or_null(line.seat)},
          {"text", line.text}};
}

json running_json(const std::optional<RunningClock>& running) {
  return running ? json{{"seat", running->seat.value},
                        {"remaining_ms", std::max<std::int64_t>(0, running->remaining_ms)}}
                 : json(nullptr);
}

json proposal_json(const Proposal& proposal) {
  return {{"seat", proposal.seat.value},
          {"agreed", seats_json(proposal.agreed)},
          {"needed", seats_json(proposal.needed)}};
}

json table_json(const Table& table) {
  json value{{"id", table.id},
             {"status", to_string(table.status)},
             {"visibility", to_string(table.visibility)},
             {"host", or_null(table.host)},
             {"created_at", to_iso8601(table.created_at)},
             {"setup", setup_json(table.setup)},
             {"clock", clock_json(table.clock)},
             {"aids", to_string(table.aids)},
             {"hints", to_string(table.hints)},
             {"pace", to_string(table.pace)},
             {"seats", list_json(table.seats, seat_json)},
             {"spectators", table.spectators},
             {"chat", list_json(table.chat, chat_line_json)},
             {"proposals", list_json(table.proposals, proposal_json)},
             {"running", running_json(table.running)}};
  if (!table.banks.empty()) {
    value["banks"] = table.banks;
  }
  if (table.from) {
    value["from"] = {{"game", table.from->game}, {"move", table.from->move}};
  }
  return value;
}

json you_json(const You& you) {
  json value{{"seat", seat_or_null(you.seat)}, {"host", you.host}};
  if (you.hints) {
    value["hints"] = true;
  }
  return value;
}

}  // namespace aude::protocol
