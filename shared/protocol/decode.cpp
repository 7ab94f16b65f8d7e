#include <algorithm>
#include <utility>

#include "shared/protocol/aid_topic.hpp"
#include "shared/protocol/decode_body.hpp"
#include "shared/protocol/json_reader.hpp"
#include "shared/protocol/messages.hpp"

namespace aude::protocol {
namespace {

// Far more than the catalogue and the rules have; bounds what a hostile table can hold.
constexpr std::size_t kMaxSets = 16;
constexpr std::size_t kMaxOptions = 32;
constexpr std::size_t kMaxWord = 32;
constexpr unsigned kMaxCopies = 4;

std::string read_game(JsonReader& in) {
  constexpr std::size_t kLength = 12;
  const auto is_id_char = [](char c) {
    return ('0' <= c && c <= '9') || ('A' <= c && c <= 'Z') || ('a' <= c && c <= 'z');
  };
  std::string id = in.text("game", kLength, kLength);
  if (!std::ranges::all_of(id, is_id_char)) {
    throw BadJson{"bad_message", "game is not the id of a game"};
  }
  return id;
}

std::string read_id(JsonReader& in) { return in.text("id", 1, kMaxCommandIdLength); }

game::SeatId read_seat(JsonReader& in) {
  return {static_cast<std::uint8_t>(in.number("seat", 0, game::kMaxSeats - 1))};
}

unsigned read_ask(JsonReader& in) { return static_cast<unsigned>(in.number("ask")); }

game::Setup read_setup_member(JsonReader& parent) {
  JsonReader in = parent.object("setup");
  game::Setup setup;
  for (JsonReader& choice : in.objects("sets", 1, kMaxSets)) {
    setup.sets.push_back({choice.text("set", 1, kMaxWord),
                          static_cast<unsigned>(choice.number("copies", 1, kMaxCopies))});
    choice.done();
  }
  setup.seats = static_cast<unsigned>(in.number("seats", 1, game::kMaxSeats));
  JsonReader options = in.object("options");
  const std::vector<std::string> names = options.names();
  if (names.size() > kMaxOptions) {
    throw BadJson{"bad_message", "there are too many options"};
  }
  for (const std::string& name : names) {
    setup.options.emplace(name, options.text(name, 1, kMaxWord));
  }
  in.done();
  return setup;
}

Clock read_clock_member(JsonReader& parent) {
  JsonReader in = parent.object("clock");
  const std::string kind = in.text("kind", 1, kMaxWord);
  Clock clock;
  const auto number = [&in](std::string_view name, std::uint64_t least, std::uint64_t most) {
    return static_cast<unsigned>(in.number(name, least, most));
  };
  if (kind == "turn") {
    clock.kind = Clock::Kind::turn;
    clock.seconds = number("seconds", kMinTurnSeconds, kMaxTurnSeconds);
  } else if (kind == "bank") {
    clock.kind = Clock::Kind::bank;
    clock.seconds = number("seconds", kMinBankSeconds, kMaxTurnSeconds);
    clock.increment = number("increment", 0, kMaxIncrementSeconds);
  } else if (kind == "days") {
    clock.kind = Clock::Kind::days;
    clock.days = number("days", 1, kMaxTurnDays);
  } else if (kind != "none") {
    throw BadJson{"bad_message", "kind is none of none, turn, bank and days"};
  }
  if (clock.kind != Clock::Kind::none && in.has("time_out")) {
    const auto time_out = time_out_from(in.text("time_out", 1, kMaxWord));
    if (!time_out) {
      throw BadJson{"bad_message", "time_out is none of bot, skip and resign"};
    }
    clock.time_out = *time_out;
  }
  in.done();
  return clock;
}

Visibility read_visibility(JsonReader& in) {
  const auto visibility = visibility_from(in.text("visibility", 1, kMaxWord));
  if (!visibility) {
    throw BadJson{"bad_message", "visibility is neither public nor private"};
  }
  return *visibility;
}

Aids read_aids(JsonReader& in) {
  if (!in.has("aids")) {
    return Aids::all;
  }
  const auto aids = aids_from(in.text("aids", 1, kMaxWord));
  if (!aids) {
    throw BadJson{"bad_message", "aids is neither all nor none"};
  }
  return *aids;
}

Hints read_hints(JsonReader& in) {
  if (!in.has("hints")) {
    return Hints::solo;
  }
  const auto hints = hints_from(in.text("hints", 1, kMaxWord));
  if (!hints) {
    throw BadJson{"bad_message", "hints is none of solo, all and none"};
  }
  return *hints;
}

Pace read_pace(JsonReader& in) {
  if (!in.has("pace")) {
    return Pace::quick;
  }
  const auto pace = pace_from(in.text("pace", 1, kMaxWord));
  if (!pace) {
    throw BadJson{"bad_message", "pace is neither quick nor human"};
  }
  return *pace;
}

ClientMessage read_configure(JsonReader& in) {
  return Configure{read_game(in),       read_id(in),   read_setup_member(in), read_clock_member(in),
                   read_visibility(in), read_aids(in), read_hints(in),        read_pace(in)};
}

ClientMessage read_put_bot(JsonReader& in) {
  PutBot put{read_game(in), read_id(in), read_seat(in), std::nullopt};
  if (!in.is_null("level")) {
    put.level = in.text("level", 1, kMaxWord);
  }
  return put;
}

ClientMessage read_sit(JsonReader& in) {
  Sit sit{read_game(in), read_id(in), std::nullopt};
  if (in.has("seat")) {
    sit.seat = read_seat(in);
  }
  return sit;
}

ClientMessage read_watch(JsonReader& in) {
  Watch watch{read_game(in), std::nullopt};
  if (in.has("seen")) {
    // What a double holds exactly: clients in JavaScript could not send more.
    watch.seen = in.number("seen", 0, std::uint64_t{1} << 53U);
  }
  return watch;
}

ClientMessage read_choose(JsonReader& in) {
  return Choose{read_game(in), read_id(in), read_ask(in),
                static_cast<std::size_t>(in.number("option"))};
}

std::optional<std::size_t> read_move(JsonReader& in) {
  return in.has("move") ? std::optional<std::size_t>(in.number("move")) : std::nullopt;
}

using Read = ClientMessage (*)(JsonReader&);
struct Kind {
  std::string_view name;
  Read read;
};

constexpr Kind kKinds[] = {
    {"lobby", [](JsonReader& in) -> ClientMessage { return Lobby{in.boolean("watch")}; }},
    {"watch", read_watch},
    {"unwatch", [](JsonReader& in) -> ClientMessage { return Unwatch{read_game(in)}; }},
    {"sit", read_sit},
    {"leave",
     [](JsonReader& in) -> ClientMessage {
       return Leave{read_game(in), read_id(in)};
     }},
    {"ready",
     [](JsonReader& in) -> ClientMessage {
       return Ready{read_game(in), read_id(in), in.boolean("ready")};
     }},
    {"configure", read_configure},
    {"bot", read_put_bot},
    {"start",
     [](JsonReader& in) -> ClientMessage {
       return Start{read_game(in), read_id(in)};
     }},
    {"choose", read_choose},
    {"undo",
     [](JsonReader& in) -> ClientMessage {
       return Undo{read_game(in), read_id(in), read_ask(in)};
     }},
    {"resign",
     [](JsonReader& in) -> ClientMessage {
       return ResignSeat{read_game(in), read_id(in)};
     }},
    {"propose_bot",
     [](JsonReader& in) -> ClientMessage {
       return ProposeBot{read_game(in), read_id(in), read_seat(in)};
     }},
    {"decline_bot",
     [](JsonReader& in) -> ClientMessage {
       return DeclineBot{read_game(in), read_id(in), read_seat(in)};
     }},
    {"chat",
     [](JsonReader& in) -> ClientMessage {
       return Chat{read_game(in), read_id(in), in.text("text", 1, kMaxChatLength)};
     }},
    {"aid",
     [](JsonReader& in) -> ClientMessage {
       return AidQuery{read_game(in), read_id(in), read_move(in), read_aid_topic(in)};
     }},
    {"hint",
     [](JsonReader& in) -> ClientMessage {
       return Hint{read_game(in), read_id(in), read_ask(in)};
     }},
    {"unhint", [](JsonReader& in) -> ClientMessage { return Unhint{read_game(in)}; }},
    {"ping", [](JsonReader&) -> ClientMessage { return Ping{}; }},
};

/// A member that helps the client to match a refusal; nothing if it is not there or damaged.
template <class ReadMember>
std::optional<std::string> if_sound(JsonReader& in, ReadMember read) {
  try {
    return read(in);
  } catch (const BadJson&) {
    return std::nullopt;
  }
}

}  // namespace

std::variant<ClientMessage, BadMessage> decode(std::string_view text) {
  std::optional<JsonReader> in;
  try {
    in.emplace(text);
    const std::string name = in->text("t", 1, kMaxWord);
    const auto* const kind = std::ranges::find(kKinds, name, &Kind::name);
    if (kind == std::end(kKinds)) {
      throw BadJson{"unknown_message", "there is no message of this name"};
    }
    ClientMessage message = kind->read(*in);
    in->done();
    return message;
  } catch (const BadJson& bad) {
    BadMessage answer{bad.code, bad.message, std::nullopt, std::nullopt};
    if (in) {
      answer.id = if_sound(*in, read_id);
      answer.game = if_sound(*in, read_game);
    }
    return answer;
  }
}

std::variant<CreateTable, BadMessage> decode_create(std::string_view text) {
  return decode_body<CreateTable>(text, [](JsonReader& in) {
    return CreateTable{read_setup_member(in), read_clock_member(in), read_visibility(in),
                       read_aids(in),         read_hints(in),        read_pace(in)};
  });
}

std::variant<PlayOn, BadMessage> decode_play_on(std::string_view text) {
  return decode_body<PlayOn>(text, [](JsonReader& in) {
    return PlayOn{static_cast<std::size_t>(in.number("move")), read_seat(in),
                  in.text("level", 1, kMaxWord)};
  });
}

std::variant<game::Setup, BadMessage> decode_check(std::string_view text) {
  return decode_body<game::Setup>(text, read_setup_member);
}

std::variant<SetMe, BadMessage> decode_set_me(std::string_view text) {
  return decode_body<SetMe>(text, [](JsonReader& in) {
    if (!in.has("name")) {
      throw BadJson{"bad_message", "the member name is missing"};
    }
    try {
      return SetMe{in.text("name", 1, kMaxNameLength)};
    } catch (const BadJson& bad) {
      throw BadJson{"bad_name", bad.message};
    }
  });
}

std::string_view game_of(const ClientMessage& message) {
  return std::visit(
      [](const auto& m) -> std::string_view {
        if constexpr (requires { m.game; }) {
          return m.game;
        } else {
          return {};
        }
      },
      message);
}

std::string_view command_id_of(const ClientMessage& message) {
  return std::visit(
      [](const auto& m) -> std::string_view {
        if constexpr (requires { m.id; }) {
          return m.id;
        } else {
          return {};
        }
      },
      message);
}

}  // namespace aude::protocol
