#pragma once

#include <optional>
#include <string_view>

#include "server/store/games.hpp"
#include "server/store/store.hpp"

namespace aude::store {

/// The value of a word that this program wrote itself. Throws StoreError if it is none.
template <class T>
[[nodiscard]] T known_word(const std::optional<T>& value) {
  if (!value) {
    throw StoreError("there is a word that this program does not know");
  }
  return *value;
}

/// What to_string(EntryKind) wrote; nothing for anything else.
[[nodiscard]] std::optional<EntryKind> entry_kind_from(std::string_view word);

}  // namespace aude::store
