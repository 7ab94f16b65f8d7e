#include "server/ops/logging.hpp"

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace aude::ops {

void set_up_logging(const std::string& level) {
  auto logger = spdlog::stderr_logger_mt("aude");
  // UTC: times of several machines, and of winter and summer, can be compared.
  logger->set_pattern("%Y-%m-%dT%H:%M:%S.%eZ %l %v", spdlog::pattern_time_type::utc);
  logger->set_level(spdlog::level::from_str(level));
  logger->flush_on(spdlog::level::info);
  spdlog::set_default_logger(logger);
}

}  // namespace aude::ops
