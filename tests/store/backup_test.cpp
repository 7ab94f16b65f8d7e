#include "server/store/backup.hpp"

#include <doctest/doctest.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <fstream>
#include <string>

#include "server/store/connection.hpp"
#include "server/store/daily_backup.hpp"
#include "server/store/embedded_migrations.hpp"
#include "server/store/files.hpp"
#include "server/store/migrate.hpp"
#include "server/store/store.hpp"
#include "tests/store/support.hpp"

using namespace aude;
using store::UnixMs;

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t kHour = 3'600'000;
constexpr std::int64_t kDay = 24 * kHour;
// 2026-11-30 00:00 UTC
constexpr std::int64_t kMidnight = 1'795'996'800'000;

std::int64_t wall = 0;

struct Folder {
  Folder() {
    ::setenv("TZ", "UTC0", 1);
    ::tzset();
    store::Connection db(database(), store::Connection::Access::write);
    store::migrate(db.database(), store::embedded_migrations());
  }
  tests::TemporaryFolder folder;

  [[nodiscard]] fs::path database() const { return folder.path() / "aude.db"; }
  [[nodiscard]] store::BackupPlan plan(std::size_t keep) const {
    return {.database = database(),
            .folder = folder.path() / "daily",
            .keep = keep,
            .at = std::chrono::hours(4),
            .now = [] { return UnixMs{wall}; }};
  }
  [[nodiscard]] std::size_t count() const {
    const fs::directory_iterator all(folder.path() / "daily");
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
  }
};

}  // namespace

TEST_CASE("the name of a backup tells its time, and no other name does") {
  const UnixMs at{kMidnight + 4 * kHour};
  CHECK(store::time_of_backup(store::backup_name(at)) == at);
  for (const char* const other : {"aude.db", "aude-20261130-040000.db.part", "aude-2026.db", ""}) {
    CHECK_FALSE(store::time_of_backup(other).has_value());
  }
}

TEST_CASE_FIXTURE(Folder, "a backup is made once a day, also when its time was slept through") {
  const auto daily = plan(2);
  wall = kMidnight + 3 * kHour;
  CHECK(store::back_up_if_due(daily));
  CHECK_FALSE(store::back_up_if_due(daily));
  wall = kMidnight + 4 * kHour + 1000;
  CHECK(store::back_up_if_due(daily));
  wall = kMidnight + kDay + 3 * kHour;
  CHECK_FALSE(store::back_up_if_due(daily));
  wall = kMidnight + 5 * kDay + 20 * kHour;
  CHECK(store::back_up_if_due(daily));
  CHECK(count() == 2);
}

TEST_CASE_FIXTURE(Folder,
                  "a clock that is set back or forward stops no backup and takes none away") {
  const auto daily = plan(10);
  wall = kMidnight + 400 * kDay;
  CHECK(store::back_up_if_due(daily));
  // Back to the right time: what was made in the future does not count.
  wall = kMidnight + 5 * kHour;
  CHECK(store::back_up_if_due(daily));
  CHECK_FALSE(store::back_up_if_due(daily));
  wall -= 2 * kHour;
  CHECK_FALSE(store::back_up_if_due(daily));
  CHECK(count() == 2);
}

TEST_CASE_FIXTURE(Folder, "a backup of a clock that was ahead takes no place of the newest") {
  const auto daily = plan(1);
  wall = kMidnight + 400 * kDay;
  CHECK(store::back_up_if_due(daily));
  wall = kMidnight + 5 * kHour;
  CHECK(store::back_up_if_due(daily));
  CHECK(count() == 1);
  CHECK(fs::exists(daily.folder / store::backup_name(UnixMs{wall})));
  CHECK_FALSE(store::back_up_if_due(daily));
}

TEST_CASE_FIXTURE(Folder, "a backup that fails removes nothing and leaves nothing half done") {
  auto daily = plan(1);
  wall = kMidnight + 5 * kHour;
  CHECK(store::back_up_if_due(daily));
  wall += kDay;
  daily.database = folder.path() / "missing.db";
  CHECK_THROWS_WITH_AS(store::back_up_if_due(daily), doctest::Contains("there is no file"),
                       store::StoreError);
  CHECK(count() == 1);
  store::write_file(daily.database, std::string(8192, 'x'));
  CHECK_THROWS_WITH_AS(store::back_up_if_due(daily), doctest::Contains("not a database"),
                       store::StoreError);
  CHECK(count() == 1);
}

TEST_CASE_FIXTURE(Folder, "what root restores belongs to whom the folder belongs to") {
  if (::geteuid() != 0) {
    return;
  }
  constexpr uid_t kServer = 12345;
  const fs::path backup = folder.path() / "backup.db";
  store::back_up(database(), backup);
  REQUIRE(::chown(folder.path().c_str(), kServer, kServer) == 0);
  store::restore(database(), backup, {1});
  for (const std::string& file : {database().string(), database().string() + ".lock"}) {
    CAPTURE(file);
    struct stat found {};
    REQUIRE(::stat(file.c_str(), &found) == 0);
    CHECK(found.st_uid == kServer);
    CHECK(found.st_gid == kServer);
  }
}

TEST_CASE_FIXTURE(Folder, "a backup of a newer program is not restored") {
  const fs::path backup = folder.path() / "newer.db";
  store::back_up(database(), backup);
  {
    SQLite::Database newer(backup.string(), SQLite::OPEN_READWRITE);
    newer.exec("PRAGMA user_version = 1000");
  }
  CHECK_THROWS_WITH_AS(store::restore(database(), backup, {1}), doctest::Contains("schema 1000"),
                       store::StoreError);
  CHECK(fs::exists(database()));
  CHECK_FALSE(fs::exists(database().string() + ".part"));
}
