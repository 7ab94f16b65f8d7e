#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shared/protocol/messages.hpp"

namespace aude::protocol {

/// Thrown inside the decoder alone: `decode` turns it into a BadMessage.
struct BadJson {
  std::string code;
  std::string message;
};

/// Reads the members of one JSON object strictly: each accessor throws BadJson if the member is
/// missing or not of its type, and done() if there is a member that nobody asked for. Keeps JSON
/// out of the decoders' headers.
class JsonReader {
 public:
  /// Throws BadJson if the text is too long (too_long), is no JSON object or is nested too deeply
  /// (not_json).
  explicit JsonReader(std::string_view text);
  ~JsonReader();
  JsonReader(JsonReader&&) noexcept;
  JsonReader(const JsonReader&) = delete;
  JsonReader& operator=(const JsonReader&) = delete;
  JsonReader& operator=(JsonReader&&) = delete;

  [[nodiscard]] bool has(std::string_view name) const;
  [[nodiscard]] bool is_null(std::string_view name);

  /// A text of `shortest` to `longest` code points without control or direction characters.
  [[nodiscard]] std::string text(std::string_view name, std::size_t shortest, std::size_t longest);
  [[nodiscard]] bool boolean(std::string_view name);
  [[nodiscard]] std::uint64_t
  number(std::string_view name, std::uint64_t least = 0,
         std::uint64_t most = std::numeric_limits<std::uint32_t>::max());
  /// A whole number that may be negative.
  [[nodiscard]] std::int64_t integer(std::string_view name, std::int64_t least, std::int64_t most);
  [[nodiscard]] JsonReader object(std::string_view name);
  [[nodiscard]] std::vector<JsonReader> objects(std::string_view name, std::size_t least,
                                                std::size_t most);
  /// The names of all members, for objects whose names are data; done() then accepts them.
  [[nodiscard]] std::vector<std::string> names();

  /// Call when everything has been read.
  void done() const;

 private:
  struct Node;
  explicit JsonReader(std::unique_ptr<Node> node);
  std::unique_ptr<Node> node_;
};

}  // namespace aude::protocol
