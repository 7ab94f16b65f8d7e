// How often random rivers cannot be finished; docs/rules/rivers.md has the whole table.
#include <doctest/doctest.h>

#include "shared/expansions/registry.hpp"
#include "tests/support/play/random_river.hpp"

namespace {

std::shared_ptr<const aude::game::Rules> river(const char* set, const char* mode) {
  aude::game::Setup setup;
  setup.sets = {{"base-c1", 1}, {set, 1}};
  setup.options["u_turn"] = mode;
  auto made = aude::expansions::make_rules(std::move(setup));
  REQUIRE(std::holds_alternative<std::shared_ptr<const aude::game::Rules>>(made));
  return std::get<std::shared_ptr<const aude::game::Rules>>(made);
}

}  // namespace

TEST_CASE("Under u_turn safe fewer than 1 % of 2,000 random rivers stay unfinished") {
  for (const char* set : {"river-1-c1", "river-1-c2", "river-3", "river-c3", "river-2-c1",
                          "river-2-c2", "river-20"}) {
    CAPTURE(set);
    const auto odds = aude::tests::lay_random_rivers(*river(set, "safe"), 2000, 7);
    CHECK(odds.rivers == 2000);
    CHECK(odds.unfinished < 20);
  }
}

TEST_CASE("Under u_turn off many rivers run into themselves, so the count can fail") {
  CHECK(aude::tests::lay_random_rivers(*river("river-1-c1", "off"), 2000, 7).unfinished > 20);
}
