#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <string>
#include <thread>

#include "tests/server/world.hpp"

using namespace aude;
using namespace std::chrono_literals;
using tests::json;
using tests::Person;
using tests::start_game;
using tests::World;

namespace {

/// Waits for a list that satisfies `wanted`.
json list_with(Person& person, const std::function<bool(const json&)>& wanted) {
  return person.sink().next([&](const json& m) { return m["t"] == "lobby" && wanted(m["games"]); },
                            "list");
}

/// A connection that takes nothing until it is released.
class HeldSink final : public room::Sink {
 public:
  void send(room::Frame /*frame*/) override {
    reached = true;
    reached.notify_all();
    released_.wait(false);
  }
  void release() {
    released_ = true;
    released_.notify_all();
  }
  std::atomic<bool> reached{false};

 private:
  std::atomic<bool> released_{false};
};

bool has(const json& games, const std::string& id) {
  return std::ranges::any_of(games, [&](const json& game) { return game["id"] == id; });
}

}  // namespace

TEST_CASE("open tables appear in the list, newest first, and private ones do not") {
  World world;
  Person ann(world, "Ann");
  Person bob(world, "Bob");
  Person eve(world, "Eve");
  eve.say({{"t", "lobby"}, {"watch", true}});
  CHECK(eve.next("lobby")["games"].empty());
  const std::string hidden = ann.create({{"visibility", "private"}});
  ann.command({{"t", "sit"}});
  const std::string first = ann.create();
  list_with(eve, [&](const json& games) { return has(games, first); });
  world.put_clock_forward(1s);
  const std::string second = bob.create();
  const json list = list_with(eve, [&](const json& games) { return has(games, second); });
  REQUIRE(list["games"].size() == 2);
  CHECK(list["games"][0]["id"] == second);
  CHECK(list["games"][0]["host"] == bob.account().id);

  // A table without people is nothing to join.
  bob.disconnect();
  list_with(eve, [&](const json& games) { return !has(games, second); });
  CHECK(bob.watch(hidden)["table"]["visibility"] == "private");

  const json page = world.body(world.lobby().games(eve.account(), {}));
  CHECK(page["games"].size() == 2);
  CHECK_FALSE(has(page["games"], hidden));
  lobby::GamesQuery query;
  query.whose = lobby::GamesQuery::Whose::mine;
  const json mine = world.body(world.lobby().games(ann.account(), query));
  CHECK(has(mine["games"], hidden));
}

TEST_CASE("a game in play stays in the list until it is over") {
  World world;
  Person ann(world, "Ann");
  Person bob(world, "Bob");
  ann.create();
  start_game({&ann, &bob});
  ann.say({{"t", "lobby"}, {"watch", true}});
  list_with(ann,
            [](const json& games) { return games.size() == 1 && games[0]["status"] == "playing"; });
  bob.command({{"t", "resign"}});
  list_with(ann, [](const json& games) { return games.empty(); });
}

TEST_CASE("a game that is not there is refused") {
  World world;
  Person ann(world, "Ann");
  ann.say({{"t", "watch"}, {"game", "000000000000"}});
  const json refused = ann.next("refused");
  CHECK(refused["code"] == "not_found");
  CHECK(refused["game"] == "000000000000");
  CHECK(world.error(world.lobby().game(ann.account(), "000000000000")).status == 404);
  CHECK(world.error(world.lobby().replay("000000000000")).status == 404);
  CHECK(world.lobby().census().rooms == 0);
}

TEST_CASE("a set-up that cannot be played is refused with the reason") {
  World world;
  Person ann(world, "Ann");
  protocol::CreateTable request;
  request.setup.sets = {{"no-such-set", 1}};
  const lobby::ApiError error = world.error(world.lobby().create(ann.account(), request));
  CHECK(error.status == 400);
  CHECK(error.code == "bad_setup");
  ann.create();
  CHECK(ann.refused({{"t", "configure"},
                     {"setup",
                      {{"sets", {{{"set", "no-such-set"}, {"copies", 1}}}},
                       {"seats", 2},
                       {"options", json::object()}}},
                     {"clock", {{"kind", "none"}}},
                     {"visibility", "public"}}) == "bad_setup");
}

TEST_CASE("only the host changes a waiting table, and a change takes everyone's ready back") {
  World world;
  Person ann(world, "Ann");
  Person bob(world, "Bob");
  ann.create({{"setup", {{"seats", 3}}}});
  bob.watch(ann.game);
  ann.command({{"t", "sit"}, {"seat", 0}});
  bob.command({{"t", "sit"}, {"seat", 2}});
  CHECK(bob.refused({{"t", "sit"}}) == "already_seated");
  CHECK(bob.refused({{"t", "sit"}, {"seat", 0}}) == "seat_taken");
  CHECK(bob.refused({{"t", "sit"}, {"seat", 5}}) == "bad_seat");
  bob.command({{"t", "ready"}, {"ready", true}});
  json configure{{"t", "configure"},
                 {"setup",
                  {{"sets", {{{"set", "base-c1"}, {"copies", 1}}}},
                   {"seats", 2},
                   {"options", json::object()}}},
                 {"clock", {{"kind", "turn"}, {"seconds", 60}}},
                 {"visibility", "private"}};
  CHECK(bob.refused(configure) == "not_host");
  CHECK(bob.refused({{"t", "start"}}) == "not_host");
  ann.command(configure);
  json table = tests::fresh_state(bob)["table"];
  REQUIRE(table["seats"].size() == 2);
  CHECK(table["seats"][1]["player"]["name"] == "Bob");
  CHECK(table["seats"][1]["ready"] == false);
  CHECK(table["clock"]["seconds"] == 60);
  configure["setup"]["seats"] = 1;
  CHECK(ann.refused(configure) == "too_few_seats");
  CHECK(ann.refused({{"t", "start"}}) == "not_ready");

  // The host leaves: the next one is host.
  ann.command({{"t", "leave"}});
  const json state = tests::fresh_state(bob);
  CHECK(state["you"]["host"] == true);
  CHECK(state["table"]["seats"][0]["player"].is_null());
}

TEST_CASE("a new name shows at the tables") {
  World world;
  Person ann(world, "Ann");
  ann.create();
  ann.command({{"t", "sit"}});
  world.wait(world.store().rename_account(ann.account().id, "Anna"));
  world.lobby().renamed({ann.account().id, "Anna"});
  while (ann.event("seat")["value"]["player"]["name"] != "Anna") {
  }
}

TEST_CASE("who deletes an account goes from the tables that are loaded, and those go on") {
  World world;
  Person ann(world, "Ann");
  Person bob(world, "Bob");
  ann.create();
  start_game({&ann, &bob});
  ann.command({{"t", "chat"}, {"text", "good luck"}});
  ann.command({{"t", "resign"}});
  const std::string id = ann.account().id;
  CHECK(world.wait(world.store().accounts().remove(id)) == store::Accounts::Removed::removed);
  world.lobby().departed(id);

  json table;
  do {
    table = bob.event("table")["table"];
  } while (table["host"] != store::kFormerPlayer);
  CHECK(table["seats"][0]["player"]["id"] == store::kFormerPlayer);
  CHECK(table["chat"][0]["from"]["id"] == store::kFormerPlayer);
  CHECK(table["chat"][0]["text"] == "good luck");
  bob.command({{"t", "chat"}, {"text", "good game"}});
  CHECK(tests::fresh_state(bob).dump().find(id) == std::string::npos);
  // A viewer who has seen the batches before is told no old ones.
  bob.say({{"t", "watch"}, {"game", ann.game}, {"seen", 1}});
  CHECK(bob.next("state").dump().find(id) == std::string::npos);
}

TEST_CASE("an idle room goes to sleep and wakes up when it is wanted") {
  World world(World::Settings{.idle_after = 20ms});
  Person ann(world, "Ann");
  Person bob(world, "Bob");
  ann.create();
  start_game({&ann, &bob});
  const json before = tests::fresh_state(ann);
  CHECK(world.lobby().census().rooms == 1);
  Person eve(world, "Eve");
  eve.watch(ann.game);
  ann.disconnect();
  bob.disconnect();
  const auto both = [&](const char* member, bool value) {
    return [&eve, member, value] {
      const json seats = tests::fresh_state(eve)["table"]["seats"];
      return seats[0][member] == value && seats[1][member] == value;
    };
  };
  CHECK(tests::eventually(both("online", false)));
  // A room does not sleep before those who are away count as having left.
  world.put_clock_forward(2min);
  eve.say({{"t", "chat"}, {"game", ann.game}, {"id", "bye"}, {"text", "bye"}});
  CHECK(tests::eventually(both("left", true)));
  eve.disconnect();
  CHECK(tests::eventually([&] { return world.lobby().census().rooms == 0; }));
  ann.reconnect();
  const json after = tests::fresh_state(ann);
  CHECK(after["view"] == before["view"]);
  CHECK(after["ask"] == before["ask"]);
  CHECK(after["table"]["seats"][1]["left"] == true);
}

TEST_CASE("tables are played on while the lobby is held up") {
  World world;
  Person ann(world, "Ann");
  Person bob(world, "Bob");
  ann.create();
  start_game({&ann, &bob});
  json choose{{"t", "choose"}, {"game", ann.game}, {"id", "held"}, {"option", 0}};
  choose["ask"] = tests::fresh_state(ann)["ask"]["ask"];
  // The first who is to get the list of tables keeps the lobby waiting.
  const auto held = std::make_shared<HeldSink>();
  const std::shared_ptr<void> at_the_end(nullptr, [&](void*) { held->release(); });
  world.lobby().handle({ann.account(), held}, protocol::Lobby{true});
  held->reached.wait(false);
  ann.say(choose);
  const json next = ann.next("ask")["ask"];
  CHECK(ann.next("ack")["id"] == "held");
  ann.command({{"t", "choose"}, {"ask", next["ask"]}, {"option", 0}});
  bob.command({{"t", "chat"}, {"text", "well played"}});
  CHECK(ann.event("chat")["line"]["text"] == "well played");
  bob.say({{"t", "ping"}});
  bob.next("pong");
}

TEST_CASE("what is said to a room in the moment in which it goes to sleep is not lost") {
  World world({.idle_after = 0ms});
  Person ann(world, "Ann");
  Person bob(world, "Bob");
  ann.create();
  ann.say({{"t", "unwatch"}, {"game", ann.game}});
  bob.game = ann.game;
  constexpr int kLines = 150;
  std::jthread other([&] {
    for (int line = 0; line < kLines; ++line) {
      bob.say(
          {{"t", "chat"}, {"game", bob.game}, {"id", "b" + std::to_string(line)}, {"text", "b"}});
      bob.next("ack");
    }
  });
  for (int line = 0; line < kLines; ++line) {
    ann.command({{"t", "chat"}, {"text", std::to_string(line)}});
  }
  other.join();
  // All lines are there, and those of one connection in their order.
  const json chat = ann.watch(ann.game)["table"]["chat"];
  int next = kLines;
  for (auto line = chat.rbegin(); line != chat.rend(); ++line) {
    if ((*line)["text"] != "b") {
      CHECK((*line)["text"] == std::to_string(--next));
    }
  }
  CHECK(next < kLines);
}

TEST_CASE("before a restart nothing is taken any more") {
  World world;
  Person ann(world, "Ann");
  ann.create();
  world.wait(world.lobby().drain());
  CHECK(ann.refused({{"t", "sit"}}) == "restarting");
}

TEST_CASE("a table that nobody comes to is deleted after some days, others stay") {
  World world;
  Person ann(world, "Ann");
  Person bob(world, "Bob");
  ann.create();
  bob.create();
  const std::string stale = ann.game;
  ann.disconnect();
  world.put_clock_forward(24h * 10);
  bob.command({{"t", "chat"}, {"text", "still here"}});
  world.put_clock_forward(24h * 5);
  world.restart(World::How::killed);
  world.lobby().begin();
  CHECK(tests::eventually([&] { return !world.wait(world.store().find_game(stale)).has_value(); }));
  CHECK(world.wait(world.store().find_game(bob.game)).has_value());
}

TEST_CASE("who comes while a stale table is being deleted finds none, and not the one that goes") {
  World world;
  Person ann(world, "Ann");
  Person bob(world, "Bob");
  ann.create();
  ann.disconnect();
  world.put_clock_forward(24h * 15);
  world.restart(World::How::killed);
  bob.reconnect();
  bob.create();
  world.store().holds_deletions = true;
  world.lobby().begin();
  REQUIRE(tests::eventually([&] { return world.store().is_deleting.load(); }));
  bob.say({{"t", "watch"}, {"game", ann.game}});
  // What the lobby was told before this has been looked at.
  bob.watch(bob.game);
  world.store().holds_deletions = false;
  CHECK(bob.sink().next([&](const json& m) { return m.value("game", "") == ann.game; },
                        "answer")["code"] == "not_found");
}

TEST_CASE("a new name is in the chat too, for everyone who is there") {
  World world;
  Person ann(world, "Ann");
  Person bob(world, "Bob");
  ann.create();
  bob.watch(ann.game);
  bob.command({{"t", "chat"}, {"text", "hello"}});
  ann.sink().drain();
  world.lobby().renamed({bob.account().id, "Robert"});
  CHECK(ann.event("table")["table"]["chat"][0]["from"]["name"] == "Robert");
}

TEST_CASE("a connection follows so many games and no more") {
  World world;
  Person ann(world, "Ann");
  const std::string id = ann.create();
  for (int i = 0; i < 16; ++i) {
    ann.say({{"t", "watch"}, {"game", "00000000000" + std::string(1, static_cast<char>('a' + i))}});
  }
  CHECK(ann.sink().next([](const json& m) { return m.value("code", "") == "too_many_games"; },
                        "refusal")["t"] == "refused");
}

TEST_CASE("a person has so many tables that wait and no more") {
  World world;
  Person ann(world, "Ann");
  protocol::CreateTable request;
  request.setup.sets = {{"base-c1", 1}};
  for (int i = 0; i < 10; ++i) {
    world.body(world.lobby().create(ann.account(), request));
  }
  CHECK(world.error(world.lobby().create(ann.account(), request)).code == "too_many_tables");
  lobby::GamesQuery query;
  query.limit = 7;
  const json first = world.body(world.lobby().games(ann.account(), query));
  CHECK(first["games"].size() == 7);
  query.before = first["next"];
  const json second = world.body(world.lobby().games(ann.account(), query));
  CHECK(second["games"].size() == 3);
  CHECK_FALSE(second.contains("next"));
  query.before = "nonsense";
  CHECK(world.error(world.lobby().games(ann.account(), query)).status == 400);
}
