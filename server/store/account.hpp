#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace aude::store {

/// SHA-256 of the secret in a person's cookie. The secret itself is never stored.
using TokenHash = std::array<std::uint8_t, 32>;

/// A person. `id` is public and never changes.
struct Account {
  std::string id;
  std::string name;
  bool operator==(const Account&) const = default;
};

}  // namespace aude::store
