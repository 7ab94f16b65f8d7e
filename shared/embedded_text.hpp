#pragma once

#include <span>
#include <string_view>

namespace aude::embedded {

/// A file that was put into the program when it was built, so that the program needs no data files
/// beside it.
struct EmbeddedText {
  /// File name without folders.
  std::string_view name;
  std::string_view text;
};

/// The files of shared/tiles, sorted by name. Defined in aude_catalogue.
std::span<const EmbeddedText> tile_files();
/// The files of migrations, sorted by name. Defined in aude_store.
std::span<const EmbeddedText> migration_files();

}  // namespace aude::embedded
