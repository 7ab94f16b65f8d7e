#pragma once

#include <span>

#include "shared/catalogue/catalogue.hpp"

namespace aude::catalogue {

/// The files of shared/tiles as they were when the program was built, sorted by name.
[[nodiscard]] std::span<const CatalogueFile> embedded_files();

/// The catalogue of the embedded files. Loaded at the first call; later calls are free and may come
/// from any thread.
[[nodiscard]] const Catalogue& standard_catalogue();

}  // namespace aude::catalogue
