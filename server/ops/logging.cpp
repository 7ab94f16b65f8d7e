#include "server/ops/logging.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace aude::ops {
namespace {

constexpr const char* kTime = "%Y-%m-%dT%H:%M:%S.%eZ";

/// "%J" in a pattern: the message as members of a JSON object.
class MessageMembers final : public spdlog::custom_flag_formatter {
 public:
  void format(const spdlog::details::log_msg& message, const std::tm& /*time*/,
              spdlog::memory_buf_t& line) override {
    const std::string members = json_members({message.payload.data(), message.payload.size()});
    line.append(members.data(), members.data() + members.size());
  }
  [[nodiscard]] std::unique_ptr<custom_flag_formatter> clone() const override {
    return spdlog::details::make_unique<MessageMembers>();
  }
};

bool is_key_character(char c) { return (c >= 'a' && c <= 'z') || c == '_'; }

struct Pair {
  std::string_view key;
  std::string_view value;
};

/// Takes the pair at the end of `text` off, with the space before it.
std::optional<Pair> take_last_pair(std::string_view& text) {
  const bool is_quoted = text.size() > 1 && text.back() == '"';
  const auto equals = is_quoted ? text.rfind("=\"", text.size() - 2) : text.rfind('=');
  if (equals == std::string_view::npos || equals == 0) {
    return std::nullopt;
  }
  const std::string_view value =
      is_quoted ? text.substr(equals + 2, text.size() - equals - 3) : text.substr(equals + 1);
  if (!is_quoted && value.find(' ') != std::string_view::npos) {
    return std::nullopt;
  }
  std::size_t begin = equals;
  while (begin > 0 && is_key_character(text[begin - 1])) {
    --begin;
  }
  if (begin == equals || begin == 0 || text[begin - 1] != ' ') {
    return std::nullopt;
  }
  const Pair pair{text.substr(begin, equals - begin), value};
  text = text.substr(0, begin - 1);
  return pair;
}

std::string json_text(std::string_view text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::unique_ptr<spdlog::formatter> formatter_for(LogFormat format) {
  // UTC: times of several machines, and of winter and summer, can be compared.
  auto formatter = std::make_unique<spdlog::pattern_formatter>(spdlog::pattern_time_type::utc);
  formatter->add_flag<MessageMembers>('J');
  formatter->set_pattern(format == LogFormat::json
                             ? std::string(R"({"time":")") + kTime + R"(","level":"%l",%J})"
                             : std::string(kTime) + " %l %v");
  return formatter;
}

}  // namespace

std::string json_members(std::string_view message) {
  std::vector<Pair> pairs;
  while (const auto pair = take_last_pair(message)) {
    pairs.push_back(*pair);
  }
  std::string members = "\"event\":" + json_text(message);
  std::for_each(pairs.rbegin(), pairs.rend(), [&](const Pair& pair) {
    members += "," + json_text(pair.key) + ":" + json_text(pair.value);
  });
  return members;
}

void set_up_logging(const std::string& level, LogFormat format) {
  auto logger = spdlog::stderr_logger_mt("aude");
  logger->set_formatter(formatter_for(format));
  logger->set_level(spdlog::level::from_str(level));
  logger->flush_on(spdlog::level::info);
  spdlog::set_default_logger(logger);
}

}  // namespace aude::ops
