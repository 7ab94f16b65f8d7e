#pragma once

#include <string>
#include <utility>
#include <vector>

#include "shared/catalogue/catalogue.hpp"

namespace aude::catalogue {

/// A set as its file has it: layouts are still names, because they may stand in another file.
struct ParsedSet {
  TileSet set;
  /// Sorted by layout id.
  std::vector<std::pair<std::string, std::uint8_t>> counts;
};

/// What one catalogue file says.
struct ParsedFile {
  std::vector<Layout> layouts;
  std::vector<ParsedSet> sets;
};

/// Reads one file and checks everything that can be seen in it alone. Throws CatalogueError.
[[nodiscard]] ParsedFile parse_file(const CatalogueFile& file);

}  // namespace aude::catalogue
