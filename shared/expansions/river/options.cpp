#include "shared/expansions/river/options.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace aude::expansions::river {

namespace {

using namespace std::string_view_literals;
using game::OptionSpec;
using Origin = OptionSpec::Origin;

constexpr std::array kUTurnValues{"official"sv, "safe"sv, "strict"sv, "off"sv, "room"sv};
constexpr std::array kSpringValues{"own"sv, "gq11"sv};
constexpr std::array kVolcanoLakeValues{"extra_turn"sv, "plain"sv};
constexpr std::array kOnOff{"on"sv, "off"sv};
constexpr std::array kOffOn{"off"sv, "on"sv};

constexpr std::string_view kAnniversary = "river-20";

bool has_other_spring(const catalogue::TileSet& set) { return set.id == "gq11-river"; }
bool has_pig_herd(const catalogue::TileSet& set) {
  return is_second_river(set) || set.id == "gq11";
}

constexpr std::array<OptionSpec, 12> kOptions{{
    {"u_turn", kUTurnValues, Origin::printed, is_river},
    {"spring", kSpringValues, Origin::printed, has_other_spring},
    {"volcano_lake", kVolcanoLakeValues, Origin::printed, is_second_river},
    {"pig_herd", kOnOff, Origin::printed, has_pig_herd},
    {"river_no_followers", kOffOn, Origin::house, is_river},
    {"river_bag", kOffOn, Origin::house, is_river},
    {"river_start_tile_bonus", kOffOn, Origin::house, is_river},
    {"river_reversed", kOffOn, Origin::house, is_river},
    {"river_fork_first", kOffOn, Origin::house, is_second_river},
    {"river_two_springs", kOffOn, Origin::house, is_second_river},
    {"river_two_forks", kOffOn, Origin::house, is_second_river},
    // Display only: clients centre the view on the finished river.
    {"river_recentre", kOffOn, Origin::house, is_river},
}};

template <class Which>
unsigned copies_of(const game::Rules& rules, Which&& which) {
  unsigned copies = 0;
  for (const game::SetChoice& choice : rules.sets()) {
    copies += which(*rules.catalogue().find_set(choice.set)) ? choice.copies : 0U;
  }
  return copies;
}

/// river.md, Sets: one river, or River I together with River II; two of River II by house rule.
bool rivers_go_together(const game::Rules& rules) {
  const unsigned rivers = copies_of(rules, is_river);
  const unsigned first = copies_of(rules, is_first_river);
  const unsigned second = copies_of(rules, is_second_river);
  if (rivers <= 1) {
    return true;
  }
  const bool pair = rivers == 2 && first == 1 && second == 1;
  return pair || (is_on(rules, kTwoForks) && rivers == 2 && second == 2);
}

/// House rules that each say on their own how the river begins and ends.
unsigned courses_chosen(const game::Rules& rules) {
  constexpr std::array kCourses{kBag, kReversed, kForkFirst, kTwoSprings, kTwoForks};
  return static_cast<unsigned>(
      std::ranges::count_if(kCourses, [&](game::OptionId id) { return is_on(rules, id); }));
}

}  // namespace

std::span<const OptionSpec> options() { return kOptions; }

bool is_river(const catalogue::TileSet& set) { return set.role == "river"; }
bool is_river_tiles(const catalogue::TileSet& set) { return set.role == "river_tiles"; }
bool is_second_river(const catalogue::TileSet& set) { return set.id.starts_with("river-2-"); }
bool is_first_river(const catalogue::TileSet& set) {
  return is_river(set) && !is_second_river(set) && set.id != kAnniversary;
}

void check(const game::Rules& rules, std::vector<game::SetupError>& errors) {
  const unsigned rivers = copies_of(rules, is_river);
  if (copies_of(rules, is_river_tiles) > 0 && rivers == 0) {
    errors.push_back({"river_tiles_alone", "River tiles of other boxes need a river to join."});
  }
  if (!rivers_go_together(rules)) {
    errors.push_back({"many_rivers",
                      "One river is chosen and the others stay in the box; only The River I and "
                      "The River II go together."});
  }
  for (const game::SetChoice& choice : rules.sets()) {
    if (is_river_tiles(*rules.catalogue().find_set(choice.set)) && choice.copies > 1) {
      errors.push_back({"bad_copies", "The river tiles of a box join once: " + choice.set + "."});
    }
  }
  if (courses_chosen(rules) > 1) {
    errors.push_back({"river_courses",
                      "River in the bag, reversed river, fork first, two springs and two forks "
                      "each say how the river begins and ends: choose one of them."});
  }
  if (is_on(rules, kBag) && is_on(rules, kStartTileBonus)) {
    errors.push_back({"river_bag_alone",
                      "With all river tiles in the bag the first one drawn starts, so the start "
                      "tile of the base game cannot be among them."});
  }
  if (is_on(rules, kTwoSprings) &&
      (copies_of(rules, is_first_river) != 1 || copies_of(rules, is_second_river) != 1)) {
    errors.push_back({"river_two_springs_sets", "Two springs need The River I and The River II."});
  }
  if (is_on(rules, kTwoForks) && copies_of(rules, is_second_river) != 2) {
    errors.push_back({"river_two_forks_sets", "Two forks need The River II and no other river."});
  }
  if (is_on(rules, kReversed) &&
      copies_of(rules, [](const catalogue::TileSet& set) { return set.id == kAnniversary; }) > 0) {
    errors.push_back({"river_reversed_anniversary",
                      "The Anniversary River cannot be reversed: its spring has two outlets."});
  }
}

}  // namespace aude::expansions::river
