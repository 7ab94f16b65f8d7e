#include "server/identity/name.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include <sodium.h>

namespace aude::identity {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

constexpr bool is_in(char32_t c, const auto& ranges) {
  return std::ranges::any_of(
      ranges, [c](const Range& range) { return range.first <= c && c <= range.last; });
}

// Unicode's White_Space that is not a control character, and the letters that look like a space.
constexpr std::array kBlanks = {
    Range{0x20, 0x20},     Range{0xA0, 0xA0},     Range{0x115F, 0x1160}, Range{0x1680, 0x1680},
    Range{0x2000, 0x200A}, Range{0x202F, 0x202F}, Range{0x205F, 0x205F}, Range{0x2800, 0x2800},
    Range{0x3000, 0x3000}, Range{0x3164, 0x3164}, Range{0xFFA0, 0xFFA0},
};

// Control and direction characters, line separators, invisible ones, private use, noncharacters.
// The joiners U+200C and U+200D are no part of it: scripts and emoji need them.
constexpr std::array kRefused = {
    Range{0x00, 0x1F},        Range{0x7F, 0x9F},     Range{0xAD, 0xAD},     Range{0x34F, 0x34F},
    Range{0x61C, 0x61C},      Range{0x17B4, 0x17B5}, Range{0x180E, 0x180E}, Range{0x200B, 0x200B},
    Range{0x200E, 0x200F},    Range{0x2028, 0x202E}, Range{0x2060, 0x206F}, Range{0xE000, 0xF8FF},
    Range{0xFDD0, 0xFDEF},    Range{0xFEFF, 0xFEFF}, Range{0xFFF0, 0xFFFB}, Range{0xFFFE, 0xFFFF},
    Range{0xE0000, 0x10FFFF},
};

constexpr std::array kJoiners = {Range{0x200C, 0x200D}, Range{0xFE00, 0xFE0F}};

struct CodePoint {
  char32_t value{};
  std::size_t length{};
};

/// The code point at the start of `text`; length 0 if that is no well-formed UTF-8.
CodePoint first_code_point(std::string_view text) {
  const auto lead = static_cast<std::uint8_t>(text.front());
  if (lead < 0x80) {
    return {lead, 1};
  }
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 0;
  if (length == 0 || lead > 0xF4 || text.size() < length) {
    return {};
  }
  char32_t value = lead & (0x7FU >> length);
  for (const char next : text.substr(1, length - 1)) {
    const auto byte = static_cast<std::uint8_t>(next);
    if ((byte & 0xC0U) != 0x80U) {
      return {};
    }
    value = (value << 6U) | (byte & 0x3FU);
  }
  constexpr std::array<char32_t, 5> kSmallest = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = 0xD800 <= value && value <= 0xDFFF;
  if (value < kSmallest.at(length) || is_surrogate || value > 0x10FFFF) {
    return {};
  }
  return {value, length};
}

}  // namespace

std::optional<std::string> clean_name(std::string_view text) {
  std::string name;
  std::size_t count = 0;
  bool has_visible = false;
  bool blank_before = false;
  while (!text.empty()) {
    const auto [value, length] = first_code_point(text);
    if (length == 0 || is_in(value, kRefused)) {
      return std::nullopt;
    }
    if (is_in(value, kBlanks)) {
      blank_before = !name.empty();
    } else {
      if (blank_before) {
        name += ' ';
        ++count;
        blank_before = false;
      }
      name += text.substr(0, length);
      ++count;
      has_visible = has_visible || !is_in(value, kJoiners);
    }
    if (count > kLongestName) {
      return std::nullopt;
    }
    text.remove_prefix(length);
  }
  return has_visible ? std::optional{name} : std::nullopt;
}

std::string guest_name() {
  constexpr std::uint32_t kFirst = 1000;
  constexpr std::uint32_t kCount = 9000;
  return "Guest " + std::to_string(kFirst + randombytes_uniform(kCount));
}

}  // namespace aude::identity
