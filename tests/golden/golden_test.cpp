// Replays whole games of an independent rules engine (the reference folder's golden/README.md).
#include <doctest/doctest.h>

#include <fstream>

#include "shared/record/golden.hpp"
#include "tests/support/reference.hpp"

namespace {

void check_games(const std::string& kind) {
  const std::string name = "golden/" + kind + ".jsonl";
  const auto path = aude::tests::reference_file(name);
  if (!path) {
    aude::tests::skip_without_reference(name);
    return;
  }
  std::ifstream file(*path);
  unsigned games = 0;
  for (std::string line; std::getline(file, line);) {
    const auto result = aude::record::check_golden(line);
    CAPTURE(result.id);
    CHECK(result.turns > 0);
    for (const std::string& mismatch : result.mismatches) {
      FAIL_CHECK(mismatch);
    }
    ++games;
  }
  CHECK(games > 0);
}

}  // namespace

TEST_CASE("Golden games: base game") { check_games("base"); }
TEST_CASE("Golden games: base game without farmers") { check_games("base-nofarmers"); }
TEST_CASE("Golden games: base game, a city of two tiles scores 2") { check_games("base-tiny2"); }
TEST_CASE("Golden games: The River I") { check_games("river1"); }
TEST_CASE("Golden games: The River I of 2014") { check_games("river1c2"); }
TEST_CASE("Golden games: The Ferries") { check_games("ferries"); }
TEST_CASE("Golden games: three copies of The Ferries") { check_games("ferries3"); }
TEST_CASE("Golden games: The River I and The Ferries") { check_games("river1-ferries"); }
TEST_CASE("Golden games: The River I and The River II") { check_games("river12"); }
TEST_CASE("Golden games: The River II") { check_games("river2"); }
TEST_CASE("Golden games: The River II without pig-herds") { check_games("river2-nopig"); }
TEST_CASE("Golden games: The River II and The Ferries") { check_games("river2-ferries"); }
TEST_CASE("Golden games: The River I with Games Quarterly 11") { check_games("river1gq"); }
