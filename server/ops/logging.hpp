#pragma once

#include <string>
#include <string_view>

namespace aude::ops {

/// How a line of the log looks.
enum class LogFormat {
  /// 2026-01-31T12:00:00.000Z info started port=8080
  text,
  /// {"time":"2026-01-31T12:00:00.000Z","level":"info","event":"started","port":"8080"}
  json,
};

/// Makes spdlog's default logger write one line an event to standard error. Called once, before any
/// other thread is there. Nothing secret is ever logged: no token, cookie, seed or chat text.
void set_up_logging(const std::string& level, LogFormat format);

/// The members of a JSON line that say what happened: `"event":"started","port":"8080"`. A message
/// is some words, then pairs such as key=word or key="several words"; what is no pair belongs to
/// the words.
[[nodiscard]] std::string json_members(std::string_view message);

}  // namespace aude::ops
