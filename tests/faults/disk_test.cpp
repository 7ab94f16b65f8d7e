#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>

#include <string>

#include "server/store/connection.hpp"
#include "tests/faults/faulty_vfs.hpp"
#include "tests/faults/lock_holder.hpp"
#include "tests/faults/tables.hpp"

using namespace aude;
using tests::FaultyVfs;
using tests::Tables;

namespace {

struct Disk {
  FaultyVfs vfs;
  tests::TemporaryFolder folder;
  std::filesystem::path file = folder.path() / "aude.db";
  Tables tables{file, store::Durability::normal, 4, 1};

  void play(unsigned rounds) {
    for (unsigned i = 0; i < rounds; ++i) {
      CHECK(tables.round() == 0);
    }
  }
};

}  // namespace

TEST_CASE_FIXTURE(Disk, "a disk that fails refuses moves and loses none, and goes on when it can") {
  struct Fault {
    int code;
    const char* words;
  };
  for (const Fault fault : {Fault{SQLITE_FULL, "make room"}, Fault{SQLITE_IOERR_WRITE, "I/O error"},
                            Fault{SQLITE_READONLY, "allowed to write"}}) {
    // The fault comes before the first write of a batch, and in the middle of it.
    for (int writes_before = 0; writes_before < 6; ++writes_before) {
      play(3);
      vfs.writes_left = writes_before;
      vfs.writes = fault.code;
      CHECK(tables.round() > 0);
      const tests::Acked before = tables.acked();
      CHECK(tables.refusal().find(fault.words) != std::string::npos);
      CHECK(tables.round() == 4);
      CHECK(tables.acked() == before);
      vfs.writes = SQLITE_OK;
      play(3);
    }
    CHECK(tests::losses_of(file, tables.acked()).empty());
  }
  while (!tables.over()) {
    CHECK(tables.round() == 0);
  }
  tables.close();
  CHECK(tests::losses_of(file, tables.acked()).empty());
}

TEST_CASE_FIXTURE(Disk, "a move waits for another program's lock, and is refused if it stays") {
  play(2);
  store::Connection other(file, store::Connection::Access::read);
  other.execute("PRAGMA query_only = OFF");
  other.execute("BEGIN IMMEDIATE");
  CHECK_FALSE(tables.one(0));
  CHECK(tables.refusal().find("another program holds the file") != std::string::npos);
  other.execute("ROLLBACK");
  play(2);
  CHECK(tests::losses_of(file, tables.acked()).empty());
}

TEST_CASE("a killed process that held an exclusive lock leaves nothing of its own behind") {
  const tests::TemporaryFolder folder;
  const auto file = folder.path() / "aude.db";
  tests::LockHolder other(file, "BEGIN EXCLUSIVE; UPDATE games SET turn = 999, seq = 999");
  Tables tables(file, store::Durability::normal, 4, 1);
  CHECK(tables.round() == 0);
  other.lock();
  CHECK_FALSE(tables.one(0));
  CHECK(tables.refusal().find("another program holds the file") != std::string::npos);
  other.kill();
  CHECK(tables.round() == 0);
  CHECK(tests::losses_of(file, tables.acked()).empty());
}

TEST_CASE("a server does not start beside a process that has the whole file, and starts after it") {
  const tests::TemporaryFolder folder;
  const auto file = folder.path() / "aude.db";
  tests::LockHolder other(file, "PRAGMA locking_mode = EXCLUSIVE; UPDATE games SET turn = turn");
  tests::Acked acked;
  {
    Tables tables(file, store::Durability::normal, 4, 1);
    CHECK(tables.round() == 0);
    acked = tables.acked();
  }
  other.lock();
  const store::SqliteOptions options{.file = file, .now = [] { return store::UnixMs{1000}; }};
  CHECK_THROWS_WITH_AS(static_cast<void>(store::open_sqlite_store(options)),
                       doctest::Contains("another program holds the file"), store::StoreError);
  other.kill();
  CHECK(store::open_sqlite_store(options) != nullptr);
  CHECK(tests::losses_of(file, acked).empty());
}

TEST_CASE("with full durability a move whose sync fails is refused") {
  FaultyVfs vfs;
  const tests::TemporaryFolder folder;
  const auto file = folder.path() / "aude.db";
  Tables tables(file, store::Durability::full, 3, 2);
  CHECK(tables.round() == 0);
  vfs.syncs = SQLITE_IOERR_FSYNC;
  CHECK(tables.round() == 3);
  vfs.syncs = SQLITE_OK;
  CHECK(tables.round() == 0);
  CHECK(tests::losses_of(file, tables.acked()).empty());
}
