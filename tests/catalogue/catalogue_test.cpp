#include "shared/catalogue/catalogue.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "shared/catalogue/embedded.hpp"

using namespace aude::catalogue;

namespace {

unsigned count_of(const TileSet& set, std::string_view id) {
  for (const TileCount& tile : set.tiles) {
    if (standard_catalogue().layout(tile.layout).id == id) {
      return tile.count;
    }
  }
  return 0;
}

}  // namespace

TEST_CASE("the standard catalogue holds the sets that can be played") {
  struct Expected {
    std::string_view id;
    std::string_view role;
    unsigned total;
  };
  constexpr std::array kExpected{
      Expected{"base-c1", "base", 72},     Expected{"base-c2", "base", 72},
      Expected{"ferries", "expansion", 8}, Expected{"ferries-crop-circle", "option", 1},
      Expected{"river-1-c1", "river", 12}, Expected{"river-1-c2", "river", 12},
      Expected{"river-c3", "river", 12},
  };
  for (const Expected& expected : kExpected) {
    CAPTURE(expected.id);
    const TileSet* const set = standard_catalogue().find_set(expected.id);
    REQUIRE(set != nullptr);
    CHECK(set->role == expected.role);
    CHECK(set->total == expected.total);
    CHECK_FALSE(set->name.empty());
  }
}

TEST_CASE("layouts are found by id and by public ref") {
  const Catalogue& catalogue = standard_catalogue();
  const auto by_id = catalogue.find_layout("base.D");
  const auto by_ref = catalogue.find_layout("BA/RCr");
  REQUIRE(by_id);
  CHECK(by_id == by_ref);
  CHECK(catalogue.layout(*by_id).letter == "D");
  CHECK_FALSE(catalogue.find_layout("base.Z"));
  CHECK_FALSE(catalogue.find_layout(""));
}

TEST_CASE("sets are found by id and by public ref") {
  const Catalogue& catalogue = standard_catalogue();
  CHECK(catalogue.find_set("basic:1") == catalogue.find_set("base-c1"));
  CHECK(catalogue.find_set("river/1:2") == catalogue.find_set("river-1-c2"));
  CHECK(catalogue.find_set("none") == nullptr);
}

TEST_CASE("the tiles of a set are sorted by id") {
  for (const TileSet& set : standard_catalogue().sets()) {
    CHECK(std::ranges::is_sorted(set.tiles, {}, [](const TileCount& tile) {
      return standard_catalogue().layout(tile.layout).id;
    }));
  }
}

TEST_CASE("eight tiles of the second edition carry a garden") {
  const TileSet* const set = standard_catalogue().find_set("base-c2");
  REQUIRE(set != nullptr);
  unsigned gardens = 0;
  for (const TileCount& tile : set->tiles) {
    gardens += standard_catalogue().layout(tile.layout).garden ? tile.count : 0U;
  }
  CHECK(gardens == 8);
  CHECK(count_of(*set, "base.V") == 8);
  CHECK(count_of(*set, "base.V-garden") == 1);
}

TEST_CASE("every river has one spring, and a lake to end in") {
  for (const TileSet& set : standard_catalogue().sets()) {
    if (set.role != "river") {
      continue;
    }
    CAPTURE(set.id);
    const auto count = [&](Group group) {
      unsigned sum = 0;
      for (const TileCount& tile : set.tiles) {
        sum += standard_catalogue().layout(tile.layout).group == group ? tile.count : 0U;
      }
      return sum;
    };
    CHECK(count(Group::river_spring) == 1);
    CHECK(count(Group::river_lake) >= 1);
    CHECK(count(Group::land) == 0);
  }
}

TEST_CASE("a layout keeps the segments in the order of its file") {
  const auto id = standard_catalogue().find_layout("base.D");
  REQUIRE(id);
  const Layout& layout = standard_catalogue().layout(*id);
  CHECK(layout.edge(0, Side::north) == Edge::city);
  CHECK(layout.edge(0, Side::east) == Edge::road);
  CHECK(layout.edge(0, Side::south) == Edge::field);
  REQUIRE(layout.segments.size() == 4);
  CHECK(layout.segments[0] == Segment{.kind = FeatureKind::city, .sides = {bit(Side::north)}});
  CHECK(layout.segments[1].kind == FeatureKind::road);
  CHECK(layout.segments[1].sides[0] == (bit(Side::east) | bit(Side::west)));
  CHECK(layout.segments[2].half_sides[0] == (bit(HalfSide::ene) | bit(HalfSide::wnw)));
  CHECK(layout.segments[2].cities == 0b1);
  CHECK(layout.segments[3].cities == 0);
}

TEST_CASE("marks of a layout are read") {
  const Catalogue& catalogue = standard_catalogue();
  CHECK(catalogue.layout(*catalogue.find_layout("ferries.city-landings")).ferry);
  CHECK(catalogue.layout(*catalogue.find_layout("crop-circles.t-crossing")).crop_circle ==
        FeatureKind::road);
  CHECK(catalogue.layout(*catalogue.find_layout("base.C")).segments[0].pennants == 1);
}

TEST_CASE("a set may hold layouts of a later file") {
  const CatalogueFile set{"a.json", R"({"format":1,"layouts":[],"sets":[
    {"id":"one","name":"One","role":"base","tiles":{"t.1":2},"total":2}]})"};
  const CatalogueFile tile{"b.json", R"({"format":1,"sets":[],"layouts":[
    {"id":"t.1","ref":"T/1","sides":"FFFF","group":"river-lake","volcano":true,"reconstructed":true,
     "segments":[{"kind":"field","pig_herd":true,
      "half_sides":["NNW","NNE","ENE","ESE","SSE","SSW","WSW","WNW"]},
      {"kind":"field","half_sides":[]}]}]})"};
  const Catalogue catalogue = Catalogue::load(std::array{set, tile});
  const TileSet* const found = catalogue.find_set("one");
  REQUIRE(found != nullptr);
  REQUIRE(found->tiles.size() == 1);
  CHECK(found->tiles[0].count == 2);
  const Layout& layout = catalogue.layout(found->tiles[0].layout);
  CHECK(layout.volcano);
  CHECK(layout.reconstructed);
  CHECK(layout.segments[0].pig_herd);
  CHECK(layout.segments[0].half_sides[0] == 0xFF);
  CHECK(layout.segments[1].half_sides[0] == 0);
}

// The spring of the river-20 set: the river leaves to the west and to the east, a city lies on the
// west cell and a road comes up to the bank of the east cell; four fields.
TEST_CASE("a double-sized tile is read cell by cell") {
  const CatalogueFile file{"river-20.json", R"({"format":1,"sets":[],"layouts":[
    {"id":"river-20.Q","ref":"river-20/Q","letter":"Q","cells":2,"sides":"CxFV FVRx",
     "group":"river-spring","reconstructed":true,"segments":[
      {"kind":"city","sides":["N"]},
      {"kind":"road","sides":["1:S"]},
      {"kind":"river","sides":["W","1:E"]},
      {"kind":"field","half_sides":["WNW"],"cities":[0]},
      {"kind":"field","half_sides":["1:NNW","1:NNE","1:ENE"],"cities":[0],"cells":[0,1]},
      {"kind":"field","half_sides":["SSE","SSW","WSW","1:SSW"]},
      {"kind":"field","half_sides":["1:ESE","1:SSE"]}]}]})"};
  const Catalogue catalogue = Catalogue::load(std::span(&file, 1));
  const Layout& layout = catalogue.layout(LayoutId{0});
  CHECK(layout.cells == 2);
  CHECK(layout.edge(0, Side::north) == Edge::city);
  CHECK(layout.edge(0, Side::east) == Edge::inner);
  CHECK(layout.edge(1, Side::west) == Edge::inner);
  CHECK(layout.edge(1, Side::south) == Edge::road);
  REQUIRE(layout.segments.size() == 7);
  const Segment& road = layout.segments[1];
  CHECK(road.sides[0] == 0);
  CHECK(road.sides[1] == bit(Side::south));
  CHECK(road.cells == 0b10);
  const Segment& river = layout.segments[2];
  CHECK(river.sides[0] == bit(Side::west));
  CHECK(river.sides[1] == bit(Side::east));
  CHECK(river.cells == 0b11);
  CHECK(layout.segments[4].cells == 0b11);
  const Segment& south = layout.segments[5];
  CHECK(south.half_sides[0] == (bit(HalfSide::sse) | bit(HalfSide::ssw) | bit(HalfSide::wsw)));
  CHECK(south.half_sides[1] == bit(HalfSide::ssw));
}
