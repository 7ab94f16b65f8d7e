#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "server/store/connection.hpp"
#include "server/store/games.hpp"

namespace aude::store {

/// A file cannot be taken in: a code for programs and a sentence for people.
class ImportError : public std::runtime_error {
 public:
  ImportError(std::string code, const std::string& message)
      : std::runtime_error(message), code_(std::move(code)) {}
  /// not_json, not_aude, newer_format, damaged, unfinished, conflict (docs/operations.md).
  [[nodiscard]] const std::string& code() const { return code_; }

 private:
  std::string code_;
};

/// A whole game as JSON, running or over: its rows with all columns, its log, and the names of its
/// people; docs/operations.md describes it. It holds the order of the tiles, so that the game can
/// go on elsewhere: a secret while the game runs. No token or password is in it. Throws
/// SQLite::Exception if its rows cannot be read.
[[nodiscard]] std::string write_portable(Connection& db, const StoredGame& game);

/// What became of a file.
struct Imported {
  std::string game;
  enum class What : std::uint8_t { added, carried_on, already_there } what{};
};

/// Takes in a portable game, or a record of a finished game, of any format up to now. A game that
/// is there already stays as it is, unless the file goes on where the stored log ends. A record has
/// no accounts: each name becomes an account of its own that nobody can use. Throws ImportError;
/// then nothing of it must be kept: the caller rolls back.
[[nodiscard]] Imported import_text(Connection& db, std::string_view text, UnixMs now);

}  // namespace aude::store
