#include "shared/catalogue/catalogue.hpp"

#include <limits>
#include <utility>

#include "shared/catalogue/parse.hpp"

namespace aude::catalogue {
namespace {

/// Files a value under its own id and, if it has one, its public ref. A set may bear its own id as
/// ref, but no two values may share a name.
template <typename Value>
void add_names(std::unordered_map<std::string, Value>& by_name, const std::string& id,
               const std::string& ref, Value value, const std::string& place) {
  const auto add = [&](const std::string& name) {
    if (!by_name.emplace(name, value).second) {
      throw CatalogueError(place + ": the name \"" + name + "\" is taken");
    }
  };
  add(id);
  if (!ref.empty() && ref != id) {
    add(ref);
  }
}

}  // namespace

Catalogue Catalogue::load(std::span<const CatalogueFile> files) {
  Catalogue catalogue;
  std::vector<std::pair<std::string, ParsedSet>> parsed_sets;
  for (const CatalogueFile& file : files) {
    ParsedFile parsed = parse_file(file);
    for (Layout& layout : parsed.layouts) {
      const std::string place = file.name + ", " + layout.id;
      if (catalogue.layouts_.size() > std::numeric_limits<std::uint16_t>::max()) {
        throw CatalogueError(place + ": too many layouts");
      }
      const LayoutId id{static_cast<std::uint16_t>(catalogue.layouts_.size())};
      add_names(catalogue.layout_by_name_, layout.id, layout.ref, id, place);
      catalogue.layouts_.push_back(std::move(layout));
    }
    for (ParsedSet& set : parsed.sets) {
      std::string place = file.name + ", set " + set.set.id;
      parsed_sets.emplace_back(std::move(place), std::move(set));
    }
  }

  // Only now, because a set may hold layouts of a file that comes later.
  for (auto& [place, parsed] : parsed_sets) {
    TileSet& set = parsed.set;
    for (const auto& [name, count] : parsed.counts) {
      const auto layout = catalogue.layout_by_name_.find(name);
      if (layout == catalogue.layout_by_name_.end() ||
          catalogue.layout(layout->second).id != name) {
        throw CatalogueError(place + ": there is no layout " + name);
      }
      set.tiles.push_back({.layout = layout->second, .count = count});
    }
    add_names(catalogue.set_by_name_, set.id, set.ref, catalogue.sets_.size(), place);
    catalogue.sets_.push_back(std::move(set));
  }
  return catalogue;
}

std::optional<LayoutId> Catalogue::find_layout(std::string_view id_or_ref) const {
  const auto found = layout_by_name_.find(std::string(id_or_ref));
  return found == layout_by_name_.end() ? std::nullopt : std::optional(found->second);
}

const TileSet* Catalogue::find_set(std::string_view id_or_ref) const {
  const auto found = set_by_name_.find(std::string(id_or_ref));
  return found == set_by_name_.end() ? nullptr : &sets_[found->second];
}

}  // namespace aude::catalogue
