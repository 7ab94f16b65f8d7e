#include "server/store/words.hpp"

#include <algorithm>
#include <array>

namespace aude::store {

std::string_view to_string(EntryKind kind) {
  switch (kind) {
  case EntryKind::start:
    return "start";
  case EntryKind::action:
    return "action";
  case EntryKind::undo:
    return "undo";
  case EntryKind::chat:
    return "chat";
  case EntryKind::table:
    return "table";
  }
  return "";
}

std::optional<EntryKind> entry_kind_from(std::string_view word) {
  constexpr std::array kKinds = {EntryKind::start, EntryKind::action, EntryKind::undo,
                                 EntryKind::chat, EntryKind::table};
  const auto* const found =
      std::ranges::find(kKinds, word, [](EntryKind kind) { return to_string(kind); });
  return found == kKinds.end() ? std::nullopt : std::optional(*found);
}

}  // namespace aude::store
