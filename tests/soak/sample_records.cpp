// Plays random games until every box, option and end has a record in the folder, and adds those
// that show something new, and one of a game that plays on from another if there is none:
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
#include "shared/record/action_text.hpp"
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
        << record::write(game, {id, "2026-11-30T12:00:00.000Z", {}, {}}, seed) << '\n';
  }
}

/// Adds the record of a game that plays on from the middle of another one.
void add_continued(const fs::path& folder) {
  tests::Dice dice(7);
  auto made = expansions::make_rules({{{"base-c2", 1}, {"river-1-c2", 1}}, 3, {}});
  const auto& rules = std::get<std::shared_ptr<const game::Rules>>(made);
  game::Game first(rules, record::deal(*rules, tests::seed_of(7)), nullptr);
  tests::play_on(first, dice, nullptr, {}, [](const game::Game&) {});
  const record::Prefix prefix =
      record::prefix_of(first, "sample000007", first.actions().size() / 2);
  const record::Seed seed = tests::seed_of(8);
  game::Game second(rules, record::deal(*rules, seed, prefix), nullptr);
  for (const record::Prefix::Line& line : prefix.actions) {
    const auto action = record::read_action(second, line.seat, line.action);
    const auto* choice = std::get_if<game::Choice>(&action->what);
    static_cast<void>(choice != nullptr ? second.choose(line.seat, *choice, nullptr)
                                        : second.resign(line.seat, nullptr));
  }
  tests::play_on(second, dice, nullptr, {}, [](const game::Game&) {});
  std::ofstream(folder / "sample000008.json")
      << record::write(second, {"sample000008", "2026-11-30T12:00:00.000Z", {}, prefix}, seed)
      << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "aude-sample-records FOLDER\n";
    return 2;
  }
  const fs::path folder = fs::path(argv[1]) / "format-1";
  const fs::path continued = fs::path(argv[1]) / "format-2";
  fs::create_directories(folder);
  fs::create_directories(continued);
  if (fs::is_empty(continued)) {
    add_continued(continued);
  }
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
