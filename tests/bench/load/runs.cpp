#include "tests/bench/load/runs.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/bench/load/connection.hpp"
#include "tests/bench/load/process.hpp"
#include "tests/bench/load/report.hpp"
#include "tests/bench/load/table.hpp"

namespace aude::load {
namespace {

namespace asio = boost::asio;
using Rows = nlohmann::ordered_json;

Endpoint server_of(const Wanted& wanted) {
  return {asio::ip::make_address("127.0.0.1"), wanted.port};
}

asio::awaitable<void> sleep(double seconds) {
  asio::steady_timer timer{co_await asio::this_coro::executor};
  const std::chrono::duration<double> time{seconds};
  timer.expires_after(std::chrono::duration_cast<Clock::duration>(time));
  co_await timer.async_wait(asio::use_awaitable);
}

/// Runs `work(rows)` to its end on this thread, throws what it throws, and reports the rows.
template <class Work>
void run_to_end(asio::io_context& io, const Wanted& wanted, Work work) {
  Rows rows = Rows::array();
  std::exception_ptr failure;
  auto finished = [&](std::exception_ptr error) {
    failure = error;
    io.stop();
  };
  asio::co_spawn(io, work(rows), finished);
  io.run();
  if (failure) {
    std::rethrow_exception(failure);
  }
  report(rows, wanted.json);
}

constexpr const char* kBaseGame = R"({"set":"base-c1","copies":1})";
constexpr const char* kWithRiverAndFerries =
    R"({"set":"base-c1","copies":1},{"set":"river-1-c1","copies":1},{"set":"ferries","copies":1})";

Scene scene_of(const Wanted& wanted, const std::string& sets) {
  Scene scene;
  scene.server = server_of(wanted);
  scene.players = wanted.players;
  scene.spectators = wanted.spectators;
  scene.thinking = std::chrono::duration<double>{1 / wanted.rate};
  scene.setup = R"({"sets":[)" + sets + R"(],"seats":)" + std::to_string(wanted.players) +
                R"(,"options":{}})";
  return scene;
}

using Tables = std::vector<std::shared_ptr<Table>>;

asio::awaitable<void> open_tables(Scene& scene, const Wanted& wanted, Tables& tables) {
  const auto executor = co_await asio::this_coro::executor;
  for (std::size_t number = 0; number < wanted.tables; ++number) {
    tables.push_back(std::make_shared<Table>(executor, scene, wanted.seed + number));
    auto failed = [](std::exception_ptr error) {
      if (error) {
        std::rethrow_exception(error);
      }
    };
    asio::co_spawn(executor, Table::play(tables.back()), failed);
    co_await sleep(1 / wanted.ramp);
  }
  while (scene.playing < tables.size()) {
    co_await sleep(0.1);
  }
}

/// Measures at the present pace.
asio::awaitable<Rows> measure(Scene& scene, const Wanted& wanted) {
  const double pace = static_cast<double>(wanted.tables) / scene.thinking.count();
  scene.to_last_viewer.clear();
  const Traffic before = scene.traffic;
  const std::uint64_t actions = scene.actions;
  const Usage used = usage_of(wanted.pid);
  const auto begin = Clock::now();
  co_await sleep(wanted.seconds);
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  const Usage after = usage_of(wanted.pid);
  const auto done = static_cast<double>(scene.actions - actions);
  const auto frames = static_cast<double>(scene.traffic.frames_in - before.frames_in +
                                          scene.traffic.frames_out - before.frames_out);
  const auto bytes = static_cast<double>(scene.traffic.bytes_in - before.bytes_in);
  co_return Rows{{"wanted/s", rounded(pace)},
                 {"actions/s", rounded(done / seconds)},
                 {"frames/s", rounded(frames / seconds)},
                 {"p50 ms", rounded(scene.to_last_viewer.percentile(50))},
                 {"p95 ms", rounded(scene.to_last_viewer.percentile(95))},
                 {"p99 ms", rounded(scene.to_last_viewer.percentile(99))},
                 {"max ms", rounded(scene.to_last_viewer.percentile(100))},
                 {"bytes/action", rounded(done > 0 ? bytes / done : 0)},
                 {"server cpu %", rounded(100 * (after.cpu_seconds - used.cpu_seconds) / seconds)},
                 {"server MiB", rounded(after.bytes_resident / 1024 / 1024)},
                 {"refused", scene.refusals},
                 {"lost", scene.traffic.lost}};
}

int finish(const Scene& scene) {
  if (scene.refusals + scene.traffic.lost == 0) {
    return 0;
  }
  std::cout << "refused " << scene.refusals << ", lost " << scene.traffic.lost
            << "; the last: " << scene.refusal << '\n';
  return 1;
}

asio::awaitable<void> climb(Scene& scene, const Wanted& wanted, Tables& tables, Rows& rows) {
  co_await open_tables(scene, wanted, tables);
  for (;;) {
    // The answers that wait at the old pace go out first.
    co_await sleep(scene.thinking.count() * 2);
    rows.push_back(co_await measure(scene, wanted));
    const double reached = rows.back()["actions/s"];
    const double wished = rows.back()["wanted/s"];
    // A closed loop slows down by itself: behind its pace it is at the limit as well.
    if (rows.back()["p99 ms"] > wanted.limit_ms || reached < wished / 2) {
      co_return;
    }
    scene.thinking /= wanted.step;
  }
}

/// Connections that have nothing to do with a table.
struct Crowd {
  Traffic traffic;
  std::vector<std::shared_ptr<Connection>> people;
};

/// Opens so many connections. Each hears with what `hear(Connection*)` makes.
template <class Hear>
asio::awaitable<void> open_crowd(const Wanted& wanted, std::size_t count, Crowd& crowd, Hear hear) {
  const auto executor = co_await asio::this_coro::executor;
  while (crowd.people.size() < count) {
    auto person = std::make_shared<Connection>(executor, crowd.traffic);
    co_await Connection::open(person, server_of(wanted));
    Connection::listen(person, hear(person.get()));
    crowd.people.push_back(std::move(person));
  }
}

Connection::Hear ignore_all(Connection* /*person*/) {
  return [](std::string_view) {};
}

double kib_each(const Usage& before, const Usage& after, std::size_t count) {
  return (after.bytes_resident - before.bytes_resident) / static_cast<double>(count) / 1024;
}

}  // namespace

int run_play(const Wanted& wanted) {
  asio::io_context io{1};
  Scene scene = scene_of(wanted, kBaseGame);
  Tables tables;
  run_to_end(io, wanted, [&](Rows& rows) -> asio::awaitable<void> {
    co_await open_tables(scene, wanted, tables);
    co_await sleep(2 / wanted.rate);
    rows.push_back(co_await measure(scene, wanted));
  });
  return finish(scene);
}

int run_climb(const Wanted& wanted) {
  asio::io_context io{1};
  Scene scene = scene_of(wanted, kBaseGame);
  Tables tables;
  run_to_end(io, wanted, [&](Rows& rows) { return climb(scene, wanted, tables, rows); });
  return finish(scene);
}

int run_idle(const Wanted& wanted) {
  asio::io_context io{1};
  Crowd crowd;
  run_to_end(io, wanted, [&](Rows& rows) -> asio::awaitable<void> {
    const Usage before = usage_of(wanted.pid);
    co_await open_crowd(wanted, wanted.connections, crowd, ignore_all);
    const Usage opened = usage_of(wanted.pid);
    co_await sleep(wanted.seconds);
    const Usage after = usage_of(wanted.pid);
    rows.push_back(
        {{"connections", crowd.people.size()},
         {"KiB each", rounded(kib_each(before, after, crowd.people.size()))},
         {"server cpu %", rounded(100 * (after.cpu_seconds - opened.cpu_seconds) / wanted.seconds)},
         {"server MiB", rounded(after.bytes_resident / 1024 / 1024)},
         {"lost", crowd.traffic.lost}});
  });
  return crowd.traffic.lost == 0 ? 0 : 1;
}

int run_live(const Wanted& wanted) {
  asio::io_context io{1};
  Scene scene = scene_of(wanted, kBaseGame);
  Tables tables;
  Crowd crowd;
  run_to_end(io, wanted, [&](Rows& rows) -> asio::awaitable<void> {
    // As many connections without a table first: what remains is the games'.
    const std::size_t people = wanted.tables * (wanted.players + wanted.spectators);
    const Usage before = usage_of(wanted.pid);
    co_await open_crowd(wanted, people, crowd, ignore_all);
    const Usage listening = usage_of(wanted.pid);
    co_await open_tables(scene, wanted, tables);
    co_await sleep(wanted.seconds);
    const Usage playing = usage_of(wanted.pid);
    const double connection = kib_each(before, listening, people);
    const double table = kib_each(listening, playing, tables.size());
    const double people_each = static_cast<double>(wanted.players + wanted.spectators);
    rows.push_back({{"tables", tables.size()},
                    {"games over", scene.games},
                    {"turns each", rounded(static_cast<double>(scene.turns) /
                                           static_cast<double>(tables.size()))},
                    {"KiB a table", rounded(table)},
                    {"KiB a person", rounded(connection)},
                    {"KiB a game", rounded(table - connection * people_each)},
                    {"server MiB", rounded(playing.bytes_resident / 1024 / 1024)}});
  });
  return finish(scene);
}

int run_wire(const Wanted& wanted) {
  asio::io_context io{1};
  constexpr double kGlance = 0.002;
  Wanted one = wanted;
  one.tables = 1;
  one.spectators = 1;
  one.rate = 100;
  Scene scene = scene_of(one, kWithRiverAndFerries);
  Tables tables;
  Traffic ignored;
  std::size_t state_bytes = 0;
  run_to_end(io, wanted, [&](Rows& rows) -> asio::awaitable<void> {
    co_await open_tables(scene, one, tables);
    while (scene.turns < one.join_at) {
      co_await sleep(kGlance);
    }
    auto guest = std::make_shared<Connection>(co_await asio::this_coro::executor, ignored);
    co_await Connection::open(guest, scene.server);
    Connection::listen(guest, [&](std::string_view text) {
      state_bytes = text.starts_with(R"({"t":"state")") ? text.size() : state_bytes;
    });
    guest->send(R"({"t":"watch","game":")" + tables.front()->game() + "\"}");
    while (scene.games == 0 || state_bytes == 0) {
      co_await sleep(kGlance);
    }
    guest->close();
    const auto turns = static_cast<double>(scene.turns);
    rows.push_back({{"turns", scene.turns},
                    {"answers", scene.actions},
                    {"viewer B/turn", rounded(static_cast<double>(scene.viewer_bytes) / turns)},
                    {"join at turn", one.join_at},
                    {"join bytes", state_bytes}});
  });
  return finish(scene);
}

int run_echo(const Wanted& wanted) {
  asio::io_context io{1};
  Crowd crowd;
  // The first four bytes say how long the answer shall be.
  std::string question = std::to_string(10'000 + wanted.bytes_out).substr(1);
  question.resize(wanted.bytes_in, ' ');
  const auto ask_again = [&](Connection* person) -> Connection::Hear {
    return [&, person](std::string_view) { person->send(question); };
  };
  run_to_end(io, wanted, [&](Rows& rows) -> asio::awaitable<void> {
    co_await open_crowd(wanted, wanted.connections, crowd, ask_again);
    // Not before all are open: those that play ball already would hold up the others.
    for (const auto& person : crowd.people) {
      person->send(question);
    }
    co_await sleep(1);
    const Traffic before = crowd.traffic;
    const Usage used = usage_of(wanted.pid);
    co_await sleep(wanted.seconds);
    const auto frames = static_cast<double>(crowd.traffic.frames_in - before.frames_in +
                                            crowd.traffic.frames_out - before.frames_out);
    rows.push_back(
        {{"connections", crowd.people.size()},
         {"frames/s", rounded(frames / wanted.seconds)},
         {"server cpu %",
          rounded(100 * (usage_of(wanted.pid).cpu_seconds - used.cpu_seconds) / wanted.seconds)},
         {"lost", crowd.traffic.lost}});
  });
  return crowd.traffic.lost == 0 ? 0 : 1;
}

}  // namespace aude::load
