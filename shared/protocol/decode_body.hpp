#pragma once

#include <string_view>
#include <variant>

#include "shared/protocol/json_reader.hpp"

namespace aude::protocol {

/// Reads a body of the HTTP interface: `read` makes a Body of a JsonReader and throws BadJson for
/// what is wrong. Members that it has not asked for are refused, too. Throws nothing else.
template <class Body, class Read>
std::variant<Body, BadMessage> decode_body(std::string_view text, const Read& read) {
  try {
    JsonReader in(text);
    Body body = read(in);
    in.done();
    return body;
  } catch (const BadJson& bad) {
    return BadMessage{bad.code, bad.message, std::nullopt, std::nullopt};
  }
}

}  // namespace aude::protocol
