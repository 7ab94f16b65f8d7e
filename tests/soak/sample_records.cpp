// Plays random games until every box, option and end has a record in the folder, and adds those
// that show something new:
//
//   aude-sample-records tests/records

#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <variant>

#include "shared/expansions/registry.hpp"
#include "shared/record/record.hpp"
#include "tests/properties/game_case.hpp"
#include "tests/properties/random_play.hpp"
#include "tests/records/facts.hpp"

namespace {

namespace fs = std::filesystem;
using namespace aude;

constexpr unsigned kTries = 20'000;

void strike_out(std::set<std::string>& missing, const game::Game& game) {
  for (const std::string& fact : tests::facts_of(game)) {
    missing.erase(fact);
  }
}

std::string text_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

game::Setup random_setup(tests::Dice& dice) {
  tests::Boxes boxes;
  boxes.base = static_cast<unsigned>(dice.below(tests::base_boxes()));
  boxes.river = static_cast<unsigned>(dice.below(tests::river_boxes()));
  boxes.river_tiles = static_cast<unsigned>(dice.below(1U << tests::boxes_of_river_tiles()));
  for (unsigned i = 0; i < tests::expansion_boxes(); ++i) {
    boxes.copies.push_back(static_cast<unsigned>(dice.below(2)));
  }
  return tests::setup_with(boxes, 1 + static_cast<unsigned>(dice.below(game::kMaxSeats)), dice);
}

/// Adds the record of one random game if it shows something that is missing.
void try_one(const fs::path& folder, std::set<std::string>& missing, std::uint64_t number) {
  tests::Dice dice(number);
  auto made = expansions::make_rules(random_setup(dice));
  auto* const rules = std::get_if<std::shared_ptr<const game::Rules>>(&made);
  if (rules == nullptr) {
    return;
  }
  const record::Seed seed = tests::seed_of(number);
  game::Game game(*rules, record::deal(**rules, seed), nullptr);
  tests::play_on(game, dice, nullptr, {}, [](const game::Game&) {});
  const std::size_t before = missing.size();
  strike_out(missing, game);
  if (missing.size() < before) {
    const std::string id = "sample" + std::to_string(100'000 + number);
    std::ofstream(folder / (id + ".json"))
        << record::write(game, {id, "2026-11-30T12:00:00.000Z", {}}, seed) << '\n';
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "aude-sample-records FOLDER\n";
    return 2;
  }
  const fs::path folder = fs::path(argv[1]) / ("format-" + std::to_string(record::kFormat));
  fs::create_directories(folder);
  std::set<std::string> missing = tests::all_facts();
  for (const auto& file : fs::directory_iterator(folder)) {
    strike_out(missing, record::read(text_of(file.path()), nullptr).game);
  }
  for (std::uint64_t number = 0; number < kTries && !missing.empty(); ++number) {
    try_one(folder, missing, number);
  }
  for (const std::string& fact : missing) {
    std::cerr << "not found: " << fact << '\n';
  }
  return missing.empty() ? 0 : 1;
}
