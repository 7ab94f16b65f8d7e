#include <doctest/doctest.h>

#include <algorithm>

#include "tests/server/world.hpp"

using namespace aude;
using namespace std::chrono_literals;
using tests::json;
using tests::Person;
using tests::play_one;
using tests::start_game;
using tests::World;

namespace {

/// Two people in a game that has begun.
struct TwoPlayers {
  World world;
  Person ann{world, "Ann"};
  Person bob{world, "Bob"};
  std::vector<Person*> both{&ann, &bob};

  explicit TwoPlayers(const json& change = json::object()) {
    ann.create(change);
    start_game(both);
  }
};

struct GameOfTwo : TwoPlayers {
  GameOfTwo() = default;
};

/// What outlives a restart of a state: not who is online.
json lasting(json state) {
  state.erase("seq");
  state["table"].erase("spectators");
  state["table"].erase("running");
  for (json& seat : state["table"]["seats"]) {
    seat.erase("online");
  }
  return state;
}

json choose(const json& ask, int option = 0) {
  return {{"t", "choose"}, {"ask", ask["ask"]}, {"option", option}};
}

}  // namespace

TEST_CASE_FIXTURE(GameOfTwo, "two people play a whole game") {
  int answers = 0;
  while (play_one(both)) {
    ++answers;
  }
  CHECK(answers > 140);
  const json state = tests::fresh_state(bob);
  CHECK(state["table"]["status"] == "finished");
  CHECK(state["view"]["final"]["reason"] == "played");
  CHECK(state["view"]["final"]["seed"].get<std::string>().size() == 64);
  CHECK_FALSE(state.contains("ask"));
  CHECK(ann.refused({{"t", "choose"}, {"ask", 1}, {"option", 0}}) == "wrong_status");

  const json summary = world.body(world.lobby().game(ann.account(), ann.game));
  CHECK(summary["status"] == "finished");
  CHECK(summary["seats"][0]["score"] == state["view"]["final"]["totals"][0]);
  CHECK(summary["seats"][1]["place"] == state["view"]["final"]["places"][1]);
  CHECK(summary["your_seat"] == 0);

  const json record = world.body(world.lobby().record(ann.game));
  CHECK(record["seed"] == state["view"]["final"]["seed"]);
}

TEST_CASE_FIXTURE(GameOfTwo, "batches are numbered without a gap and rebuild the state") {
  auto seq = tests::fresh_state(bob)["seq"].get<std::uint64_t>();
  ann.command(choose(tests::fresh_state(ann)["ask"]));
  bool placed = false;
  bob.say({{"t", "watch"}, {"game", bob.game}});
  // Who is there is told in a batch of its own, at any time.
  const json after = bob.sink().next(
      [&](const json& message) {
        if (message["t"] == "events") {
          CHECK(message["seq"] == ++seq);
          placed = placed || message["events"][0]["e"] == "placed";
        }
        return message["t"] == "state";
      },
      "state");
  CHECK(placed);
  CHECK(after["seq"] == seq);
}

TEST_CASE_FIXTURE(GameOfTwo, "a refusal goes to one client alone and changes nothing") {
  const json before = tests::fresh_state(bob);
  const json ask = tests::fresh_state(ann)["ask"];
  bob.sink().drain();
  CHECK(bob.refused(choose(ask)) == "not_your_turn");
  CHECK(ann.refused({{"t", "choose"}, {"ask", 99}, {"option", 0}}) == "stale_question");
  CHECK(ann.refused(choose(ask, 4000)) == "bad_option");
  CHECK(ann.refused({{"t", "undo"}, {"ask", ask["ask"]}}) == "nothing_to_undo");
  CHECK(bob.sink().drain().empty());
  Person eve(world, "Eve");
  eve.watch(ann.game);
  CHECK(eve.refused(choose(ask)) == "not_seated");
  CHECK(eve.refused({{"t", "sit"}}) == "wrong_status");
  CHECK(lasting(tests::fresh_state(bob)) == lasting(before));
}

TEST_CASE_FIXTURE(GameOfTwo, "undo goes back to the first question with a new number") {
  const json first = tests::fresh_state(ann);
  ann.command(choose(first["ask"]));
  const json second = tests::fresh_state(ann)["ask"];
  CHECK(second["can_undo"] == true);
  bob.sink().drain();
  ann.command({{"t", "undo"}, {"ask", second["ask"]}});
  CHECK(bob.event("undone")["seat"] == 0);
  const json again = tests::fresh_state(ann);
  CHECK(again["view"] == first["view"]);
  CHECK(again["ask"]["options"] == first["ask"]["options"]);
  CHECK(again["ask"]["ask"] > second["ask"]);
  CHECK(ann.refused(choose(first["ask"])) == "stale_question");
}

TEST_CASE_FIXTURE(GameOfTwo, "chat reaches everyone, in order, and is kept") {
  Person eve(world, "Eve");
  eve.watch(ann.game);
  eve.command({{"t", "chat"}, {"text", "hello"}});
  const json line = bob.event("chat")["line"];
  CHECK(line["text"] == "hello");
  CHECK(line["from"]["name"] == "Eve");
  CHECK(line["seat"].is_null());
  for (int i = 0; i < 60; ++i) {
    bob.command({{"t", "chat"}, {"text", std::to_string(i)}});
  }
  world.restart(World::How::killed);
  ann.reconnect();
  const json chat = tests::fresh_state(ann)["table"]["chat"];
  REQUIRE(chat.size() == 50);
  CHECK(chat[0]["text"] == "10");
  CHECK(chat[49]["text"] == "59");
  CHECK(chat[49]["seat"] == 1);
}

TEST_CASE_FIXTURE(GameOfTwo,
                  "resigning in the middle of a turn takes the turn back and ends the game") {
  ann.command(choose(tests::fresh_state(ann)["ask"]));
  bob.sink().drain();
  ann.command({{"t", "resign"}});
  const json batch = bob.next("events");
  CHECK(batch["events"][0]["e"] == "undone");
  const json state = tests::fresh_state(bob);
  CHECK(state["table"]["status"] == "finished");
  CHECK(state["table"]["seats"][0]["resigned"] == true);
  CHECK(state["view"]["final"]["reason"] == "resigned");

  const json replay = world.body(world.lobby().replay(ann.game));
  REQUIRE(replay["batches"].size() == 2);
  CHECK(replay["batches"][1]["events"][0]["e"] != "undone");
}

TEST_CASE_FIXTURE(GameOfTwo, "a restart gives the same state, question and way back") {
  for (int i = 0; i < 20; ++i) {
    play_one(both, 3);
  }
  // Into the middle of a turn.
  while (tests::fresh_state(ann)["view"]["step"] == "place") {
    play_one(both);
  }
  const json state = tests::fresh_state(ann);
  Person& asked = *both.at(state["view"]["asked"].get<std::size_t>());
  const json before = tests::fresh_state(asked);
  REQUIRE(before["ask"]["can_undo"] == true);
  for (const World::How how : {World::How::drained, World::How::killed}) {
    world.restart(how);
    asked.reconnect();
    CHECK(lasting(tests::fresh_state(asked)) == lasting(before));
  }
  asked.command({{"t", "undo"}, {"ask", before["ask"]["ask"]}});
  CHECK(tests::fresh_state(asked)["view"]["step"] == "place");
  CHECK(play_one(both));
}

TEST_CASE_FIXTURE(GameOfTwo,
                  "a command with a known id is answered again and not carried out again") {
  json command = choose(tests::fresh_state(ann)["ask"]);
  command["id"] = "same";
  const json first = ann.command(command);
  const json state = lasting(tests::fresh_state(ann));
  CHECK(ann.command(command) == first);
  CHECK(lasting(tests::fresh_state(ann)) == state);
  world.restart(World::How::killed);
  ann.reconnect();
  CHECK(ann.command(command) == first);
  CHECK(lasting(tests::fresh_state(ann)) == state);
  // Ids are each person's own.
  command["game"] = ann.game;
  CHECK(bob.refused(command) == "stale_question");
}

TEST_CASE_FIXTURE(GameOfTwo, "who comes back gets what was missed, or the whole state") {
  const json before = tests::fresh_state(bob);
  const json ask = tests::fresh_state(ann)["ask"];
  bob.reconnect();
  ann.command(choose(ask));
  bob.say({{"t", "watch"}, {"game", bob.game}, {"seen", before["seq"]}});
  auto seq = before["seq"].get<std::uint64_t>();
  const json batch = bob.next("events");
  CHECK(batch["seq"] == seq + 1);

  bob.reconnect();
  bob.say({{"t", "watch"}, {"game", bob.game}, {"seen", seq + 1000}});
  bob.next("state");
  bob.reconnect();
  for (int i = 0; i < 70; ++i) {
    ann.command({{"t", "chat"}, {"text", "x"}});
  }
  bob.say({{"t", "watch"}, {"game", bob.game}, {"seen", seq}});
  bob.next("state");
  world.restart(World::How::drained);
  ann.reconnect();
  bob.reconnect();
  // Who was online before is not known any more, so even the last batch is not enough.
  const json state = tests::fresh_state(ann);
  bob.say({{"t", "watch"}, {"game", bob.game}, {"seen", state["seq"]}});
  CHECK((bob.sink().next([](const json& m) { return m["t"] != "ack"; }, "answer"))["t"] == "state");
}

TEST_CASE_FIXTURE(GameOfTwo, "nobody hears of a move before the store has it, and order is kept") {
  const json ask = tests::fresh_state(ann)["ask"];
  ann.sink().drain();
  bob.sink().drain();
  world.store().holds = true;
  json move = choose(ask);
  move["game"] = ann.game;
  move["id"] = "move";
  ann.say(move);
  constexpr int kLines = 400;
  for (int i = 0; i < kLines; ++i) {
    bob.say({{"t", "chat"},
             {"game", bob.game},
             {"id", "line" + std::to_string(i)},
             {"text", std::to_string(i)}});
  }
  const json busy = bob.next("refused");
  CHECK(busy["code"] == "busy");
  CHECK(ann.sink().drain().empty());
  world.store().holds = false;
  ann.sink().next([](const json& m) { return m["t"] == "ack" && m["id"] == "move"; }, "ack");
  int last = -1;
  for (int acked = 0; acked < 200; ++acked) {
    const json ack = bob.next("ack");
    const int line = std::stoi(ack["id"].get<std::string>().substr(4));
    CHECK(line > last);
    last = line;
  }
}

TEST_CASE_FIXTURE(GameOfTwo, "a store that fails leaves no trace of the command") {
  const json before = tests::fresh_state(bob);
  const json ask = tests::fresh_state(ann)["ask"];
  world.store().fails = true;
  CHECK(ann.refused(choose(ask)) == "storage_failed");
  world.store().fails = false;
  CHECK(lasting(tests::fresh_state(bob)) == lasting(before));
  ann.command(choose(ask));
}

TEST_CASE("a bot plays its seat to the end of the game") {
  World world;
  Person ann(world, "Ann");
  ann.create();
  ann.command({{"t", "sit"}, {"seat", 0}});
  CHECK(ann.refused({{"t", "bot"}, {"seat", 1}, {"level", "genius"}}) == "no_bot");
  CHECK(ann.refused({{"t", "start"}}) == "not_ready");
  ann.command({{"t", "bot"}, {"seat", 1}, {"level", "first"}});
  ann.command({{"t", "start"}});
  while (true) {
    const json state = tests::fresh_state(ann);
    if (!state["view"]["final"].is_null()) {
      break;
    }
    if (state.contains("ask")) {
      ann.command(choose(state["ask"]));
    } else {
      ann.sink().next(
          [](const json& m) {
            return m["t"] == "ask" || m.dump().find("\"ended\"") != std::string::npos;
          },
          "question");
    }
  }
  CHECK(tests::fresh_state(ann)["table"]["status"] == "finished");
}

TEST_CASE("when the time of a turn is up a bot finishes it") {
  TwoPlayers game(json{{"clock", {{"kind", "turn"}, {"seconds", 30}}}});
  const json state = tests::fresh_state(game.ann);
  CHECK(state["table"]["running"]["seat"] == 0);
  CHECK(state["table"]["running"]["remaining_ms"] > 29'000);
  game.world.put_clock_forward(20s);
  CHECK(tests::fresh_state(game.ann)["table"]["running"]["remaining_ms"] <= 10'000);

  // The time that the server is down does not count, the time before does.
  game.world.restart(World::How::drained);
  game.world.put_clock_forward(1h);
  game.ann.reconnect();
  game.bob.reconnect();
  json running;
  CHECK(tests::eventually([&] {
    running = tests::fresh_state(game.ann)["table"]["running"];
    return !running.is_null();
  }));
  CHECK(running["remaining_ms"] <= 10'000);
  CHECK(running["remaining_ms"] > 5'000);
  tests::fresh_state(game.bob);

  game.world.put_clock_forward(11s);
  game.ann.sink().drain();
  game.bob.command({{"t", "chat"}, {"text", "hurry"}});
  const json turn = game.ann.event("turn");
  CHECK(turn["seat"] == 1);
  const json after = tests::fresh_state(game.bob);
  CHECK(after["view"]["asked"] == 1);
  CHECK(after["table"]["running"]["seat"] == 1);
  CHECK(after["table"]["running"]["remaining_ms"] > 29'000);
}

TEST_CASE("a bot takes an abandoned seat when everyone who is there agrees") {
  World world;
  Person ann(world, "Ann");
  Person bob(world, "Bob");
  Person cid(world, "Cid");
  ann.create({{"setup", {{"seats", 3}}}});
  start_game({&ann, &bob, &cid});
  CHECK(ann.refused({{"t", "propose_bot"}, {"seat", 2}}) == "not_away");
  cid.disconnect();
  CHECK(tests::eventually(
      [&] { return tests::fresh_state(ann)["table"]["seats"][2]["online"] == false; }));
  CHECK(ann.refused({{"t", "propose_bot"}, {"seat", 2}}) == "not_away");
  world.put_clock_forward(61s);
  ann.command({{"t", "chat"}, {"text", "where is Cid?"}});
  CHECK(tests::eventually(
      [&] { return tests::fresh_state(ann)["table"]["seats"][2]["left"] == true; }));
  bob.sink().drain();
  ann.command({{"t", "propose_bot"}, {"seat", 2}});
  const json proposal = bob.event("proposal")["proposal"];
  CHECK(proposal["needed"] == json{0, 1});
  CHECK(proposal["agreed"] == json{0});
  bob.command({{"t", "decline_bot"}, {"seat", 2}});
  CHECK(ann.event("proposal")["proposal"].is_null());
  CHECK(bob.refused({{"t", "decline_bot"}, {"seat", 2}}) == "no_proposal");
  ann.command({{"t", "propose_bot"}, {"seat", 2}});
  bob.command({{"t", "propose_bot"}, {"seat", 2}});
  json table = tests::fresh_state(ann)["table"];
  CHECK(table["proposals"].empty());
  CHECK(table["seats"][2]["bot"] == "first");
  CHECK(table["seats"][2]["player"]["name"] == "Cid");

  cid.reconnect();
  tests::fresh_state(cid);
  CHECK(cid.refused({{"t", "choose"}, {"ask", 1}, {"option", 0}}) == "bot_plays");
  cid.command({{"t", "sit"}});
  table = tests::fresh_state(ann)["table"];
  CHECK(table["seats"][2]["bot"].is_null());
  CHECK(table["seats"][2]["left"] == false);
}

TEST_CASE_FIXTURE(GameOfTwo, "the proposal of a lone person is consent enough") {
  bob.command({{"t", "leave"}});
  ann.command({{"t", "propose_bot"}, {"seat", 1}});
  CHECK(tests::fresh_state(ann)["table"]["seats"][1]["bot"] == "first");
}
