// game/ids.hpp: ids of the open sets are hashes of names, so no two names may have the same one.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "shared/expansions/registry.hpp"

namespace game = aude::game;
using Names = std::set<std::string>;

namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

/// The names in definitions like `constexpr MarkId kMovable{"ferries.movable"}`.
Names names_in_sources(const std::string& type) {
  const std::regex definition("\\b" + type + "\\s+k\\w+\\s*[{(]\\s*\"([^\"]+)\"");
  Names names;
  for (const char* folder : {"shared", "server"}) {
    const auto root = std::filesystem::path(AUDE_SOURCE_DIR) / folder;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
      if (entry.path().extension() != ".hpp" && entry.path().extension() != ".cpp") {
        continue;
      }
      const std::string text = text_of(entry.path());
      for (auto found = std::sregex_iterator(text.begin(), text.end(), definition);
           found != std::sregex_iterator(); ++found) {
        names.insert((*found)[1]);
      }
    }
  }
  return names;
}

void check_no_collision(const Names& names) {
  std::map<std::uint32_t, std::string> seen;
  for (const std::string& name : names) {
    const auto [other, fresh] = seen.try_emplace(game::hash_of(name), name);
    CHECK_MESSAGE(fresh, name << " and " << other->second << " have the same hash");
  }
}

}  // namespace

TEST_CASE("No two names of marks collide") {
  const Names names = names_in_sources("MarkId");
  CHECK(names.contains("ferries.movable"));
  check_no_collision(names);
}

TEST_CASE("No two names of counters collide") { check_no_collision(names_in_sources("CounterId")); }

TEST_CASE("No two rule options have the same name or collide") {
  Names names = names_in_sources("OptionId");
  CHECK(names.contains("tiny_city"));
  Names declared;
  const auto declare = [&](std::span<const game::OptionSpec> options) {
    for (const game::OptionSpec& option : options) {
      CHECK_MESSAGE(declared.emplace(option.id).second, option.id << " is declared twice");
    }
  };
  declare(game::base_options());
  for (const game::Module* module : aude::expansions::all_modules()) {
    declare(module->options());
  }
  for (const std::string& name : names) {
    CHECK_MESSAGE(declared.contains(name), name << " is read but declared nowhere");
  }
  names.insert(declared.begin(), declared.end());
  check_no_collision(names);
}

TEST_CASE("Every option has a default and at least one other value, each once") {
  for (const game::Module* module : aude::expansions::all_modules()) {
    for (const game::OptionSpec& option : module->options()) {
      CAPTURE(option.id);
      const std::set<std::string_view> values(option.values.begin(), option.values.end());
      CHECK(values.size() >= 2);
      CHECK(values.size() == option.values.size());
    }
  }
}
