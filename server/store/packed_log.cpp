#include "server/store/packed_log.hpp"

#include <zlib.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "server/store/store.hpp"
#include "server/store/words.hpp"

namespace aude::store {
namespace {

using nlohmann::json;

constexpr int kFormat = 1;
// The length of the text stands in front of it, least significant byte first.
constexpr std::size_t kLengthBytes = 4;
constexpr std::size_t kLongest = std::size_t{64} << 20U;
// In place of a seat or a person where there is none.
constexpr int kNobody = -1;

class People {
 public:
  int number_of(const std::optional<Account>& account) {
    if (!account) {
      return kNobody;
    }
    const auto found = std::ranges::find(ids_, account->id);
    if (found == ids_.end()) {
      ids_.push_back(account->id);
      return static_cast<int>(ids_.size()) - 1;
    }
    return static_cast<int>(found - ids_.begin());
  }
  [[nodiscard]] const std::vector<std::string>& ids() const { return ids_; }

 private:
  std::vector<std::string> ids_;
};

std::string text_of(const std::vector<Entry>& entries) {
  People people;
  json lines = json::array();
  std::uint64_t seq = 0;
  std::int64_t at = 0;
  for (const Entry& entry : entries) {
    lines.push_back({entry.seq - seq, entry.at.value - at, to_string(entry.kind),
                     entry.seat ? int{*entry.seat} : kNobody, entry.text,
                     people.number_of(entry.account), entry.command});
    seq = entry.seq;
    at = entry.at.value;
  }
  const json log{{"format", kFormat}, {"people", people.ids()}, {"entries", std::move(lines)}};
  // Nothing in a chat may keep a game from ending.
  return log.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::vector<Entry> entries_of(const json& log) {
  if (log.at("format").get<int>() != kFormat) {
    throw StoreError("a log is of a newer program");
  }
  const auto people = log.at("people").get<std::vector<std::string>>();
  std::vector<Entry> entries;
  std::uint64_t seq = 0;
  std::int64_t at = 0;
  for (const json& line : log.at("entries")) {
    Entry entry;
    entry.seq = seq += line.at(0).get<std::uint64_t>();
    entry.at.value = at += line.at(1).get<std::int64_t>();
    entry.kind = known_word(entry_kind_from(line.at(2).get<std::string>()));
    if (const int seat = line.at(3).get<int>(); seat != kNobody) {
      entry.seat = static_cast<std::uint8_t>(seat);
    }
    entry.text = line.at(4).get<std::string>();
    if (const int person = line.at(5).get<int>(); person != kNobody) {
      entry.account = Account{people.at(static_cast<std::size_t>(person)), ""};
    }
    entry.command = line.at(6).get<std::string>();
    entries.push_back(std::move(entry));
  }
  return entries;
}

[[noreturn]] void fail() { throw StoreError("a packed log is damaged"); }

std::string inflated(std::span<const std::uint8_t> packed) {
  if (packed.size() < kLengthBytes) {
    fail();
  }
  std::size_t length = 0;
  for (std::size_t i = 0; i < kLengthBytes; ++i) {
    length |= std::size_t{packed[i]} << (8 * i);
  }
  if (length > kLongest) {
    fail();
  }
  std::string text(length, '\0');
  uLongf size = length;
  const auto from = packed.subspan(kLengthBytes);
  if (::uncompress(reinterpret_cast<Bytef*>(text.data()), &size, from.data(), from.size()) !=
          Z_OK ||
      size != length) {
    fail();
  }
  return text;
}

}  // namespace

std::optional<std::vector<std::uint8_t>> pack(const std::vector<Entry>& entries) {
  const std::string text = text_of(entries);
  if (text.size() > kLongest) {
    return std::nullopt;
  }
  uLongf size = ::compressBound(text.size());
  std::vector<std::uint8_t> packed(kLengthBytes + size);
  for (std::size_t i = 0; i < kLengthBytes; ++i) {
    packed[i] = static_cast<std::uint8_t>(text.size() >> (8 * i));
  }
  if (::compress2(packed.data() + kLengthBytes, &size, reinterpret_cast<const Bytef*>(text.data()),
                  text.size(), Z_BEST_COMPRESSION) != Z_OK) {
    throw StoreError("a log cannot be packed");
  }
  packed.resize(kLengthBytes + size);
  return packed;
}

std::vector<Entry> unpack(std::span<const std::uint8_t> packed) {
  const std::string text = inflated(packed);
  try {
    return entries_of(json::parse(text));
  } catch (const json::exception&) {
    fail();
  }
}

bool has_person(std::span<const std::uint8_t> packed, std::string_view account) {
  // What people have typed has its quotation marks escaped.
  const std::string quoted = '"' + std::string(account) + '"';
  return inflated(packed).find(quoted) != std::string::npos;
}

}  // namespace aude::store
