#include "server/store/packed_log.hpp"

#include <doctest/doctest.h>

#include "server/store/store.hpp"

using namespace aude;
using store::Entry;
using store::EntryKind;

namespace {

std::vector<Entry> log() {
  return {
      {1, {1000}, EntryKind::start, std::nullopt, "start", store::Account{"ann", ""}, "c1"},
      {2,
       {1500},
       EntryKind::chat,
       0,
       "\"good\" l\xC3\xBC"
       "ck",
       store::Account{"ann", ""},
       "c2"},
      {7, {1400}, EntryKind::action, 1, R"(["place",1,0,2])", std::nullopt, ""},
      {8, {9000}, EntryKind::undo, 1, "undo", store::Account{"bob", ""}, "x"},
  };
}

}  // namespace

TEST_CASE("a packed log comes back as it was") {
  const auto entries = log();
  const auto back = store::unpack(store::pack(entries).value());
  REQUIRE(back.size() == entries.size());
  for (std::size_t i = 0; i < back.size(); ++i) {
    CHECK(back[i].seq == entries[i].seq);
    CHECK(back[i].at == entries[i].at);
    CHECK(back[i].kind == entries[i].kind);
    CHECK(back[i].seat == entries[i].seat);
    CHECK(back[i].text == entries[i].text);
    CHECK(back[i].account == entries[i].account);
    CHECK(back[i].command == entries[i].command);
  }
  CHECK(store::unpack(store::pack({}).value()).empty());
}

TEST_CASE("a packed log with any byte changed is refused, never misread") {
  const auto whole = store::pack(log()).value();
  for (std::size_t i = 0; i < whole.size(); ++i) {
    auto bytes = whole;
    bytes[i] ^= 0x10U;
    CHECK_THROWS_AS(static_cast<void>(store::unpack(bytes)), store::StoreError);
    bytes = whole;
    bytes.resize(i);
    CHECK_THROWS_AS(static_cast<void>(store::unpack(bytes)), store::StoreError);
  }
}
