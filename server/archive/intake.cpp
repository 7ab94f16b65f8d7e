#include "server/archive/intake.hpp"

#include "server/archive/inspect.hpp"
#include "server/store/embedded_migrations.hpp"
#include "server/store/games_sql.hpp"
#include "server/store/migrate.hpp"

namespace aude::archive {

Intake::Intake(const std::filesystem::path& database, protocol::UnixMs now)
    : lock_(database), db_(database, store::Connection::Access::write, store::Durability::full),
      now_(now) {
  store::migrate(db_.database(), store::embedded_migrations());
}

store::Imported Intake::take(std::string_view text) {
  // Rolls back when it goes out of scope without a commit.
  SQLite::Transaction transaction(db_.database());
  store::Imported done = store::import_text(db_, text, now_);
  if (done.what != store::Imported::What::already_there) {
    const auto stored = store::read_whole_game(db_, done.game);
    if (const auto fault = fault_of(stored.value())) {
      throw store::ImportError("damaged", *fault);
    }
  }
  transaction.commit();
  return done;
}

std::string_view words_for(store::Imported::What what) {
  switch (what) {
  case store::Imported::What::added:
    return "added";
  case store::Imported::What::carried_on:
    return "goes on where the file ends";
  case store::Imported::What::already_there:
    return "is there already";
  }
  return "";
}

}  // namespace aude::archive
