#include "server/ops/file_limit.hpp"

#include <cerrno>
#include <cstring>

#include <spdlog/spdlog.h>
#include <sys/resource.h>

namespace aude::ops {

void raise_file_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) == 0) {
    limit.rlim_cur = limit.rlim_max;
    if (::setrlimit(RLIMIT_NOFILE, &limit) == 0) {
      return;
    }
  }
  spdlog::warn("file limit not raised reason=\"{}\"", std::strerror(errno));
}

}  // namespace aude::ops
