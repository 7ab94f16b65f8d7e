#include "server/store/random_id.hpp"

#include <sodium.h>

#include <string_view>

namespace aude::store {

std::string random_id() {
  constexpr std::string_view kAlphabet =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  constexpr std::size_t kLength = 12;
  std::string id(kLength, '\0');
  for (char& c : id) {
    c = kAlphabet[randombytes_uniform(static_cast<std::uint32_t>(kAlphabet.size()))];
  }
  return id;
}

}  // namespace aude::store
