#include "server/post/letter.hpp"

#include <algorithm>
#include <array>
#include <ctime>

#include <sodium.h>

namespace aude::post {
namespace {

constexpr std::size_t kLongestAddress = 254;
constexpr std::size_t kLineLength = 76;
// Bytes of one encoded word; with its frame and in base64 they fit into a line.
constexpr std::size_t kWordBytes = 42;

std::string base64(std::string_view bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                    bytes.size(), sodium_base64_VARIANT_ORIGINAL);
  text.pop_back();  // the terminating zero
  return text;
}

bool continues_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// RFC 2047: words that end where letters do, one below the other.
std::string encoded_words(std::string_view text) {
  std::string words;
  while (!text.empty()) {
    std::size_t length = std::min(text.size(), kWordBytes);
    while (length < text.size() && length > 0 && continues_letter(text[length])) {
      --length;
    }
    words += (words.empty() ? "=?UTF-8?B?" : "\r\n =?UTF-8?B?") + base64(text.substr(0, length));
    words += "?=";
    text.remove_prefix(length);
  }
  return words;
}

std::string date_of(protocol::UnixMs now) {
  const auto seconds = static_cast<std::time_t>(now.value / 1000);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 64> text{};
  const std::size_t length =
      std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S +0000", &parts);
  return {text.data(), length};
}

std::string in_lines(const std::string& text) {
  std::string lines;
  for (std::size_t at = 0; at < text.size(); at += kLineLength) {
    lines += text.substr(at, kLineLength) + "\r\n";
  }
  return lines;
}

}  // namespace

bool is_address(std::string_view text) {
  constexpr std::string_view kNotIn = "<>()[]\\,;:\"";
  const auto at = text.find('@');
  const auto is_plain = [&](char c) {
    constexpr char kDelete = 0x7F;
    return c > ' ' && c < kDelete && kNotIn.find(c) == std::string_view::npos;
  };
  if (text.size() > kLongestAddress || at == 0 || at == std::string_view::npos ||
      text.find('@', at + 1) != std::string_view::npos || !std::ranges::all_of(text, is_plain)) {
    return false;
  }
  const std::string_view domain = text.substr(at + 1);
  return domain.find('.') != std::string_view::npos && domain.front() != '.' &&
         domain.back() != '.' && domain.find("..") == std::string_view::npos;
}

std::string domain_of(std::string_view address) {
  return std::string(address.substr(address.find('@') + 1));
}

std::string message_of(const Letter& letter, std::string_view from, std::string_view id,
                       protocol::UnixMs now) {
  const std::string sender(from);
  return "From: Aude <" + sender + ">\r\nTo: <" + letter.to +
         ">\r\nSubject: " + encoded_words(letter.subject) + "\r\nDate: " + date_of(now) +
         "\r\nMessage-ID: <" + std::string(id) + "@" + domain_of(from) +
         ">\r\nList-Unsubscribe: <" + letter.stop_url +
         ">\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"
         "Auto-Submitted: auto-generated\r\n"
         "MIME-Version: 1.0\r\n"
         "Content-Type: text/plain; charset=utf-8\r\n"
         "Content-Transfer-Encoding: base64\r\n\r\n" +
         in_lines(base64(letter.text));
}

}  // namespace aude::post
