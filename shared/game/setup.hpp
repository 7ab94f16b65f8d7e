#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shared/catalogue/catalogue.hpp"
#include "shared/game/ids.hpp"

namespace aude::game {

/// So many copies of one tile set.
struct SetChoice {
  std::string set;
  unsigned copies{1};
  auto operator<=>(const SetChoice&) const = default;
};

/// What is played: which boxes, how many seats, which rule options. An option that is left out has
/// its default. Sets may be named by id or by public ref; Rules::create turns them into ids.
struct Setup {
  std::vector<SetChoice> sets;
  unsigned seats{2};
  std::map<std::string, std::string, std::less<>> options;
  bool operator==(const Setup&) const = default;
};

/// A rule option as a module declares it. The names are those of the rules files.
struct OptionSpec {
  std::string_view id;
  /// All values; the first one is the default.
  std::span<const std::string_view> values;
  /// Not in print: a house rule.
  enum class Origin : std::uint8_t { printed, house } origin{Origin::printed};
  /// The boxes that the option is about; null: every box that its module is about.
  bool (*concerns)(const catalogue::TileSet&){nullptr};
};

/// Why a set-up cannot be played. The code is for programs, the message for people.
struct SetupError {
  std::string code;
  std::string message;
  bool operator==(const SetupError&) const = default;
};

}  // namespace aude::game
