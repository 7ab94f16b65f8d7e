#include "tests/faults/tables.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>

#include "server/archive/inspect.hpp"
#include "server/store/connection.hpp"
#include "server/store/games_sql.hpp"
#include "server/store/salvage.hpp"

namespace aude::tests {
namespace {

namespace asio = boost::asio;

const std::vector<std::vector<game::SetChoice>>& boxes() {
  static const std::vector<std::vector<game::SetChoice>> sets = {
      {{"base-c1", 1}}, {{"base-c2", 1}, {"river-1-c2", 1}, {"ferries", 1}}};
  return sets;
}

}  // namespace

Tables::Tables(const std::filesystem::path& file, store::Durability durability, unsigned games,
               std::uint64_t seed) {
  store::SqliteOptions options{.file = file, .now = [] { return store::UnixMs{1000}; }};
  options.durability = durability;
  store_ = store::open_sqlite_store(options);
  const std::vector<store::Account> people = {wait_for(io_, store_->add_account({1}, "Ann")),
                                              wait_for(io_, store_->add_account({2}, "Bea"))};
  for (unsigned i = 0; i < games; ++i) {
    games_.emplace_back("game" + std::to_string(10'000'000 + i), people, boxes().at(i % 2),
                        seed * 1000 + i);
    wait_for(io_, store_->add_game(games_.back().table()));
    acked_[games_.back().id()] = 0;
  }
}

void Tables::note(StoredPlay& game, const std::exception_ptr& error, std::size_t& refused) {
  if (!error) {
    game.stored();
    const std::lock_guard guard(mutex_);
    acked_[game.id()] = game.seq();
    return;
  }
  ++refused;
  try {
    std::rethrow_exception(error);
  } catch (const store::StoreError& why) {
    refusal_ = why.what();
  }
}

std::size_t Tables::round() {
  std::size_t refused = 0;
  for (StoredPlay& game : games_) {
    if (!game.over()) {
      asio::co_spawn(io_, store_->commit(game.next()),
                     [this, &game, &refused](auto error) { note(game, error, refused); });
    }
  }
  io_.restart();
  io_.run();
  return refused;
}

bool Tables::one(std::size_t index) {
  std::size_t refused = 0;
  StoredPlay& game = games_.at(index);
  asio::co_spawn(io_, store_->commit(game.next()),
                 [this, &game, &refused](auto error) { note(game, error, refused); });
  io_.restart();
  io_.run();
  return refused == 0;
}

bool Tables::over() const {
  return std::ranges::all_of(games_, [](const StoredPlay& game) { return game.over(); });
}

Acked Tables::acked() {
  const std::lock_guard guard(mutex_);
  return acked_;
}

std::vector<std::string> losses_of(const std::filesystem::path& file, const Acked& acked) {
  store::Connection db(file, store::Connection::Access::read);
  std::vector<std::string> losses = store::damage_of(db);
  for (const auto& [id, seq] : acked) {
    const auto game = store::read_whole_game(db, id);
    if (!game) {
      losses.push_back(id + " is gone");
    } else if (const auto fault = archive::fault_of(*game)) {
      losses.push_back(id + ": " + *fault);
    } else if (game->game.seq < seq) {
      losses.push_back(id + ": batch " + std::to_string(seq) + " was acknowledged, but batch " +
                       std::to_string(game->game.seq) + " is the last");
    } else if (game->entries.size() != game->game.seq) {
      // Every batch of these games has an entry.
      losses.push_back(id + ": the log has " + std::to_string(game->entries.size()) + " of " +
                       std::to_string(game->game.seq) + " entries");
    }
  }
  return losses;
}

}  // namespace aude::tests
