#include "shared/catalogue/parse.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string_view>

#include "shared/catalogue/check.hpp"

namespace aude::catalogue {
namespace {

using Json = nlohmann::json;

constexpr unsigned kFormat = 1;

/// The place in a file that is being read; every error starts with it.
class Place {
 public:
  explicit Place(std::string name) : name_(std::move(name)) {}

  [[nodiscard]] Place in(const std::string& part) const { return Place(name_ + ", " + part); }
  [[noreturn]] void fail(const std::string& reason) const {
    throw CatalogueError(name_ + ": " + reason);
  }

 private:
  std::string name_;
};

std::string quote(std::string_view text) { return "\"" + std::string(text) + "\""; }

/// The members of one JSON object. Remembers which were asked for, so that a misspelt member is an
/// error and not a silent default.
class Members {
 public:
  Members(const Json& object, Place place) : object_(object), place_(std::move(place)) {
    if (!object_.is_object()) {
      place_.fail("an object is expected");
    }
  }

  [[nodiscard]] const Json* find(const std::string& name) {
    asked_.insert(name);
    const auto found = object_.find(name);
    return found == object_.end() ? nullptr : &*found;
  }

  [[nodiscard]] const Json& get(const std::string& name) {
    const Json* const value = find(name);
    if (value == nullptr) {
      place_.fail("member " + quote(name) + " is missing");
    }
    return *value;
  }

  [[nodiscard]] std::string text(const std::string& name) { return as_text(name, get(name)); }

  [[nodiscard]] std::string text_or_empty(const std::string& name) {
    const Json* const value = find(name);
    return value == nullptr ? std::string() : as_text(name, *value);
  }

  [[nodiscard]] bool flag(const std::string& name) {
    const Json* const value = find(name);
    if (value != nullptr && !value->is_boolean()) {
      place_.fail("member " + quote(name) + " is not true or false");
    }
    return value != nullptr && value->get<bool>();
  }

  template <typename Number>
  [[nodiscard]] Number number(const std::string& name) {
    return as_number<Number>(name, get(name));
  }

  template <typename Number>
  [[nodiscard]] Number number_or(const std::string& name, Number missing) {
    const Json* const value = find(name);
    return value == nullptr ? missing : as_number<Number>(name, *value);
  }

  [[nodiscard]] const Json& list(const std::string& name) {
    const Json& value = get(name);
    if (!value.is_array()) {
      place_.fail("member " + quote(name) + " is not a list");
    }
    return value;
  }

  template <typename Number>
  [[nodiscard]] Number as_number(const std::string& name, const Json& value) const {
    constexpr auto kMost = std::numeric_limits<Number>::max();
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > kMost) {
      place_.fail("member " + quote(name) + " is not a number from 0 to " + std::to_string(kMost));
    }
    return value.get<Number>();
  }

  /// To be called when all known members were asked for.
  void expect_no_others() const {
    for (const auto& [name, value] : object_.items()) {
      if (!asked_.contains(name)) {
        place_.fail("member " + quote(name) + " is unknown");
      }
    }
  }

 private:
  [[nodiscard]] std::string as_text(const std::string& name, const Json& value) const {
    if (!value.is_string() || value.get_ref<const std::string&>().empty()) {
      place_.fail("member " + quote(name) + " is not a text");
    }
    return value.get<std::string>();
  }

  const Json& object_;
  Place place_;
  std::set<std::string> asked_;
};

/// The value among `values` that is called `name`.
template <typename Value>
std::optional<Value> named(std::string_view name, std::initializer_list<Value> values) {
  const auto* const found = std::ranges::find(values, name, [](Value v) { return to_string(v); });
  return found == values.end() ? std::nullopt : std::optional(*found);
}

std::optional<Edge> edge_from(char letter) {
  switch (letter) {
  case 'F':
    return Edge::field;
  case 'R':
    return Edge::road;
  case 'C':
    return Edge::city;
  case 'V':
    return Edge::river;
  case 'x':
    return Edge::inner;
  default:
    return std::nullopt;
  }
}

/// Reads "CRFR", or "CxFV FVRx" for a tile of two cells.
void parse_edges(std::string_view text, const Place& place, Layout& layout) {
  const std::size_t expected_length = layout.cells * 5U - 1U;
  bool good = text.size() == expected_length;
  for (std::size_t i = 0; good && i < text.size(); ++i) {
    const std::size_t side = i % 5;
    if (side == 4) {
      good = text[i] == ' ';
      continue;
    }
    const std::optional<Edge> edge = edge_from(text[i]);
    good = edge.has_value();
    layout.edges[i / 5][side] = edge.value_or(Edge::field);
  }
  if (!good) {
    place.fail("sides " + quote(text) + " are not four letters of F, R, C, V, x for each cell");
  }
}

/// Reads a list of directions: "N" lies in the first cell, "1:N" in the second.
template <typename Mask, typename FromName>
std::array<Mask, kMaxCells> parse_directions(const Json& list, const Layout& layout,
                                             const Place& place, FromName from_name) {
  std::array<Mask, kMaxCells> masks{};
  for (const Json& entry : list) {
    const std::string text = entry.is_string() ? entry.get<std::string>() : entry.dump();
    const std::size_t cell = text.starts_with("1:") ? 1 : 0;
    const auto direction = from_name(std::string_view(text).substr(cell * 2));
    if (!direction || cell >= layout.cells) {
      place.fail(quote(text) + " is no direction of this tile");
    }
    if ((masks[cell] & bit(*direction)) != 0) {
      place.fail(quote(text) + " is named twice");
    }
    masks[cell] = static_cast<Mask>(masks[cell] | bit(*direction));
  }
  return masks;
}

std::uint16_t parse_cities(Members& members, const Place& place) {
  std::uint16_t cities = 0;
  if (members.find("cities") == nullptr) {
    return cities;
  }
  for (const Json& entry : members.list("cities")) {
    const auto segment = members.as_number<std::uint8_t>("cities", entry);
    if (segment >= kMaxSegments) {
      place.fail("a field touches city " + std::to_string(segment) + ", but segment " +
                 std::to_string(segment) + " is no city");
    }
    cities = static_cast<std::uint16_t>(cities | (1U << segment));
  }
  return cities;
}

/// The cells that a segment lies on: those whose sides it reaches, and what "cells" adds for
/// segments that lie on a cell without reaching its border.
std::uint8_t parse_cells(Members& members, const Layout& layout, const Segment& segment,
                         const Place& place) {
  unsigned cells = 0;
  for (std::size_t cell = 0; cell < layout.cells; ++cell) {
    if ((segment.sides[cell] | segment.half_sides[cell]) != 0) {
      cells |= 1U << cell;
    }
  }
  if (members.find("cells") != nullptr) {
    for (const Json& entry : members.list("cells")) {
      const auto cell = members.as_number<std::uint8_t>("cells", entry);
      if (cell >= layout.cells) {
        place.fail("the tile has no cell " + std::to_string(cell));
      }
      cells |= 1U << cell;
    }
  }
  return static_cast<std::uint8_t>(cells == 0 ? 1U : cells);
}

Segment parse_segment(const Json& json, const Layout& layout, const Place& place) {
  Members members(json, place);
  const std::string kind_name = members.text("kind");
  const auto kind = named(kind_name, {FeatureKind::city, FeatureKind::road, FeatureKind::monastery,
                                      FeatureKind::field, FeatureKind::river});
  if (!kind) {
    place.fail("kind " + quote(kind_name) + " is unknown");
  }
  Segment segment{.kind = *kind};
  switch (*kind) {
  case FeatureKind::city:
    segment.pennants = members.number_or<std::uint8_t>("pennants", 0);
    break;
  case FeatureKind::road:
    segment.inn = members.flag("inn");
    break;
  case FeatureKind::field:
    segment.half_sides =
        parse_directions<HalfSideMask>(members.list("half_sides"), layout, place, half_side_from);
    segment.cities = parse_cities(members, place);
    segment.pig_herd = members.flag("pig_herd");
    break;
  case FeatureKind::river:
  case FeatureKind::monastery:
    break;
  }
  if (*kind != FeatureKind::field && *kind != FeatureKind::monastery) {
    segment.sides = parse_directions<SideMask>(members.list("sides"), layout, place, side_from);
    if (std::ranges::all_of(segment.sides, [](SideMask mask) { return mask == 0; })) {
      place.fail("the " + kind_name + " reaches no side");
    }
  }
  segment.cells = parse_cells(members, layout, segment, place);
  members.expect_no_others();
  return segment;
}

Group parse_group(Members& members, const Place& place) {
  const std::string name = members.text_or_empty("group");
  if (name.empty()) {
    return Group::land;
  }
  const auto group = named(
      name, {Group::land, Group::river, Group::river_spring, Group::river_fork, Group::river_lake});
  if (!group) {
    place.fail("group " + quote(name) + " is unknown");
  }
  return *group;
}

std::optional<FeatureKind> parse_crop_circle(Members& members, const Place& place) {
  const std::string name = members.text_or_empty("crop_circle");
  if (name.empty()) {
    return std::nullopt;
  }
  const auto kind = named(name, {FeatureKind::road, FeatureKind::city, FeatureKind::field});
  if (!kind) {
    place.fail("crop circle " + quote(name) + " is unknown");
  }
  return kind;
}

/// The id of a layout or set for error texts, or `fallback` while it has none.
std::string id_or(const Json& json, const std::string& fallback) {
  const auto found = json.is_object() ? json.find("id") : json.end();
  return found != json.end() && found->is_string() ? found->get<std::string>() : fallback;
}

Layout parse_layout(const Json& json, const Place& place) {
  Members members(json, place);
  Layout layout;
  layout.id = members.text("id");
  layout.ref = members.text("ref");
  layout.letter = members.text_or_empty("letter");
  layout.group = parse_group(members, place);
  layout.cells = members.number_or<std::uint8_t>("cells", 1);
  if (layout.cells < 1 || layout.cells > kMaxCells) {
    place.fail("a tile of " + std::to_string(layout.cells) + " cells is not supported");
  }
  parse_edges(members.text("sides"), place, layout);
  layout.garden = members.flag("garden");
  layout.ferry = members.flag("ferry");
  layout.volcano = members.flag("volcano");
  layout.vineyard = members.flag("vineyard");
  layout.sheep = members.number_or<std::uint8_t>("sheep", 0);
  layout.reconstructed = members.flag("reconstructed");
  layout.crop_circle = parse_crop_circle(members, place);

  const Json& segments = members.list("segments");
  if (segments.size() > kMaxSegments) {
    place.fail("more than " + std::to_string(kMaxSegments) + " segments");
  }
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const Place segment_place = place.in("segment " + std::to_string(i));
    layout.segments.push_back(parse_segment(segments[i], layout, segment_place));
  }
  members.expect_no_others();
  if (const auto reason = find_contradiction(layout)) {
    place.fail(*reason);
  }
  return layout;
}

ParsedSet parse_set(const Json& json, const Place& place) {
  Members members(json, place);
  ParsedSet parsed;
  parsed.set.id = members.text("id");
  parsed.set.ref = members.text_or_empty("ref");
  parsed.set.name = members.text("name");
  parsed.set.role = members.text("role");
  constexpr std::array<std::string_view, 5> kRoles{"base", "river", "river_tiles", "expansion",
                                                   "option"};
  if (std::ranges::find(kRoles, parsed.set.role) == kRoles.end()) {
    place.fail("role " + quote(parsed.set.role) + " is unknown");
  }
  parsed.set.total = members.number<std::uint16_t>("total");

  const Json& tiles = members.get("tiles");
  if (!tiles.is_object()) {
    place.fail("member \"tiles\" is not an object");
  }
  unsigned sum = 0;
  for (const auto& [layout, value] : tiles.items()) {
    const auto count = members.as_number<std::uint8_t>(layout, value);
    if (count == 0) {
      place.fail("there is no tile of " + layout);
    }
    parsed.counts.emplace_back(layout, count);
    sum += count;
  }
  if (sum != parsed.set.total) {
    place.fail("the total is " + std::to_string(parsed.set.total) + ", but the counts add up to " +
               std::to_string(sum));
  }
  std::ranges::sort(parsed.counts);
  members.expect_no_others();
  return parsed;
}

}  // namespace

ParsedFile parse_file(const CatalogueFile& file) {
  const Place place(file.name);
  Json json;
  try {
    json = Json::parse(file.text);
  } catch (const Json::parse_error& error) {
    place.fail("broken JSON at byte " + std::to_string(error.byte));
  } catch (const Json::out_of_range&) {
    place.fail("a number is beyond all measure");
  }

  Members members(json, place);
  if (const auto format = members.number<unsigned>("format"); format != kFormat) {
    place.fail("format " + std::to_string(format) + " is not supported");
  }
  ParsedFile parsed;
  for (const Json& layout : members.list("layouts")) {
    const std::string fallback = "layout " + std::to_string(parsed.layouts.size());
    parsed.layouts.push_back(parse_layout(layout, place.in(id_or(layout, fallback))));
  }
  for (const Json& set : members.list("sets")) {
    const std::string fallback = std::to_string(parsed.sets.size());
    parsed.sets.push_back(parse_set(set, place.in("set " + id_or(set, fallback))));
  }
  members.expect_no_others();
  return parsed;
}

}  // namespace aude::catalogue
