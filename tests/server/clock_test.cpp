#include <doctest/doctest.h>

#include <algorithm>

#include "server/room/clock.hpp"
#include "tests/server/world.hpp"

using namespace aude;
using namespace std::chrono_literals;
using room::TurnClock;
using tests::json;
using tests::Person;
using tests::World;

namespace {

using Clock = protocol::Clock;

constexpr std::int64_t kDay = 86'400'000;

TurnClock::Player player(unsigned turn, std::uint8_t seat) { return {turn, game::SeatId{seat}}; }

json clock_of(const std::string& kind, const std::string& time_out) {
  json clock{{"kind", kind}, {"time_out", time_out}};
  if (kind == "days") {
    clock["days"] = 3;
  } else {
    clock["seconds"] = 30;
  }
  if (kind == "bank") {
    clock["increment"] = 5;
  }
  return {{"clock", clock}};
}

std::chrono::milliseconds whole_time(const std::string& kind) {
  return kind == "days"   ? std::chrono::milliseconds(3 * kDay)
         : kind == "bank" ? 35s
                          : std::chrono::milliseconds(30s);
}

struct Two {
  World world;
  Person ann{world, "Ann"};
  Person bob{world, "Bob"};

  explicit Two(const json& change) {
    ann.create(change);
    tests::start_game({&ann, &bob});
  }
  /// The clock of the world has been put forward: the room has something to do and sees it.
  void look_at_the_clock() { bob.command({{"t", "chat"}, {"text", "tick"}}); }
  json running() { return tests::fresh_state(bob)["table"]["running"]; }
};

}  // namespace

TEST_CASE("a bank keeps what is left, and each turn brings its increment") {
  TurnClock clock(Clock{.kind = Clock::Kind::bank, .seconds = 60, .increment = 10}, 2);
  CHECK(clock.banks({0}) == std::vector<std::int64_t>{60'000, 60'000});
  CHECK(clock.follow(player(1, 0), {0}));
  CHECK(clock.running({0})->remaining_ms == 70'000);
  CHECK(clock.follow(player(2, 1), {20'000}));
  CHECK(clock.banks({20'000}) == std::vector<std::int64_t>{50'000, 70'000});
  CHECK(clock.follow(player(3, 0), {25'000}));
  CHECK(clock.running({25'000})->remaining_ms == 60'000);
  CHECK(clock.deadline()->value == 85'000);

  clock.expire();
  CHECK(clock.is_expired(3));
  CHECK_FALSE(clock.is_expired(4));
  CHECK(clock.left_ms(3, {85'000}) == 0);
  CHECK_FALSE(clock.left_ms(4, {85'000}).has_value());
  CHECK(clock.follow(player(4, 1), {90'000}));
  CHECK(clock.follow(player(5, 0), {90'000}));
  CHECK(clock.running({90'000})->remaining_ms == 10'000);
}

TEST_CASE("a clock goes on with what was written down") {
  const Clock bank{.kind = Clock::Kind::bank, .seconds = 60, .increment = 10};
  TurnClock clock(bank, 2, {7, 12'000, {12'000, 45'000}});
  CHECK(clock.is_behind(player(7, 0)));
  CHECK(clock.follow(player(7, 0), {1'000'000}));
  CHECK(clock.running({1'002'000})->remaining_ms == 10'000);
  CHECK(clock.follow(player(8, 1), {1'002'000}));
  CHECK(clock.banks({1'002'000}) == std::vector<std::int64_t>{10'000, 55'000});

  TurnClock over(Clock{.kind = Clock::Kind::days, .days = 2}, 2, {7, 0, {}});
  CHECK(over.is_expired(7));
  CHECK(over.follow(player(8, 1), {0}));
  CHECK(over.running({0})->remaining_ms == 2 * kDay);
}

TEST_CASE("the time of a person whom a bot replaces for a while stands still") {
  TurnClock clock(Clock{.kind = Clock::Kind::turn, .seconds = 60}, 2);
  CHECK(clock.follow(player(1, 0), {0}));
  CHECK(clock.follow(std::nullopt, {10'000}));
  CHECK_FALSE(clock.running({30'000}).has_value());
  CHECK(clock.follow(player(1, 0), {30'000}));
  CHECK(clock.running({30'000})->remaining_ms == 50'000);
}

TEST_CASE("every kind of clock runs, and a bot plays a turn whose time is up") {
  for (const std::string kind : {"turn", "bank", "days"}) {
    CAPTURE(kind);
    Two game(clock_of(kind, "bot"));
    const auto whole = whole_time(kind);
    CHECK(game.running()["seat"] == 0);
    CHECK(game.running()["remaining_ms"] <= whole.count());
    CHECK(game.running()["remaining_ms"] > whole.count() - 5000);
    game.world.put_clock_forward(whole + 1s);
    game.ann.sink().drain();
    game.look_at_the_clock();
    const json late = game.ann.event("time_out");
    CHECK(late["seat"] == 0);
    CHECK(late["turn"] == 1);
    CHECK(late["then"] == "bot");
    CHECK(game.ann.event("turn")["seat"] == 1);
    CHECK(game.running()["seat"] == 1);
    // The log has it.
    const auto stored = game.world.wait(game.world.store().load_game(game.ann.game));
    CHECK(std::ranges::count(stored->entries, std::string("time_out"), &store::Entry::text) == 1);
  }
}

TEST_CASE("a bank is shown for every seat") {
  Two game(clock_of("bank", "bot"));
  const json table = tests::fresh_state(game.bob)["table"];
  REQUIRE(table["banks"].size() == 2);
  CHECK(table["banks"][0] > 33'000);
  CHECK(table["banks"][1] == 30'000);
}

TEST_CASE("a late turn can be passed: the tile is laid and no follower is set") {
  Two game(clock_of("turn", "skip"));
  game.world.put_clock_forward(31s);
  game.ann.sink().drain();
  game.look_at_the_clock();
  CHECK(game.ann.event("time_out")["then"] == "skip");
  CHECK(game.ann.event("turn")["seat"] == 1);
  const json state = tests::fresh_state(game.ann);
  CHECK(state["view"]["tiles"].size() == 2);
  CHECK(state["view"]["figures"].empty());
  CHECK(state["view"]["asked"] == 1);
  CHECK(state["table"]["running"]["seat"] == 1);
  CHECK(game.ann.refused({{"t", "choose"}, {"ask", 1}, {"option", 0}}) == "stale_question");
}

TEST_CASE("a late turn can cost the game") {
  Two game(clock_of("turn", "resign"));
  game.world.put_clock_forward(31s);
  game.ann.sink().drain();
  game.look_at_the_clock();
  CHECK(game.ann.event("time_out")["then"] == "resign");
  game.ann.event("ended");
  const json state = tests::fresh_state(game.ann);
  CHECK(state["table"]["status"] == "finished");
  CHECK(state["table"]["seats"][0]["resigned"] == true);
}

TEST_CASE("a late turn ends as the table has it, even if the server is killed meanwhile") {
  for (const std::string then : {"bot", "skip", "resign"}) {
    CAPTURE(then);
    Two game(clock_of("turn", then));
    game.world.put_clock_forward(31s);
    game.ann.sink().drain();
    game.look_at_the_clock();
    game.ann.event("time_out");
    game.world.restart(World::How::killed);
    game.world.lobby().begin();
    CHECK(tests::eventually([&] {
      const auto row = game.world.wait(game.world.store().find_game(game.ann.game))->game;
      return then == "resign" ? row.status == protocol::Status::finished : row.turn >= 2;
    }));
  }
}

TEST_CASE("nobody has left a game with days a turn by being offline") {
  Two game(clock_of("days", "bot"));
  game.ann.disconnect();
  CHECK(tests::eventually(
      [&] { return tests::fresh_state(game.bob)["table"]["seats"][0]["online"] == false; }));
  game.world.put_clock_forward(24h);
  game.look_at_the_clock();
  CHECK(tests::fresh_state(game.bob)["table"]["seats"][0]["left"] == false);
  CHECK(game.bob.refused({{"t", "propose_bot"}, {"seat", 0}}) == "not_away");
  CHECK(game.running()["remaining_ms"] <= 2 * kDay);
  lobby::GamesQuery mine;
  mine.whose = lobby::GamesQuery::Whose::mine;
  const auto listed = game.world.body(game.world.lobby().games(game.ann.account(), mine));
  CHECK(listed["games"][0]["your_move"] == true);
  CHECK(listed["games"][0]["remaining_ms"] <= 2 * kDay);
  CHECK(listed["games"][0]["remaining_ms"] > kDay);
}

TEST_CASE("after a restart a game goes on by itself, though nobody looks") {
  Two game(clock_of("bank", "bot"));
  // Half a second is left.
  game.world.put_clock_forward(34'500ms);
  game.world.restart(World::How::drained);
  // The time that the server is down does not count.
  game.world.put_clock_forward(1h);
  game.world.lobby().begin();
  CHECK(tests::eventually([&] {
    return game.world.wait(game.world.store().find_game(game.ann.game))->game.turn == 2;
  }));
  const auto stored = game.world.wait(game.world.store().load_game(game.ann.game));
  REQUIRE(stored->notes.banks.size() == 2);
  CHECK(stored->notes.banks[0] == 0);
  CHECK(stored->notes.banks[1] > 30'000);
}

TEST_CASE("after a restart a bot that is to move moves") {
  World world;
  Person ann(world, "Ann");
  ann.create();
  ann.command({{"t", "bot"}, {"seat", 0}, {"level", "first"}});
  ann.command({{"t", "bot"}, {"seat", 1}, {"level", "first"}});
  ann.command({{"t", "start"}});
  world.restart(World::How::killed);
  world.lobby().begin();
  CHECK(tests::eventually([&] {
    return world.wait(world.store().find_game(ann.game))->game.status == protocol::Status::finished;
  }));
}

TEST_CASE("a proposal outlives a restart, and waits for those who were needed") {
  World world;
  Person ann(world, "Ann");
  Person bob(world, "Bob");
  Person cid(world, "Cid");
  ann.create({{"setup", {{"seats", 3}}}});
  tests::start_game({&ann, &bob, &cid});
  cid.command({{"t", "leave"}});
  ann.command({{"t", "propose_bot"}, {"seat", 2}});
  world.restart(World::How::killed);
  ann.reconnect();
  const json proposals = tests::fresh_state(ann)["table"]["proposals"];
  REQUIRE(proposals.size() == 1);
  CHECK(proposals[0]["agreed"] == json{0});
  CHECK(proposals[0]["needed"] == json{0, 1});
  bob.reconnect();
  tests::fresh_state(bob);
  bob.command({{"t", "propose_bot"}, {"seat", 2}});
  CHECK(tests::fresh_state(ann)["table"]["seats"][2]["bot"] == "first");
}
