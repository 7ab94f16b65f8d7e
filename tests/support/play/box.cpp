#include "tests/support/play/box.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "shared/catalogue/embedded.hpp"

namespace aude::tests {

namespace {

using nlohmann::json;

void shrink(json& set, const std::vector<std::string>& tiles) {
  json counts = json::object();
  int total = 0;
  for (const std::string& tile : tiles) {
    if (set.at("tiles").contains(tile)) {
      counts[tile] = counts.value(tile, 0) + 1;
      ++total;
    }
  }
  if (total > 0) {
    set["tiles"] = std::move(counts);
    set["total"] = total;
  }
}

}  // namespace

std::unique_ptr<const catalogue::Catalogue>
catalogue_with(const std::vector<std::string>& tiles, const std::vector<game::SetChoice>& sets) {
  std::vector<catalogue::CatalogueFile> files;
  for (const catalogue::CatalogueFile& file : catalogue::embedded_files()) {
    json content = json::parse(file.text);
    for (json& set : content.at("sets")) {
      if (std::ranges::find(sets, set.at("id").get<std::string>(), &game::SetChoice::set) !=
          sets.end()) {
        shrink(set, tiles);
      }
    }
    files.push_back({file.name, content.dump()});
  }
  return std::make_unique<const catalogue::Catalogue>(catalogue::Catalogue::load(files));
}

}  // namespace aude::tests
