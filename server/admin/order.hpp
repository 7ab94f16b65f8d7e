#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace aude::admin {

/// Something that an admin wants done.
struct Order {
  /// Id of an account, or "console".
  std::string actor;
  /// The console belongs to whoever may read the database, so it may do everything.
  enum class From : std::uint8_t { console, browser } from{From::console};
  std::string action;
  /// An account by its id or by the name it logs in with, or a game. May be empty.
  std::string target;
  std::string value;
};

/// What came of it: a sentence, or a table.
struct Report {
  std::string note;
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;
  /// Id of the account that was changed, if it was one.
  std::optional<std::string> subject{};
};

/// Why nothing came of it. The code is one of docs/protocol.md.
struct Refusal {
  std::string code;
  std::string message;
};

using Outcome = std::variant<Report, Refusal>;

}  // namespace aude::admin
