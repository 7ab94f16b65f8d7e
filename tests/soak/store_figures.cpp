// Figures of the store for docs/performance.md:
//
//   aude-store-figures fill FILE GAMES   makes a database with so many finished games
//   aude-store-figures lists FILE        how long opening, loading and pages of lists take
//   aude-store-figures size              what a game costs, running and over
//   aude-store-figures batches FOLDER    changes a second, and how the batch follows the load

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <random>
#include <regex>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/store/accounts_sql.hpp"
#include "server/store/embedded_migrations.hpp"
#include "server/store/games_sql.hpp"
#include "server/store/migrate.hpp"
#include "server/store/packed_log.hpp"
#include "server/store/store.hpp"
#include "tests/faults/stored_play.hpp"

namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using namespace aude;
using Clock = std::chrono::steady_clock;

constexpr unsigned kPeople = 500;
constexpr unsigned kDistinct = 60;

double ms_since(Clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

std::string numbered(const std::string& word, unsigned number) {
  const std::string digits = std::to_string(number);
  return word + std::string(12 - word.size() - digits.size(), '0') + digits;
}

/// About 90 turns.
std::vector<game::SetChoice> boxes() { return {{"base-c2", 1}, {"river-1-c2", 1}, {"ferries", 1}}; }

struct WholeGame {
  store::ListedGame table;
  std::vector<store::Commit> commits;
  /// The whole log.
  std::vector<store::Entry> entries;
};

WholeGame played(const std::string& id, std::vector<store::Account> people, std::uint64_t seed) {
  tests::StoredPlay play(id, std::move(people), boxes(), seed);
  WholeGame game{play.table(), {}, {}};
  while (!play.over()) {
    game.commits.push_back(play.next());
    game.entries.push_back(game.commits.back().entry.value());
    play.stored();
  }
  return game;
}

std::vector<store::Account> add_people(store::Connection& db, unsigned count) {
  std::vector<store::Account> people;
  for (unsigned i = 0; i < count; ++i) {
    people.push_back({numbered("P", i), "Player " + std::to_string(i)});
    store::insert_account(db, people.back(), {1000});
  }
  return people;
}

/// A copy of a finished game for other people at another time; its log is packed already.
void write_over(store::Connection& db, const WholeGame& game,
                const std::vector<std::uint8_t>& packed, const std::string& id,
                const std::vector<store::Account>& people, store::UnixMs created_at) {
  store::Commit last = game.commits.back();
  last.game.id = id;
  last.game.created_at = created_at;
  last.game.host = people[0].id;
  for (std::size_t i = 0; i < people.size(); ++i) {
    last.seats[i].player = people[i];
  }
  store::insert_game(db, {last.game, last.seats});
  store::Query insert = db.query("INSERT INTO logs (game, entries) VALUES (?, ?)");
  insert.bind(id).bind(std::span(packed)).run();
}

int fill(const fs::path& file, unsigned games) {
  store::Connection db(file, store::Connection::Access::write);
  db.execute("PRAGMA synchronous = OFF");
  db.execute("PRAGMA cache_size = -200000");
  store::migrate(db.database(), store::embedded_migrations());
  db.execute("BEGIN");
  const auto people = add_people(db, kPeople);
  std::vector<WholeGame> distinct;
  std::vector<std::vector<std::uint8_t>> packed;
  for (unsigned i = 0; i < kDistinct; ++i) {
    distinct.push_back(played(numbered("D", i), {people[0], people[1]}, i));
    packed.push_back(store::pack(distinct.back().entries).value());
  }
  std::mt19937_64 random(1);
  for (unsigned i = 0; i < games; ++i) {
    const std::size_t a = random() % kPeople;
    const std::size_t b = (a + 1 + random() % (kPeople - 1)) % kPeople;
    write_over(db, distinct[i % kDistinct], packed[i % kDistinct], numbered("G", i),
               {people[a], people[b]}, {1'700'000'000'000 + std::int64_t{i} * 60'000});
    if (i % 1000 == 999) {
      db.execute("COMMIT");
      db.execute("BEGIN");
    }
  }
  db.execute("COMMIT");
  db.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  std::cout << games << " games, " << fs::file_size(file) << " bytes, "
            << fs::file_size(file) / std::max(1U, games) << " a game\n";
  return 0;
}

template <class T>
T wait(asio::io_context& io, asio::awaitable<T> task) {
  auto result = asio::co_spawn(io, std::move(task), asio::use_future);
  io.restart();
  io.run();
  return result.get();
}

int lists(const fs::path& file) {
  asio::io_context io;
  const auto begin = Clock::now();
  const auto store =
      store::open_sqlite_store({.file = file, .now = [] { return store::UnixMs{1000}; }});
  std::cout << "open                      " << ms_since(begin) << " ms\n";
  const auto measure = [&](const std::string& what, const store::ListQuery& query) {
    std::vector<store::ListedGame> page;
    const auto from = Clock::now();
    constexpr int kTimes = 20;
    for (int i = 0; i < kTimes; ++i) {
      page = wait(io, store->list_games(query));
    }
    std::cout << what << ms_since(from) / kTimes << " ms, " << page.size() << " games\n";
    return page;
  };
  store::ListQuery query;
  query.limit = 21;
  const auto first = measure("first page                ", query);
  query.status = protocol::Status::finished;
  measure("first page, finished      ", query);
  query.status = protocol::Status::playing;
  measure("first page, playing       ", query);
  query.status.reset();
  query.before = store::ListQuery::Position{{1'700'000'000'000 + std::int64_t{1000} * 60'000}, "G"};
  measure("page near the oldest      ", query);
  query.before.reset();
  query.of_account = numbered("P", 7);
  measure("first page of one person  ", query);
  const auto from = Clock::now();
  const auto game = wait(io, store->load_game(first.at(0).game.id));
  std::cout << "load one game             " << ms_since(from) << " ms, "
            << game.value().entries.size() << " entries\n";
  return 0;
}

std::int64_t bytes_of(store::Connection& db) {
  return db.database().execAndGet("PRAGMA page_count").getInt64() *
         db.database().execAndGet("PRAGMA page_size").getInt64();
}

int size() {
  constexpr unsigned kGames = 500;
  store::Connection db(":memory:", store::Connection::Access::write);
  store::migrate(db.database(), store::embedded_migrations());
  const auto people = add_people(db, 2);
  const std::int64_t empty = bytes_of(db);
  std::vector<WholeGame> games;
  std::size_t turns = 0;
  std::size_t entries = 0;
  for (unsigned i = 0; i < kGames; ++i) {
    games.push_back(played(numbered("G", i), people, i));
    turns += games.back().commits.back().game.turn;
    entries += games.back().commits.size();
    store::insert_game(db, games.back().table);
  }
  // All at once: the file is as large as they have ever been together.
  std::size_t longest = 0;
  for (const WholeGame& game : games) {
    longest = std::max(longest, game.commits.size());
  }
  for (std::size_t c = 0; c + 1 < longest; ++c) {
    for (const WholeGame& game : games) {
      if (c + 1 < game.commits.size()) {
        store::write_commit(db, game.commits[c]);
      }
    }
  }
  const std::int64_t running = bytes_of(db);
  for (const WholeGame& game : games) {
    store::write_commit(db, game.commits.back());
  }
  db.execute("VACUUM");
  const std::int64_t over = bytes_of(db);
  std::cout << turns / kGames << " turns, " << entries / kGames << " entries a game\n"
            << "running " << (running - empty) / kGames << " bytes a game at most, over "
            << (over - empty) / kGames << " bytes a game\n";
  return 0;
}

asio::awaitable<void> commit_all(store::Store* store, const WholeGame* game) {
  for (const store::Commit& commit : game->commits) {
    auto writing = store->commit(commit);
    co_await std::move(writing);
  }
}

/// A number of the metrics.
double number_in(const std::string& text, const std::string& name) {
  std::smatch found;
  const std::regex line("\n" + name + "(?:\\{[^}]*\\})? ([0-9.e+]+)");
  return std::regex_search(text, found, line) ? std::stod(found[1]) : 0;
}

void measure_batches(const fs::path& folder, store::Durability durability, unsigned load,
                     const std::vector<WholeGame>& games) {
  const fs::path file = folder / "batches.db";
  for (const char* const companion : {"", "-wal", "-shm"}) {
    fs::remove(file.string() + companion);
  }
  metrics::Metrics metrics;
  asio::io_context io;
  store::SqliteOptions options{
      .file = file, .now = [] { return store::UnixMs{1000}; }, .metrics = metrics};
  options.durability = durability;
  {
    store::Connection db(file, store::Connection::Access::write);
    store::migrate(db.database(), store::embedded_migrations());
    add_people(db, 2);
  }
  const auto store = store::open_sqlite_store(options);
  std::size_t changes = 0;
  for (unsigned i = 0; i < load; ++i) {
    wait(io, store->add_game(games[i].table));
    changes += games[i].commits.size();
  }
  const std::string before = metrics.text({});
  const auto begin = Clock::now();
  for (unsigned i = 0; i < load; ++i) {
    asio::co_spawn(io, commit_all(store.get(), &games[i]), [](const std::exception_ptr& error) {
      if (error) {
        std::rethrow_exception(error);
      }
    });
  }
  io.restart();
  io.run();
  const double seconds = ms_since(begin) / 1000;
  const std::string after = metrics.text({});
  const double transactions = number_in(after, "aude_store_batch_changes_count") -
                              number_in(before, "aude_store_batch_changes_count");
  std::cout << (durability == store::Durability::full ? "full   " : "normal ") << load
            << " games: " << static_cast<double>(changes) / seconds << " changes a second, "
            << static_cast<double>(changes) / transactions << " in a transaction\n";
}

int batches(const fs::path& folder) {
  constexpr unsigned kMost = 256;
  const std::vector<store::Account> people = {{numbered("P", 0), "A"}, {numbered("P", 1), "B"}};
  std::vector<WholeGame> games;
  for (unsigned i = 0; i < kMost; ++i) {
    games.push_back(played(numbered("G", i), people, i));
  }
  for (const auto durability : {store::Durability::normal, store::Durability::full}) {
    for (const unsigned load : {1U, 4U, 16U, 64U, kMost}) {
      measure_batches(folder, durability, load, games);
    }
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  try {
    if (words.size() == 3 && words[0] == "fill") {
      return fill(words[1], static_cast<unsigned>(std::stoul(words[2])));
    }
    if (words.size() == 2 && words[0] == "lists") {
      return lists(words[1]);
    }
    if (words.size() == 1 && words[0] == "size") {
      return size();
    }
    if (words.size() == 2 && words[0] == "batches") {
      return batches(words[1]);
    }
    std::cerr << "fill FILE GAMES, lists FILE, size, or batches FOLDER\n";
    return 2;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
