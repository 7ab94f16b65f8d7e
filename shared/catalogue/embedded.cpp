#include "shared/catalogue/embedded.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include "shared/embedded_text.hpp"

namespace aude::catalogue {
namespace {

std::vector<CatalogueFile> copy_embedded_files() {
  std::vector<CatalogueFile> files;
  std::ranges::transform(embedded::tile_files(), std::back_inserter(files), [](const auto& file) {
    return CatalogueFile{.name = std::string(file.name), .text = std::string(file.text)};
  });
  return files;
}

}  // namespace

std::span<const CatalogueFile> embedded_files() {
  static const std::vector<CatalogueFile> files = copy_embedded_files();
  return files;
}

const Catalogue& standard_catalogue() {
  static const Catalogue catalogue = Catalogue::load(embedded_files());
  return catalogue;
}

}  // namespace aude::catalogue
