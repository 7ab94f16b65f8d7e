#include "server/store/portable.hpp"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "server/store/accounts_sql.hpp"
#include "server/store/embedded_migrations.hpp"
#include "server/store/games_sql.hpp"
#include "server/store/migrate.hpp"
#include "tests/store/support.hpp"

using namespace aude;
using nlohmann::json;
using store::Connection;

namespace {

/// A database with two games of one person.
struct Games {
  tests::TemporaryFolder folder;
  Connection db{folder.path() / "aude.db", Connection::Access::write};

  Games() {
    store::migrate(db.database(), store::embedded_migrations());
    store::insert_account(db, {"ann000000000", "Ann"}, {1});
    add("first0000000");
    add("second000000");
  }
  void add(const std::string& id) {
    store::ListedGame game;
    game.game.id = id;
    game.game.host = "ann000000000";
    game.game.setup = game.game.clock = "{}";
    game.seats.resize(2);
    store::insert_game(db, game);
  }
  [[nodiscard]] json exported(const std::string& id) {
    return json::parse(store::write_portable(db, store::read_whole_game(db, id).value()));
  }
  /// The code with which the file is refused; empty if it is taken.
  [[nodiscard]] std::string refusal(const json& file) {
    try {
      static_cast<void>(store::import_text(db, file.dump(), {2}));
      return {};
    } catch (const store::ImportError& error) {
      return error.code();
    }
  }
  [[nodiscard]] int count(const std::string& what) {
    return db.database().execAndGet("SELECT count(*) FROM " + what).getInt();
  }
};

}  // namespace

TEST_CASE_FIXTURE(Games, "a file brings rows of its own game and of no other") {
  json file = exported("first0000000");
  store::delete_game(db, "first0000000");
  json foreign = file["rows"]["seats"][0];
  foreign["game"] = "second000000";
  foreign["seat"] = 7;
  json forged = file;
  forged["rows"]["seats"].push_back(foreign);
  CHECK(refusal(forged) == "damaged");
  CHECK(count("seats WHERE game = 'second000000'") == 2);
  CHECK(refusal(file).empty());
  CHECK(count("seats WHERE game = 'first0000000'") == 2);
}

TEST_CASE_FIXTURE(Games, "the id of a game in a file is no path and no header") {
  const std::string plain = exported("first0000000").dump();
  for (const std::string id : {"../../../tmp", "a/b", "x\r\nX: y", "", "first000000000"}) {
    CAPTURE(id);
    std::string text = plain;
    const std::string quoted = json(id).dump();
    for (std::size_t at = 0; (at = text.find("\"first0000000\"", at)) != std::string::npos;) {
      text.replace(at, 14, quoted);
      at += quoted.size();
    }
    CHECK(refusal(json::parse(text)) == "damaged");
    CHECK(count("games") == 2);
  }
}
