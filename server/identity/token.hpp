#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/store/account.hpp"

namespace aude::identity {

/// The secret that makes a browser somebody: 256 random bits. Only its hash is ever stored, and
/// nothing of it is logged.
class Token {
 public:
  /// A new one, from the operating system's random numbers.
  [[nodiscard]] static Token random();
  /// Reads what text() wrote; nothing for anything else.
  [[nodiscard]] static std::optional<Token> parse(std::string_view text);

  /// 43 characters of unpadded base64url.
  [[nodiscard]] std::string text() const;
  /// SHA-256. A plain hash is enough: 256 random bits cannot be guessed.
  [[nodiscard]] store::TokenHash hash() const;

 private:
  using Bytes = std::array<std::uint8_t, 32>;
  explicit Token(const Bytes& bytes) : bytes_{bytes} {}

  Bytes bytes_;
};

}  // namespace aude::identity
