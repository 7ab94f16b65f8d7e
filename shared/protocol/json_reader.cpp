#include "shared/protocol/json_reader.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace aude::protocol {
namespace {

using nlohmann::json;

// The deepest message of a client is configure: message, setup, sets, one choice.
constexpr int kMaxDepth = 6;

[[noreturn]] void bad(std::string message) { throw BadJson{"bad_message", std::move(message)}; }

// Looked at before parsing, so that hostile nesting costs one pass over the text and no memory.
bool is_nested_too_deeply(std::string_view text) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') {
        ++i;
      }
      in_string = c != '"';
    } else if (c == '"') {
      in_string = true;
    } else if (c == '{' || c == '[') {
      if (++depth > kMaxDepth) {
        return true;
      }
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  return false;
}

struct Range {
  char32_t first;
  char32_t last;
};
// Control characters, line separators, and characters that turn the direction of what follows.
constexpr std::array kRefused = {Range{0x00, 0x1F},     Range{0x7F, 0x9F},
                                 Range{0x200E, 0x200F}, Range{0x2028, 0x202E},
                                 Range{0x2060, 0x206F}, Range{0xFEFF, 0xFEFF}};

struct TextFacts {
  std::size_t length{};
  bool has_refused{};
  bool is_blank{true};
};

// The parser has checked already that the text is well-formed UTF-8.
TextFacts facts_of(std::string_view text) {
  TextFacts facts;
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t value = length == 1 ? lead : lead & (0x7FU >> length);
    for (std::size_t k = 1; k < length; ++k) {
      value = (value << 6U) | (static_cast<unsigned char>(text[i + k]) & 0x3FU);
    }
    facts.has_refused |= std::ranges::any_of(
        kRefused, [value](Range r) { return r.first <= value && value <= r.last; });
    facts.is_blank &= value == ' ' || value == 0xA0 || value == 0x3000;
    ++facts.length;
    i += length;
  }
  return facts;
}

}  // namespace

struct JsonReader::Node {
  std::shared_ptr<const json> root;
  const json* object{};
  std::set<std::string, std::less<>> asked;

  const json& at(std::string_view name) {
    const auto found = object->find(name);
    if (found == object->end()) {
      bad("the member " + std::string(name) + " is missing");
    }
    asked.emplace(name);
    return *found;
  }
};

JsonReader::JsonReader(std::string_view text) : node_(std::make_unique<Node>()) {
  if (text.size() > kMaxMessageBytes) {
    throw BadJson{"too_long",
                  "the message is longer than " + std::to_string(kMaxMessageBytes) + " bytes"};
  }
  if (is_nested_too_deeply(text)) {
    throw BadJson{"not_json", "the message is nested too deeply"};
  }
  auto root = json::parse(text, nullptr, false);
  if (root.is_discarded()) {
    throw BadJson{"not_json", "the message is not JSON"};
  }
  if (!root.is_object()) {
    throw BadJson{"not_json", "the message is not a JSON object"};
  }
  node_->root = std::make_shared<const json>(std::move(root));
  node_->object = node_->root.get();
}

JsonReader::JsonReader(std::unique_ptr<Node> node) : node_(std::move(node)) {}
JsonReader::~JsonReader() = default;
JsonReader::JsonReader(JsonReader&&) noexcept = default;

bool JsonReader::has(std::string_view name) const { return node_->object->contains(name); }

bool JsonReader::is_null(std::string_view name) { return node_->at(name).is_null(); }

std::string JsonReader::text(std::string_view name, std::size_t shortest, std::size_t longest) {
  const json& value = node_->at(name);
  if (!value.is_string()) {
    bad(std::string(name) + " is not a string");
  }
  const auto& text = value.get_ref<const std::string&>();
  const TextFacts facts = facts_of(text);
  if (facts.length < shortest || facts.length > longest) {
    bad(std::string(name) + " must have " + std::to_string(shortest) + " to " +
        std::to_string(longest) + " characters");
  }
  if (facts.has_refused) {
    bad(std::string(name) + " has a control character");
  }
  if (facts.is_blank && shortest > 0) {
    bad(std::string(name) + " is blank");
  }
  return text;
}

bool JsonReader::boolean(std::string_view name) {
  const json& value = node_->at(name);
  if (!value.is_boolean()) {
    bad(std::string(name) + " is neither true nor false");
  }
  return value.get<bool>();
}

std::uint64_t JsonReader::number(std::string_view name, std::uint64_t least, std::uint64_t most) {
  const json& value = node_->at(name);
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() < least ||
      value.get<std::uint64_t>() > most) {
    bad(std::string(name) + " is not a whole number from " + std::to_string(least) + " to " +
        std::to_string(most));
  }
  return value.get<std::uint64_t>();
}

std::int64_t JsonReader::integer(std::string_view name, std::int64_t least, std::int64_t most) {
  const json& value = node_->at(name);
  // An unsigned value beyond the signed ones would wrap round.
  const bool fits = value.is_number_integer() &&
                    (!value.is_number_unsigned() ||
                     value.get<std::uint64_t>() <= static_cast<std::uint64_t>(INT64_MAX));
  if (!fits || value.get<std::int64_t>() < least || value.get<std::int64_t>() > most) {
    bad(std::string(name) + " is not a whole number from " + std::to_string(least) + " to " +
        std::to_string(most));
  }
  return value.get<std::int64_t>();
}

JsonReader JsonReader::object(std::string_view name) {
  const json& value = node_->at(name);
  if (!value.is_object()) {
    bad(std::string(name) + " is not an object");
  }
  auto node = std::make_unique<Node>();
  node->root = node_->root;
  node->object = &value;
  return JsonReader(std::move(node));
}

std::vector<JsonReader> JsonReader::objects(std::string_view name, std::size_t least,
                                            std::size_t most) {
  const json& value = node_->at(name);
  if (!value.is_array() || value.size() < least || value.size() > most ||
      !std::ranges::all_of(value, [](const json& item) { return item.is_object(); })) {
    bad(std::string(name) + " is not a list of " + std::to_string(least) + " to " +
        std::to_string(most) + " objects");
  }
  std::vector<JsonReader> readers;
  for (const json& item : value) {
    auto node = std::make_unique<Node>();
    node->root = node_->root;
    node->object = &item;
    readers.push_back(JsonReader(std::move(node)));
  }
  return readers;
}

std::vector<std::string> JsonReader::names() {
  std::vector<std::string> names;
  for (const auto& [name, value] : node_->object->items()) {
    names.push_back(name);
    node_->asked.insert(name);
  }
  return names;
}

void JsonReader::done() const {
  for (const auto& [name, value] : node_->object->items()) {
    if (!node_->asked.contains(name)) {
      bad("there is an unknown member");
    }
  }
}

}  // namespace aude::protocol
