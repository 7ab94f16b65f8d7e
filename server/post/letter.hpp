#pragma once

#include <string>
#include <string_view>

#include "shared/protocol/unix_time.hpp"

namespace aude::post {

/// A mail to one person.
struct Letter {
  std::string to;
  std::string subject;
  /// Lines end with \n.
  std::string text;
  /// Page that ends all mails to this person.
  std::string stop_url;
};

/// True for what may be an address: one @ with something before it and a domain with a dot behind
/// it, at most 254 visible ASCII characters, and nothing with which a header or a command could be
/// ended or a second address begun.
[[nodiscard]] bool is_address(std::string_view text);

/// The part behind the @.
[[nodiscard]] std::string domain_of(std::string_view address);

/// The letter as a message of RFC 5322, with the one-click end of RFC 8058. Lines end with \r\n.
/// `id` makes the Message-ID unique.
[[nodiscard]] std::string message_of(const Letter& letter, std::string_view from,
                                     std::string_view id, protocol::UnixMs now);

}  // namespace aude::post
