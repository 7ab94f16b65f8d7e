#pragma once

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "server/lobby/lobby.hpp"
#include "server/room/sink.hpp"
#include "server/store/store.hpp"
#include "tests/store/support.hpp"

namespace aude::tests {

using nlohmann::json;

/// Takes the first answer that is offered.
class FirstBot final : public bots::Bot {
 public:
  [[nodiscard]] std::string_view level() const override { return "first"; }
  [[nodiscard]] game::Choice choose(const bots::PlayerView& view,
                                    std::span<const game::Choice> options, bots::Budget budget,
                                    std::stop_token stop) const override;
};

/// A store that can be made to wait or to fail when it should commit, and to wait when it should
/// delete.
class TroubledStore final : public store::Store {
 public:
  explicit TroubledStore(std::unique_ptr<Store> inner) : inner_(std::move(inner)) {}

  std::atomic<bool> holds{false};
  std::atomic<bool> fails{false};
  std::atomic<bool> holds_deletions{false};
  /// A deletion waits.
  std::atomic<bool> is_deleting{false};

  template <class T>
  using awaitable = store::awaitable<T>;
  store::Accounts& accounts() override { return inner_->accounts(); }
  store::Addresses& addresses() override { return inner_->addresses(); }
  awaitable<std::optional<store::Account>> account_by_token(store::TokenHash hash) override;
  awaitable<store::Account> add_account(store::TokenHash hash, std::string name) override;
  awaitable<void> rename_account(std::string id, std::string name) override;
  awaitable<void> add_game(store::ListedGame game) override;
  awaitable<void> commit(store::Commit commit) override;
  awaitable<std::optional<store::StoredGame>> load_game(std::string id) override;
  awaitable<std::optional<store::ListedGame>> find_game(std::string id) override;
  awaitable<std::vector<store::ListedGame>> list_games(store::ListQuery query) override;
  awaitable<unsigned> waiting_tables_of(std::string account, store::UnixMs since) override;
  awaitable<std::optional<std::string>> load_analysis(std::string game) override;
  awaitable<void> keep_analysis(std::string game, std::string text) override;
  awaitable<std::vector<std::string>> games_to_wake() override { return inner_->games_to_wake(); }
  awaitable<std::vector<std::string>> stale_tables(store::UnixMs before) override {
    return inner_->stale_tables(before);
  }
  awaitable<void> delete_table(std::string id) override;

 private:
  /// Waits as long as the flag is up.
  static awaitable<void> wait_for_end_of(const std::atomic<bool>* flag);

  std::unique_ptr<Store> inner_;
};

/// A connection that keeps what it is sent.
class FakeSink final : public room::Sink {
 public:
  void send(room::Frame frame) override;
  /// Waits for a message after those that were read that `wanted` accepts, and returns it; those
  /// before it are passed over. Fails the test after some seconds.
  json next(const std::function<bool(const json&)>& wanted, const std::string& what);
  /// Everything so far that has not been read.
  std::vector<json> drain();

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<json> unread_;
};

/// Store, bots and lobby on threads of their own, as in the server, with a temporary database and a
/// clock that tests can put forward.
class World {
 public:
  struct Settings {
    std::chrono::milliseconds idle_after{std::chrono::hours(1)};
  };
  World() : World(Settings()) {}
  explicit World(Settings settings);
  ~World();
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  /// Stops the server, in good order or as if it were killed, and starts it again.
  enum class How : std::uint8_t { drained, killed };
  void restart(How how);

  void put_clock_forward(std::chrono::milliseconds by);
  [[nodiscard]] lobby::Lobby& lobby() { return server_->lobby; }
  [[nodiscard]] TroubledStore& store() { return *server_->store; }

  template <class T>
  T wait(store::awaitable<T> task) {
    return boost::asio::co_spawn(server_->io, std::move(task), boost::asio::use_future).get();
  }
  /// The body of an answer; fails the test if it is an error.
  json body(store::awaitable<lobby::Body> task);
  lobby::ApiError error(store::awaitable<lobby::Body> task);

 private:
  struct Server {
    Server(const std::filesystem::path& file, const Settings& settings,
           std::atomic<std::int64_t>& forward);
    ~Server();

    boost::asio::io_context io;
    std::unique_ptr<TroubledStore> store;
    bots::BotPool bots;
    lobby::Lobby lobby;
    boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work;
    std::vector<std::jthread> threads;
  };

  TemporaryFolder folder_;
  Settings settings_;
  std::atomic<std::int64_t> forward_ms_{0};
  std::unique_ptr<Server> server_;
};

/// A person with one connection.
class Person {
 public:
  Person(World& world, const std::string& name);

  [[nodiscard]] const store::Account& account() const { return account_; }
  [[nodiscard]] FakeSink& sink() { return *sink_; }
  /// A second connection, or one after the first was lost.
  void reconnect();
  void disconnect();

  /// Sends a message as a client would write it.
  void say(const json& message);
  /// Sends a command about the game with a new id, and waits for its ack.
  json command(json message);
  /// The same, and expects a refusal; returns its code.
  std::string refused(json message);
  /// Waits for a message of this kind.
  json next(const std::string& kind);
  /// Waits for a batch that has such an event, and returns the event.
  json event(const std::string& kind);
  /// Watches the game and returns the state.
  json watch(const std::string& game);

  /// Makes a table and watches it. Members of `change` replace those of the request.
  std::string create(const json& change = json::object());

  std::string game;

 private:
  json with_id(json message);

  World& world_;
  store::Account account_;
  std::shared_ptr<FakeSink> sink_;
  unsigned commands_{0};
};

/// Everyone sits down in order and gets ready; the first one is the host and starts.
void start_game(const std::vector<Person*>& people);
/// Answers the open question, whoever is asked, with the option of that number (or the last one).
/// Returns false if the game is over.
bool play_one(const std::vector<Person*>& people, std::size_t option = 0);
/// Asks again and again for some seconds.
bool eventually(const std::function<bool()>& holds);
/// The state as the person gets it anew.
json fresh_state(Person& person);

}  // namespace aude::tests
