#include "shared/catalogue/catalogue.hpp"

#include <array>
#include <string>

#include "shared/catalogue/parse.hpp"
#include "tests/fuzz/require.hpp"

using namespace aude;
using tests::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::array files = {
      catalogue::CatalogueFile{"fuzz.json", std::string(tests::text_of(bytes, size))}};
  try {
    static_cast<void>(catalogue::parse_file(files.front()));
    const catalogue::Catalogue loaded = catalogue::Catalogue::load(files);
    for (const catalogue::Layout& layout : loaded.layouts()) {
      require(loaded.find_layout(layout.id).has_value(), "every layout is found by its id");
      require(layout.segments.size() <= catalogue::kMaxSegments, "no tile has too many segments");
    }
    for (const catalogue::TileSet& set : loaded.sets()) {
      require(loaded.find_set(set.id) != nullptr, "every set is found by its id");
    }
  } catch (const catalogue::CatalogueError& error) {
    require(std::string_view(error.what()).find("fuzz.json") != std::string_view::npos,
            "a bad catalogue names its file");
  }
  return 0;
}
