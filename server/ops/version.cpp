#include "server/ops/version.hpp"

namespace aude::ops {

std::string_view version() { return AUDE_VERSION; }

}  // namespace aude::ops
