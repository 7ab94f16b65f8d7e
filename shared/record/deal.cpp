#include "shared/record/deal.hpp"

#include <sodium.h>

#include "shared/record/setup_json.hpp"

namespace aude::record {

namespace {

static_assert(std::tuple_size_v<Seed> == crypto_stream_chacha20_ietf_KEYBYTES);

/// The ChaCha20 key stream of a seed, read as little-endian 32-bit numbers.
class KeyStream {
 public:
  explicit KeyStream(const Seed& seed) : seed_(seed) {}

  /// A number from 0 to n - 1, every one equally likely: numbers of the stream that would favour
  /// the small ones are passed over.
  std::size_t below(std::size_t n) {
    const std::uint64_t range = std::uint64_t{1} << 32U;
    const std::uint64_t limit = range - range % n;
    std::uint64_t number = next();
    while (number >= limit) {
      number = next();
    }
    return static_cast<std::size_t>(number % n);
  }

 private:
  std::uint32_t next() {
    if (used_ == block_.size()) {
      refill();
    }
    std::uint32_t number = 0;
    for (unsigned byte = 0; byte < 4; ++byte) {
      number |= static_cast<std::uint32_t>(block_[used_++]) << (8U * byte);
    }
    return number;
  }

  void refill() {
    static constexpr std::array<unsigned char, crypto_stream_chacha20_ietf_NONCEBYTES> kNonce{
        'a', 'u', 'd', 'e', '-', 'd', 'r', 'a', 'w', '-', 'v', '1'};
    static constexpr std::array<unsigned char, 64> kZeros{};
    crypto_stream_chacha20_ietf_xor_ic(block_.data(), kZeros.data(), kZeros.size(), kNonce.data(),
                                       counter_++, seed_.data());
    used_ = 0;
  }

  Seed seed_;
  std::uint32_t counter_{0};
  std::array<unsigned char, 64> block_{};
  std::size_t used_{64};
};

}  // namespace

std::string to_hex(const Seed& seed) {
  std::string hex(2 * seed.size() + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), seed.data(), seed.size());
  hex.pop_back();
  return hex;
}

std::optional<Seed> seed_from_hex(std::string_view hex) {
  Seed seed;
  std::size_t length = 0;
  if (hex.size() != 2 * seed.size() ||
      sodium_hex2bin(seed.data(), seed.size(), hex.data(), hex.size(), nullptr, &length, nullptr) !=
          0 ||
      length != seed.size()) {
    return std::nullopt;
  }
  return seed;
}

game::Deck deal(const game::Rules& rules, const Seed& seed) {
  KeyStream stream(seed);
  return game::shuffled_deck(rules, [&](std::size_t n) { return stream.below(n); });
}

std::string commitment(const game::Setup& setup, const Seed& seed) {
  const std::string text =
      "aude-commitment-v1\n" + to_hex(seed) + "\n" + setup_to_json(setup).dump();
  Seed hash;
  static_assert(std::tuple_size_v<Seed> == crypto_hash_sha256_BYTES);
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return to_hex(hash);
}

}  // namespace aude::record
