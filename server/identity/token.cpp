#include "server/identity/token.hpp"

#include <cstddef>

#include <sodium.h>

namespace aude::identity {
namespace {

constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
constexpr std::size_t kTextLength = 43;
static_assert(sodium_base64_ENCODED_LEN(32, kVariant) == kTextLength + 1);  // and the final zero

}  // namespace

Token Token::random() {
  Bytes bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return Token{bytes};
}

std::optional<Token> Token::parse(std::string_view text) {
  Bytes bytes{};
  std::size_t length = 0;
  if (text.size() != kTextLength ||
      sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length,
                        nullptr, kVariant) != 0 ||
      length != bytes.size()) {
    return std::nullopt;
  }
  return Token{bytes};
}

std::string Token::text() const {
  std::string text(kTextLength + 1, '\0');
  sodium_bin2base64(text.data(), text.size(), bytes_.data(), bytes_.size(), kVariant);
  text.pop_back();
  return text;
}

store::TokenHash Token::hash() const {
  store::TokenHash hash{};
  static_assert(std::tuple_size_v<store::TokenHash> == crypto_hash_sha256_BYTES);
  crypto_hash_sha256(hash.data(), bytes_.data(), bytes_.size());
  return hash;
}

}  // namespace aude::identity
