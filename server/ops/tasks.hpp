#pragma once

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

namespace aude::ops {

/// What the program is asked to do instead of serving. Files are named as on the command line.

/// Copies the database of a running or stopped server into one file.
struct BackUp {
  std::filesystem::path file;
};
/// Puts a backup in the place of the database.
struct Restore {
  std::filesystem::path file;
};
/// Says of every game whether it is safe.
struct Check {
  /// Where safe games are exported to; empty: nowhere.
  std::filesystem::path export_to;
  /// Only what is damaged is told.
  bool quiet{};
};
/// Writes games as files.
struct Export {
  /// Ids; empty if all are meant.
  std::vector<std::string> games;
  bool all{};
  std::filesystem::path to;
};
/// Takes in records and exported games.
struct Import {
  std::vector<std::filesystem::path> files;
};

using Task = std::variant<BackUp, Restore, Check, Export, Import>;

}  // namespace aude::ops
