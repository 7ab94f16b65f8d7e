#pragma once

#include <string_view>

namespace aude::ops {

/// The program's version, for instance "0.1.0".
[[nodiscard]] std::string_view version();

}  // namespace aude::ops
