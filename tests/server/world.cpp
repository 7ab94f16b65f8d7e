#include "tests/server/world.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/room/services.hpp"

namespace aude::tests {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;

constexpr auto kPatience = 10s;

const bots::Bot* find_test_bot(std::string_view level) {
  static const FirstBot bot;
  return level == bot.level() ? &bot : nullptr;
}

room::Services services_for(store::Store& store, bots::BotPool& bots,
                            const World::Settings& settings, std::atomic<std::int64_t>& forward) {
  room::Services services{
      .store = store,
      .bots = bots,
      .find_bot = find_test_bot,
      .stand_in = "first",
      .now = [&forward] { return protocol::UnixMs{room::steady_now().value + forward}; },
      .deal = {}};
  services.idle_after = settings.idle_after;
  services.presence_delay = 0ms;
  services.list_delay = 5ms;
  return services;
}

}  // namespace

game::Choice FirstBot::choose(const bots::PlayerView& /*view*/,
                              std::span<const game::Choice> options, bots::Budget /*budget*/,
                              std::stop_token /*stop*/) const {
  return options.front();
}

store::awaitable<std::optional<store::Account>>
TroubledStore::account_by_token(store::TokenHash hash) {
  return inner_->account_by_token(hash);
}
store::awaitable<store::Account> TroubledStore::add_account(store::TokenHash hash,
                                                            std::string name) {
  return inner_->add_account(hash, std::move(name));
}
store::awaitable<void> TroubledStore::rename_account(std::string id, std::string name) {
  return inner_->rename_account(std::move(id), std::move(name));
}
store::awaitable<void> TroubledStore::add_game(store::ListedGame game) {
  return inner_->add_game(std::move(game));
}
store::awaitable<void> TroubledStore::commit(store::Commit commit) {
  if (fails) {
    throw store::StoreError("the disk is full");
  }
  auto waiting = wait_for_end_of(&holds);
  co_await std::move(waiting);
  auto committing = inner_->commit(std::move(commit));
  co_await std::move(committing);
}
store::awaitable<void> TroubledStore::delete_table(std::string id) {
  is_deleting = true;
  auto waiting = wait_for_end_of(&holds_deletions);
  co_await std::move(waiting);
  auto deleting = inner_->delete_table(std::move(id));
  co_await std::move(deleting);
}
store::awaitable<void> TroubledStore::wait_for_end_of(const std::atomic<bool>* flag) {
  asio::steady_timer pause(co_await asio::this_coro::executor);
  while (*flag) {
    pause.expires_after(1ms);
    auto pausing = pause.async_wait(asio::use_awaitable);
    co_await std::move(pausing);
  }
}
store::awaitable<std::optional<store::StoredGame>> TroubledStore::load_game(std::string id) {
  return inner_->load_game(std::move(id));
}
store::awaitable<std::optional<store::ListedGame>> TroubledStore::find_game(std::string id) {
  return inner_->find_game(std::move(id));
}
store::awaitable<std::vector<store::ListedGame>> TroubledStore::list_games(store::ListQuery query) {
  return inner_->list_games(std::move(query));
}
store::awaitable<unsigned> TroubledStore::waiting_tables_of(std::string account,
                                                            store::UnixMs since) {
  return inner_->waiting_tables_of(std::move(account), since);
}
store::awaitable<std::optional<std::string>> TroubledStore::load_analysis(std::string game) {
  return inner_->load_analysis(std::move(game));
}
store::awaitable<void> TroubledStore::keep_analysis(std::string game, std::string text) {
  return inner_->keep_analysis(std::move(game), std::move(text));
}

void FakeSink::send(room::Frame frame) {
  const std::lock_guard lock(mutex_);
  unread_.push_back(json::parse(*frame));
  arrived_.notify_all();
}

json FakeSink::next(const std::function<bool(const json&)>& wanted, const std::string& what) {
  std::unique_lock lock(mutex_);
  std::string passed;
  const auto until = std::chrono::steady_clock::now() + kPatience;
  while (true) {
    while (!unread_.empty()) {
      json message = std::move(unread_.front());
      unread_.pop_front();
      if (wanted(message)) {
        return message;
      }
      passed += message.dump().substr(0, 200) + "\n";
    }
    if (arrived_.wait_until(lock, until) == std::cv_status::timeout) {
      FAIL("no " << what << " came, only:\n" << passed);
    }
  }
}

std::vector<json> FakeSink::drain() {
  const std::lock_guard lock(mutex_);
  std::vector<json> all(unread_.begin(), unread_.end());
  unread_.clear();
  return all;
}

World::Server::Server(const std::filesystem::path& file, const Settings& settings,
                      std::atomic<std::int64_t>& forward)
    : store(std::make_unique<TroubledStore>(
          store::open_sqlite_store({.file = file, .now = &room::steady_now}))),
      bots(1, 0ms), lobby(io.get_executor(), services_for(*store, bots, settings, forward)),
      work(io.get_executor()) {
  for (int i = 0; i < 2; ++i) {
    threads.emplace_back([this] { io.run(); });
  }
}

World::Server::~Server() {
  io.stop();
  threads.clear();
}

World::World(Settings settings)
    : settings_(settings),
      server_(std::make_unique<Server>(folder_.path() / "aude.db", settings_, forward_ms_)) {}

World::~World() = default;

void World::restart(How how) {
  if (how == How::drained) {
    wait(server_->lobby.drain());
  }
  server_.reset();
  server_ = std::make_unique<Server>(folder_.path() / "aude.db", settings_, forward_ms_);
}

void World::put_clock_forward(std::chrono::milliseconds by) { forward_ms_ += by.count(); }

json World::body(store::awaitable<lobby::Body> task) {
  const lobby::Body body = wait(std::move(task));
  if (const auto* error = std::get_if<lobby::ApiError>(&body)) {
    FAIL(error->code << ": " << error->message);
  }
  return json::parse(std::get<std::string>(body));
}

lobby::ApiError World::error(store::awaitable<lobby::Body> task) {
  const lobby::Body body = wait(std::move(task));
  REQUIRE(std::holds_alternative<lobby::ApiError>(body));
  return std::get<lobby::ApiError>(body);
}

Person::Person(World& world, const std::string& name)
    : world_(world), sink_(std::make_shared<FakeSink>()) {
  store::TokenHash hash{};
  std::ranges::copy(name.substr(0, hash.size()), hash.begin());
  account_ = world.wait(world.store().add_account(hash, name));
}

void Person::reconnect() {
  disconnect();
  sink_ = std::make_shared<FakeSink>();
}

void Person::disconnect() { world_.lobby().gone({account_, sink_}); }

void Person::say(const json& message) {
  auto decoded = protocol::decode(message.dump());
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    FAIL(message.dump() << ": " << bad->message);
  }
  world_.lobby().handle({account_, sink_}, std::get<protocol::ClientMessage>(std::move(decoded)));
}

json Person::with_id(json message) {
  if (!message.contains("game")) {
    message["game"] = game;
  }
  if (!message.contains("id")) {
    message["id"] = account_.name + std::to_string(++commands_);
  }
  return message;
}

json Person::command(json message) {
  message = with_id(std::move(message));
  say(message);
  const json answer = sink_->next(
      [&](const json& m) {
        return (m["t"] == "ack" || m["t"] == "refused") && m.value("id", "") == message["id"];
      },
      "answer to " + message.dump());
  INFO(answer.dump());
  REQUIRE(answer["t"] == "ack");
  return answer;
}

std::string Person::refused(json message) {
  message = with_id(std::move(message));
  say(message);
  const json answer = sink_->next(
      [&](const json& m) {
        return (m["t"] == "ack" || m["t"] == "refused") && m.value("id", "") == message["id"];
      },
      "answer to " + message.dump());
  INFO(answer.dump());
  REQUIRE(answer["t"] == "refused");
  return answer["code"];
}

json Person::next(const std::string& kind) {
  return sink_->next([&](const json& m) { return m["t"] == kind; }, kind);
}

json Person::event(const std::string& kind) {
  const auto is_kind = [&](const json& e) { return e["e"] == kind; };
  const json batch = sink_->next(
      [&](const json& m) {
        return m["t"] == "events" && std::ranges::any_of(m["events"], is_kind);
      },
      "event " + kind);
  return *std::ranges::find_if(batch["events"], is_kind);
}

json Person::watch(const std::string& id) {
  game = id;
  say({{"t", "watch"}, {"game", game}});
  return next("state");
}

std::string Person::create(const json& change) {
  json request{{"setup",
                {{"sets", {{{"set", "base-c1"}, {"copies", 1}}}},
                 {"seats", 2},
                 {"options", {{"first_player", "seat_1"}}}}},
               {"clock", {{"kind", "none"}}},
               {"visibility", "public"}};
  request.merge_patch(change);
  auto decoded = protocol::decode_create(request.dump());
  REQUIRE(std::holds_alternative<protocol::CreateTable>(decoded));
  const json made = world_.body(
      world_.lobby().create(account_, std::get<protocol::CreateTable>(std::move(decoded))));
  watch(made["id"]);
  return game;
}

void start_game(const std::vector<Person*>& people) {
  for (std::uint8_t seat = 0; seat < people.size(); ++seat) {
    Person& person = *people[seat];
    if (person.game.empty()) {
      person.watch(people.front()->game);
    }
    person.command({{"t", "sit"}, {"seat", seat}});
    if (seat > 0) {
      person.command({{"t", "ready"}, {"ready", true}});
    }
  }
  people.front()->command({{"t", "start"}});
}

bool play_one(const std::vector<Person*>& people, std::size_t option) {
  const json state = fresh_state(*people.front());
  if (!state["view"]["final"].is_null()) {
    return false;
  }
  Person& asked = *people.at(state["view"]["asked"].get<std::size_t>());
  const json ask = fresh_state(asked)["ask"];
  const std::size_t last = ask["options"].size() - 1;
  asked.command({{"t", "choose"}, {"ask", ask["ask"]}, {"option", std::min(option, last)}});
  return true;
}

bool eventually(const std::function<bool()>& holds) {
  const auto until = std::chrono::steady_clock::now() + kPatience;
  while (!holds()) {
    if (std::chrono::steady_clock::now() > until) {
      return false;
    }
    std::this_thread::sleep_for(5ms);
  }
  return true;
}

json fresh_state(Person& person) { return person.watch(person.game); }

}  // namespace aude::tests
