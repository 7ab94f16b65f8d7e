// Compares every layout and set with the reference facts. The facts are read here with code of
// their own, so that a mistake of the loader cannot hide itself.
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "shared/catalogue/embedded.hpp"
#include "tests/support/reference.hpp"

using namespace aude::catalogue;
using Json = nlohmann::json;

namespace {

constexpr const char* kFacts = "facts/tiles.json";

using Names = std::set<std::string>;

Json load_facts() {
  const auto path = aude::tests::reference_file(kFacts);
  if (!path) {
    aude::tests::skip_without_reference(kFacts);
    return {};
  }
  std::ifstream file(*path);
  return Json::parse(file);
}

Names names_in(const Json& owner, const char* member) {
  return owner.contains(member) ? owner.at(member).get<Names>() : Names{};
}

/// The directions of the second cell of a double-sized tile are written with its number.
std::string prefix(std::size_t cell) { return cell == 0 ? "" : std::to_string(cell) + ":"; }

Names side_names(const Segment& segment) {
  Names names;
  for (std::size_t cell = 0; cell < kMaxCells; ++cell) {
    for (const Side side : kSides) {
      if ((segment.sides[cell] & bit(side)) != 0) {
        names.insert(prefix(cell) + std::string(to_string(side)));
      }
    }
  }
  return names;
}

Names half_side_names(const Segment& segment) {
  Names names;
  for (std::size_t cell = 0; cell < kMaxCells; ++cell) {
    for (unsigned i = 0; i < 8; ++i) {
      const auto half = static_cast<HalfSide>(i);
      if ((segment.half_sides[cell] & bit(half)) != 0) {
        names.insert(prefix(cell) + std::string(to_string(half)));
      }
    }
  }
  return names;
}

/// A segment in words that both sources can produce: its kind, where it reaches, its marks, and for
/// a field the sides of the cities that it touches.
std::string describe(const std::string& kind, const Names& reach, const std::string& marks,
                     const std::set<Names>& cities) {
  return Json{{"kind", kind}, {"reach", reach}, {"marks", marks}, {"cities", cities}}.dump();
}

std::multiset<std::string> segments_of(const Layout& layout) {
  std::multiset<std::string> described;
  for (const Segment& segment : layout.segments) {
    std::string marks(segment.pennants, '+');
    marks += segment.inn ? "inn" : "";
    marks += segment.pig_herd ? "pig" : "";
    std::set<Names> cities;
    for (std::size_t i = 0; i < layout.segments.size(); ++i) {
      if (((segment.cities >> i) & 1U) != 0) {
        cities.insert(side_names(layout.segments[i]));
      }
    }
    const Names reach =
        segment.kind == FeatureKind::field ? half_side_names(segment) : side_names(segment);
    described.insert(describe(std::string(to_string(segment.kind)), reach, marks, cities));
  }
  return described;
}

std::multiset<std::string> segments_of(const Json& fact) {
  std::multiset<std::string> described;
  const Json none = Json::array();
  const Json cities = fact.value("cities", none);
  for (const Json& city : cities) {
    described.insert(describe("city", names_in(city, "sides"),
                              std::string(city.value("pennants", 0U), '+'), {}));
  }
  for (const Json& road : fact.value("roads", none)) {
    described.insert(
        describe("road", names_in(road, "sides"), road.value("inn", false) ? "inn" : "", {}));
  }
  if (fact.value("monastery", false)) {
    described.insert(describe("monastery", {}, "", {}));
  }
  if (fact.contains("river")) {
    described.insert(describe("river", names_in(fact, "river"), "", {}));
  }
  for (const Json& field : fact.value("fields", none)) {
    std::set<Names> touched;
    for (const Json& city : field.value("cities", none)) {
      touched.insert(names_in(cities.at(city.get<std::size_t>()), "sides"));
    }
    described.insert(describe("field", names_in(field, "half_sides"),
                              field.value("pig_herd", false) ? "pig" : "", touched));
  }
  return described;
}

std::string sides_of(const Layout& layout) {
  const std::map<Edge, char> letters{{Edge::field, 'F'},
                                     {Edge::road, 'R'},
                                     {Edge::city, 'C'},
                                     {Edge::river, 'V'},
                                     {Edge::inner, 'x'}};
  std::string sides;
  for (std::size_t cell = 0; cell < layout.cells; ++cell) {
    sides += cell == 0 ? "" : " ";
    for (const Side side : kSides) {
      sides += letters.at(layout.edge(cell, side));
    }
  }
  return sides;
}

/// Adds the segments of one kind of one cell to those of the whole tile. Parts of one feature bear
/// the same name in "feature".
void merge_parts(const Json& cell, const std::string& before, const char* kind, const char* reach,
                 Json& tile, std::map<std::string, std::size_t>& index) {
  for (Json part : cell.value(kind, Json::array())) {
    const auto name = part.at("feature").get<std::string>();
    Json directions = Json::array();
    for (const Json& direction : part.at(reach)) {
      directions.push_back(before + direction.get<std::string>());
    }
    if (part.contains("cities")) {
      for (Json& city : part["cities"]) {
        city = index.at(city.get<std::string>());
      }
    }
    part[reach] = Json::array();
    const auto [found, is_new] = index.emplace(name, tile[kind].size());
    if (is_new) {
      tile[kind].push_back(part);
    } else if (part.contains("cities")) {
      tile[kind][found->second]["cities"] = part["cities"];
    }
    Json& merged = tile[kind][found->second][reach];
    merged.insert(merged.end(), directions.begin(), directions.end());
  }
}

/// A fact of a double-sized tile in the form of an ordinary one, with numbered directions.
Json joined_cells(const Json& fact) {
  if (!fact.value("double", false)) {
    return fact;
  }
  Json tile = fact;
  tile["sides"] = "";
  std::map<std::string, std::size_t> index;
  for (std::size_t number = 0; number < fact.at("cells").size(); ++number) {
    const Json& cell = fact.at("cells")[number];
    const std::string sides = cell.at("sides");
    tile["sides"] = tile["sides"].get<std::string>() + (number == 0 ? "" : " ") + sides;
    merge_parts(cell, prefix(number), "cities", "sides", tile, index);
    merge_parts(cell, prefix(number), "roads", "sides", tile, index);
    merge_parts(cell, prefix(number), "fields", "half_sides", tile, index);
    for (const Json& side : cell.value("river", Json::array())) {
      tile["river"].push_back(prefix(number) + side.get<std::string>());
    }
  }
  return tile;
}

std::string crop_circle_of(const Json& fact) {
  std::string type = fact.contains("corn_circle") ? fact["corn_circle"].value("type", "") : "";
  std::ranges::transform(type, type.begin(), [](unsigned char c) { return std::tolower(c); });
  return type;
}

}  // namespace

TEST_CASE("every layout agrees with the facts") {
  const Json facts = load_facts();
  if (facts.is_null()) {
    return;
  }
  std::map<std::string, Json> fact_by_ref;
  for (const Json& fact : facts.at("tiles")) {
    fact_by_ref[fact.at("ref")] = joined_cells(fact);
  }
  for (const Layout& layout : standard_catalogue().layouts()) {
    CAPTURE(layout.id);
    REQUIRE(fact_by_ref.contains(layout.ref));
    const Json& fact = fact_by_ref.at(layout.ref);
    CHECK(layout.letter == fact.value("letter", ""));
    CHECK(sides_of(layout) == fact.at("sides"));
    CHECK(to_string(layout.group) == fact.value("group", "land"));
    CHECK(layout.garden == fact.value("garden", false));
    CHECK(layout.ferry == fact.value("ferry", false));
    CHECK(layout.volcano == fact.value("volcano", false));
    CHECK(layout.vineyard == fact.value("vineyard", false));
    CHECK(layout.sheep == fact.value("sheep", 0U));
    CHECK(layout.reconstructed == fact.value("reconstructed", false));
    CHECK((layout.crop_circle ? to_string(*layout.crop_circle) : "") == crop_circle_of(fact));
    CHECK(segments_of(layout) == segments_of(fact));
  }
}

TEST_CASE("every set agrees with the facts") {
  const Json facts = load_facts();
  if (facts.is_null()) {
    return;
  }
  const Catalogue& catalogue = standard_catalogue();
  unsigned compared = 0;
  for (const Json& fact : facts.at("sets")) {
    const TileSet* const set = catalogue.find_set(fact.at("set").get<std::string>());
    if (set == nullptr) {
      continue;  // A set that is not in the catalogue yet.
    }
    CAPTURE(set->id);
    std::map<std::string, unsigned> counts;
    for (const TileCount& tile : set->tiles) {
      counts[catalogue.layout(tile.layout).ref] = tile.count;
    }
    CHECK(counts == fact.at("tiles").get<std::map<std::string, unsigned>>());
    CHECK(set->total == fact.at("total").get<unsigned>());
    ++compared;
  }
  // A box that an option brings is this project's own and has no facts.
  CHECK(compared == std::ranges::count_if(catalogue.sets(),
                                          [](const TileSet& set) { return set.role != "option"; }));
}
