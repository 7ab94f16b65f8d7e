#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "server/identity/token.hpp"
#include "server/store/store.hpp"

namespace aude::identity {

/// Who somebody is. `fresh` is the token to give him if he had none that is known.
struct Visit {
  store::Account account;
  std::optional<Token> fresh;
};

/// Accounts without a form: the first visit makes one, a cookie keeps it. Thread-safe.
class Guests {
 public:
  /// The store must outlive this.
  explicit Guests(store::Store& store) : store_{store} {}

  /// The account of a token's text; a new account if there is none. Throws StoreError.
  [[nodiscard]] boost::asio::awaitable<Visit> visit(std::optional<std::string> token);
  /// The account of a token's text, if there is one. Throws StoreError.
  [[nodiscard]] boost::asio::awaitable<std::optional<store::Account>>
  find(std::optional<std::string> token);
  /// Gives the account a name that clean_name has passed. Throws StoreError.
  [[nodiscard]] boost::asio::awaitable<store::Account> rename(store::Account account,
                                                              std::string name);

 private:
  store::Store& store_;
};

}  // namespace aude::identity
