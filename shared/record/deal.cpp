#include "shared/record/deal.hpp"

#include <sodium.h>

#include <algorithm>
#include <span>
#include <vector>

#include "shared/record/prefix.hpp"
#include "shared/record/record.hpp"
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

std::string sha256(const std::string& text) {
  Seed hash;
  static_assert(std::tuple_size_v<Seed> == crypto_hash_sha256_BYTES);
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return to_hex(hash);
}

std::vector<game::LayoutId> tiles_of(const game::Rules& rules, const Prefix& prefix) {
  std::vector<game::LayoutId> tiles;
  for (const std::string& name : prefix.draws) {
    const auto layout = rules.catalogue().find_layout(name);
    if (!layout) {
      throw RecordError("prefix: there is no tile layout " + name);
    }
    tiles.push_back(*layout);
  }
  return tiles;
}

/// What is left of a layer from which these tiles have been drawn, shuffled.
std::vector<game::LayoutId> rest_of(const game::Layer& layer, std::span<const game::LayoutId> drawn,
                                    KeyStream& stream) {
  std::vector<game::LayoutId> tiles = layer.tiles;
  std::vector<game::Scattered> scattered = layer.scattered;
  for (const game::LayoutId tile : drawn) {
    const auto found = std::ranges::find(tiles, tile);
    const auto apart = std::ranges::find(scattered, tile, &game::Scattered::tile);
    if (found != tiles.end()) {
      tiles.erase(found);
    } else if (apart != scattered.end()) {
      scattered.erase(apart);
    } else {
      throw RecordError("prefix: the draws are not in the order of the piles");
    }
  }
  for (std::size_t n = tiles.size(); n > 1; --n) {
    std::swap(tiles[n - 1], tiles[stream.below(n)]);
  }
  for (const game::Scattered& one : scattered) {
    // Its place has not come yet.
    const std::size_t from = std::max(one.from, drawn.size()) - drawn.size();
    const std::size_t to = std::max(one.to, drawn.size()) - drawn.size();
    const std::size_t place = std::min(from + stream.below(to - from + 1), tiles.size());
    tiles.insert(tiles.begin() + static_cast<std::ptrdiff_t>(place), one.tile);
  }
  return tiles;
}

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

game::Deck deal(const game::Rules& rules, const Seed& seed, const Prefix& prefix) {
  KeyStream stream(seed);
  game::Deck deck{tiles_of(rules, prefix), prefix.first};
  const std::vector<game::LayoutId> drawn = deck.order;
  std::size_t passed = 0;
  for (const game::Pile& pile : rules.piles().piles) {
    for (const game::Layer& layer : pile.layers) {
      const std::size_t gone = std::min(layer.size(), drawn.size() - passed);
      const auto rest = rest_of(layer, std::span(drawn).subspan(passed, gone), stream);
      deck.order.insert(deck.order.end(), rest.begin(), rest.end());
      passed += gone;
    }
  }
  if (passed < drawn.size() || prefix.first.value >= rules.setup().seats) {
    throw RecordError(
        "prefix: it has more draws than there are tiles, or a seat that is not there");
  }
  return deck;
}

std::string commitment(const game::Setup& setup, const Seed& seed) {
  return sha256("aude-commitment-v1\n" + to_hex(seed) + "\n" + setup_to_json(setup).dump());
}

std::string commitment(const game::Setup& setup, const Seed& seed, const Prefix& prefix) {
  return sha256("aude-commitment-v2\n" + to_hex(seed) + "\n" + setup_to_json(setup).dump() + "\n" +
                write_prefix(prefix));
}

}  // namespace aude::record
