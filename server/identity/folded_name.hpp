#pragma once

#include <string>
#include <string_view>

namespace aude::identity {

/// The form of a name in which names are compared: Unicode's compatibility forms, case and
/// invisible characters make no difference (NFKC_Casefold of UAX 31), blanks neither. `name` has
/// passed clean_name.
[[nodiscard]] std::string folded_name(std::string_view name);

}  // namespace aude::identity
