#include <doctest/doctest.h>

#include <cstdlib>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "server/store/connection.hpp"
#include "tests/faults/faulty_vfs.hpp"
#include "tests/faults/tables.hpp"

using namespace aude;
using tests::Acked;
using tests::FaultyVfs;
using tests::Tables;

namespace {

/// What a power cut left, and what had been acknowledged before it.
struct Cut {
  FaultyVfs::Disk disk;
  Acked acked;
};

/// Plays until all games are over, and cuts the power in thought at random moments on the way.
std::vector<Cut> play_with_cuts(store::Durability durability, std::uint64_t seed, unsigned wanted) {
  constexpr std::uint64_t kOperations = 6000;
  std::mt19937_64 random(seed);
  std::set<std::uint64_t> moments;
  while (moments.size() < wanted) {
    moments.insert(random() % kOperations);
  }
  std::vector<Cut> cuts;
  Tables* tables = nullptr;
  std::uint64_t begun = 0;
  FaultyVfs vfs;
  vfs.before = [&](std::uint64_t operation) {
    if (tables == nullptr) {
      begun = operation;
    } else if (moments.contains(operation - begun)) {
      // First what was acknowledged: what comes in between may be on the disk besides.
      Acked acked = tables->acked();
      cuts.push_back({vfs.power_cut(operation), std::move(acked)});
    }
  };
  const tests::TemporaryFolder folder;
  const auto file = folder.path() / "aude.db";
  Tables playing(file, durability, 4, seed);
  // The tables are on the disk before the first cut.
  store::Connection(file, store::Connection::Access::read)
      .execute("PRAGMA wal_checkpoint(TRUNCATE)");
  tables = &playing;
  while (!playing.over()) {
    CHECK(playing.round() == 0);
  }
  playing.close();
  tables = nullptr;
  return cuts;
}

unsigned cuts_wanted() {
  const char* const wanted = std::getenv("AUDE_POWER_CUTS");
  return wanted != nullptr ? static_cast<unsigned>(std::stoul(wanted)) : 40;
}

std::vector<std::string> losses_after(const Cut& cut, const Acked& expected) {
  const tests::TemporaryFolder folder;
  tests::write_disk(cut.disk, folder.path());
  return tests::losses_of(folder.path() / "aude.db", expected);
}

}  // namespace

TEST_CASE("with full durability a power cut loses nothing that was acknowledged") {
  std::size_t tried = 0;
  for (std::uint64_t seed = 1; tried < cuts_wanted(); ++seed) {
    for (const Cut& cut : play_with_cuts(store::Durability::full, seed, 40)) {
      ++tried;
      const auto losses = losses_after(cut, cut.acked);
      CHECK_MESSAGE(losses.empty(), (losses.empty() ? std::string() : losses.front()));
    }
  }
  MESSAGE(tried << " power cuts with full durability");
}

TEST_CASE("with normal durability a power cut takes moments at most, and every game resumes") {
  std::size_t tried = 0;
  std::size_t shorter = 0;
  for (std::uint64_t seed = 1; tried < cuts_wanted(); ++seed) {
    for (const Cut& cut : play_with_cuts(store::Durability::normal, seed, 40)) {
      ++tried;
      Acked nothing = cut.acked;
      for (auto& [id, seq] : nothing) {
        seq = 0;
      }
      const auto losses = losses_after(cut, nothing);
      CHECK_MESSAGE(losses.empty(), (losses.empty() ? std::string() : losses.front()));
      shorter += losses_after(cut, cut.acked).empty() ? 0U : 1U;
    }
  }
  // If it never lost anything, the power cuts would not be worth the name.
  CHECK(shorter > 0);
  MESSAGE(tried << " power cuts with normal durability, " << shorter << " of them took moments");
}
