#include "server/archive/tasks.hpp"

#include <string>

#include "server/archive/inspect.hpp"
#include "server/archive/intake.hpp"
#include "server/store/backup.hpp"
#include "server/store/connection.hpp"
#include "server/store/failure.hpp"
#include "server/store/files.hpp"
#include "server/store/games_sql.hpp"
#include "server/store/portable.hpp"
#include "server/store/salvage.hpp"
#include "server/store/store.hpp"

namespace aude::archive {
namespace {

namespace fs = std::filesystem;
using store::Connection;

std::unique_ptr<Connection> look_at(const fs::path& database) {
  if (!fs::exists(database)) {
    throw store::StoreError("there is no database " + database.string() +
                            "; --data names the server's folder");
  }
  try {
    auto db = std::make_unique<Connection>(database, Connection::Access::look);
    store::work_around_damaged_accounts(*db);
    return db;
  } catch (const SQLite::Exception& error) {
    throw store::StoreError("cannot read " + database.string() + ": " + store::reason_of(error));
  }
}

/// The portable file, and the record of a finished game.
void write_game(Connection& db, const store::StoredGame& game, const fs::path& folder) {
  const std::string& id = game.game.id;
  store::write_file(folder / (id + ".game.json"), store::write_portable(db, game));
  if (game.game.status == protocol::Status::finished) {
    store::write_file(folder / (id + ".record.json"), record_of(game) + "\n");
  }
}

/// One game and what is wrong with it, if anything.
struct Looked {
  std::optional<store::Salvaged> salvaged;
  std::optional<std::string> fault;
};

/// A running server goes on writing: all of one game is read at one moment.
Looked look_at_game(Connection& db, const std::string& id, const fs::path& export_to) {
  try {
    const SQLite::Transaction moment(db.database());
    auto salvaged = store::salvage_game(db, id);
    if (!salvaged) {
      return {std::nullopt, "its row is missing"};
    }
    auto fault = fault_of(salvaged->game);
    if (!fault && !export_to.empty()) {
      write_game(db, salvaged->game, export_to);
    }
    return {std::move(salvaged), std::move(fault)};
  } catch (const std::exception& error) {
    return {std::nullopt, std::string("it cannot be read: ") + error.what()};
  }
}

std::string state_of(const store::Salvaged& salvaged) {
  const store::GameRow& game = salvaged.game.game;
  return std::string(to_string(game.status)) + ", turn " + std::to_string(game.turn) +
         (salvaged.lacks_afterwards ? ", without what was said after its end" : "");
}

int carry_out_one(const ops::BackUp& task, const Desk& desk) {
  store::back_up(desk.database, task.file);
  desk.out << "backed up to " << task.file.string() << " (" << fs::file_size(task.file)
           << " bytes)\n";
  return 0;
}

int carry_out_one(const ops::Restore& task, const Desk& desk) {
  const fs::path aside = store::restore(desk.database, task.file, desk.now);
  desk.out << "restored " << task.file.string() << '\n';
  if (!aside.empty()) {
    desk.out << "what was there before is kept as " << aside.string() << '\n';
  }
  return 0;
}

int carry_out_one(const ops::Check& task, const Desk& desk) {
  const auto db = look_at(desk.database);
  const auto damage = store::damage_of(*db);
  for (const std::string& line : damage) {
    desk.err << "damaged file: " << line << '\n';
  }
  if (!task.export_to.empty()) {
    fs::create_directories(task.export_to);
  }
  std::size_t safe = 0;
  std::size_t faulty = 0;
  for (const std::string& id : store::games_as_far_as_readable(*db)) {
    const Looked looked = look_at_game(*db, id, task.export_to);
    if (looked.fault) {
      ++faulty;
      desk.err << "damaged " << id << ": " << *looked.fault << '\n';
      continue;
    }
    ++safe;
    if (!task.quiet) {
      desk.out << "safe " << id << ' ' << state_of(*looked.salvaged) << '\n';
    }
  }
  desk.out << safe << " games are safe, " << faulty << " are damaged; the file is "
           << (damage.empty() ? "sound" : "damaged") << '\n';
  return faulty == 0 && damage.empty() ? 0 : 1;
}

int carry_out_one(const ops::Export& task, const Desk& desk) {
  const auto db = look_at(desk.database);
  fs::create_directories(task.to);
  std::size_t failed = 0;
  const auto ids = task.all ? store::games_as_far_as_readable(*db) : task.games;
  for (const std::string& id : ids) {
    const SQLite::Transaction moment(db->database());
    try {
      const auto salvaged = store::salvage_game(*db, id);
      if (!salvaged) {
        throw store::StoreError("there is no such game");
      }
      write_game(*db, salvaged->game, task.to);
    } catch (const std::exception& error) {
      ++failed;
      desk.err << id << ": " << error.what() << '\n';
    }
  }
  desk.out << ids.size() - failed << " games exported to " << task.to.string() << '\n';
  return failed == 0 ? 0 : 1;
}

int carry_out_one(const ops::Import& task, const Desk& desk) {
  Intake intake(desk.database, desk.now);
  std::size_t failed = 0;
  for (const fs::path& file : task.files) {
    try {
      const store::Imported done = intake.take(store::read_file(file));
      desk.out << file.string() << ": " << done.game << ' ' << words_for(done.what) << '\n';
    } catch (const store::ImportError& error) {
      ++failed;
      desk.err << file.string() << ": " << error.code() << ": " << error.what() << '\n';
    } catch (const std::exception& error) {
      ++failed;
      desk.err << file.string() << ": " << error.what() << '\n';
    }
  }
  return failed == 0 ? 0 : 1;
}

}  // namespace

int carry_out(const ops::Task& task, const Desk& desk) {
  return std::visit([&](const auto& one) { return carry_out_one(one, desk); }, task);
}

}  // namespace aude::archive
