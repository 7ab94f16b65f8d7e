#pragma once

#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>

#include "server/store/account.hpp"
#include "server/store/connection.hpp"
#include "server/store/games.hpp"

namespace aude::store {

/// How values of the program stand in columns, and back.

template <class T>
[[nodiscard]] std::optional<std::int64_t> as_number(const std::optional<T>& value) {
  if constexpr (requires { value->value; }) {
    return value ? std::optional<std::int64_t>(value->value) : std::nullopt;
  } else {
    return value ? std::optional<std::int64_t>(*value) : std::nullopt;
  }
}

template <class T>
[[nodiscard]] std::optional<T> as(const std::optional<std::int64_t>& number) {
  if constexpr (std::is_same_v<T, UnixMs>) {
    return number ? std::optional(UnixMs{*number}) : std::nullopt;
  } else {
    return number ? std::optional(static_cast<T>(*number)) : std::nullopt;
  }
}

/// Two columns: id and name; NULL is nobody.
[[nodiscard]] inline std::optional<Account> read_account(Query& query) {
  auto id = query.optional_text();
  auto name = query.optional_text();
  return id ? std::optional(Account{std::move(*id), name.value_or("")}) : std::nullopt;
}

}  // namespace aude::store
