// Lays thousands of random rivers of each kind in each u_turn mode and prints, as a table in
// Markdown, how many could not be finished. docs/rules/rivers.md holds the result.

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "shared/expansions/registry.hpp"
#include "tests/support/play/random_river.hpp"

namespace {

struct Kind {
  const char* name;
  std::vector<aude::game::SetChoice> sets;
  const char* house_rule;
};

const std::array kModes{"official", "safe", "room", "strict", "off"};

const std::vector<Kind> kKinds{
    {"River I", {{"river-1-c1", 1}}, nullptr},
    {"River I, reversed", {{"river-1-c1", 1}}, "river_reversed"},
    {"River I, with the start tile", {{"river-1-c1", 1}}, "river_start_tile_bonus"},
    {"River I, in the bag", {{"river-1-c1", 1}}, "river_bag"},
    {"River III", {{"river-3", 1}}, nullptr},
    {"River C3 (2021)", {{"river-c3", 1}}, nullptr},
    {"River I with GQ11 and CutCassonne",
     {{"river-1-c1", 1}, {"gq11-river", 1}, {"cut-river", 1}},
     nullptr},
    {"River II", {{"river-2-c1", 1}}, nullptr},
    {"River II, reversed", {{"river-2-c1", 1}}, "river_reversed"},
    {"River II, fork first", {{"river-2-c1", 1}}, "river_fork_first"},
    {"River II twice, two forks", {{"river-2-c1", 1}}, "river_two_forks"},
    {"River I and II", {{"river-1-c1", 1}, {"river-2-c1", 1}}, nullptr},
    {"River I and II, two springs", {{"river-1-c1", 1}, {"river-2-c1", 1}}, "river_two_springs"},
    {"Anniversary River", {{"river-20", 1}}, nullptr},
};

std::string cell_of(const Kind& kind, const char* mode, unsigned rivers) {
  aude::game::Setup setup;
  setup.sets = kind.sets;
  setup.sets.push_back({"base-c1", 1});
  setup.options["u_turn"] = mode;
  if (kind.house_rule != nullptr) {
    setup.options[kind.house_rule] = "on";
  }
  auto made = aude::expansions::make_rules(setup);
  if (const auto* errors = std::get_if<std::vector<aude::game::SetupError>>(&made)) {
    return errors->front().message;
  }
  const auto& rules = *std::get<std::shared_ptr<const aude::game::Rules>>(made);
  const auto odds = aude::tests::lay_random_rivers(rules, rivers, 1);
  std::array<char, 32> text{};
  (void)std::snprintf(text.data(), text.size(), "%.2f / %.2f", 100.0 * odds.unfinished / rivers,
                      100.0 * odds.lost_a_tile / rivers);
  return text.data();
}

}  // namespace

int main(int argc, char** argv) {
  const unsigned rivers =
      argc > 1 ? static_cast<unsigned>(std::strtoul(argv[1], nullptr, 10)) : 2000;
  std::printf("| river (%u each) |", rivers);
  for (const char* mode : kModes) {
    std::printf(" %s |", mode);
  }
  std::printf("\n| --- |");
  for (std::size_t m = 0; m < kModes.size(); ++m) {
    std::printf(" --- |");
  }
  std::printf("\n");
  for (const Kind& kind : kKinds) {
    std::printf("| %s |", kind.name);
    for (const char* mode : kModes) {
      std::printf(" %s |", cell_of(kind, mode, rivers).c_str());
    }
    std::printf("\n");
  }
}
