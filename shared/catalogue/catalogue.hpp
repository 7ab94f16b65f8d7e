#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "shared/catalogue/layout.hpp"

namespace aude::catalogue {

/// How many copies of one layout a set holds.
struct TileCount {
  LayoutId layout{};
  std::uint8_t count{};
};

/// A box of tiles as it is sold: "base-c1", "river-1-c2", "ferries", ...
struct TileSet {
  std::string id;
  /// Public name of the set in other programs, for instance "basic:1".
  std::string ref;
  /// English name for lists; clients translate by id.
  std::string name;
  /// How the set may be combined: "base", "river", "river_tiles" (tiles that join any river),
  /// "expansion"; "option": a rule option brings it, so it is not chosen by itself.
  std::string role;
  /// Sorted by the layouts' textual ids, so that a pile never depends on the order of a file.
  std::vector<TileCount> tiles;
  /// Sum of all counts.
  std::uint16_t total{};
};

/// A text of one catalogue file, with the name that errors show.
struct CatalogueFile {
  std::string name;
  std::string text;
};

/// A catalogue file is damaged: says which file, which layout and why.
class CatalogueError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Every tile layout and set that the program knows. Immutable once loaded; safe to share between
/// threads.
class Catalogue {
 public:
  /// Reads and checks the files of shared/tiles. Throws CatalogueError on the first defect: broken
  /// JSON, unknown or missing members, half-sides covered twice or not at all, a city index that is
  /// no city, sides that disagree with the segments, double ids, or set totals that do not add up.
  static Catalogue load(std::span<const CatalogueFile> files);

  [[nodiscard]] const Layout& layout(LayoutId id) const { return layouts_[id.value]; }
  [[nodiscard]] std::span<const Layout> layouts() const { return layouts_; }
  [[nodiscard]] std::span<const TileSet> sets() const { return sets_; }

  /// Finds a layout by its own id or by its public ref. Returns nothing if there is none.
  [[nodiscard]] std::optional<LayoutId> find_layout(std::string_view id_or_ref) const;
  /// Finds a set by its own id or by its public ref. Returns null if there is none.
  [[nodiscard]] const TileSet* find_set(std::string_view id_or_ref) const;

 private:
  std::vector<Layout> layouts_;
  std::vector<TileSet> sets_;
  std::unordered_map<std::string, LayoutId> layout_by_name_;
  std::unordered_map<std::string, std::size_t> set_by_name_;
};

}  // namespace aude::catalogue
