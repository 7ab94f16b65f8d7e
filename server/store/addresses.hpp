#pragma once

#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shared/protocol/unix_time.hpp"

namespace aude::store {

/// Whether somebody wants mails.
enum class Wanted : std::uint8_t { no, yes };

/// The mail address of an account, for its owner alone.
struct Address {
  std::string text;
  /// The code that was sent there has come back.
  bool is_confirmed{};
  Wanted wanted{};
};

/// An address that is to be confirmed.
struct NewAddress {
  std::string account;
  std::string text;
  /// Language of the mails, as the client names it: "en".
  std::string language;
  std::string code;
  /// Secret: whoever has it may end mails to this address.
  std::string stop_token;
  protocol::UnixMs now;
};

/// A game in which it is the move of somebody who wants mails and was not told of this turn.
struct UntoldMove {
  std::string account;
  std::string game;
  unsigned turn{};
  /// When the time of the turn is up.
  std::optional<protocol::UnixMs> due_at;
  /// When the account was sent its last mail about moves.
  std::optional<protocol::UnixMs> mailed_at;
  bool operator==(const UntoldMove&) const = default;
};

/// What a mail about moves needs.
struct MoveNotice {
  std::string address;
  std::string language;
  std::string stop_token;
  struct Game {
    std::string id;
    /// Names of the other people at the table.
    std::vector<std::string> others;
    std::optional<protocol::UnixMs> due_at;
  };
  std::vector<Game> games;
};

/// Mail addresses and what was sent there. Threads, completion and errors as in Store.
class Addresses {
 public:
  template <class T>
  using awaitable = boost::asio::awaitable<T>;

  virtual ~Addresses() = default;

  [[nodiscard]] virtual awaitable<std::optional<Address>> of(std::string account) = 0;
  /// Puts an unconfirmed address in the place of what the account had.
  [[nodiscard]] virtual awaitable<void> put(NewAddress address) = 0;
  /// False if this is not the code of the account, is a day old, or ten wrong ones came before it.
  [[nodiscard]] virtual awaitable<bool> confirm(std::string account, std::string code,
                                                protocol::UnixMs now) = 0;
  /// Does nothing to an account without an address.
  [[nodiscard]] virtual awaitable<void> set_wanted(std::string account, Wanted wanted) = 0;
  [[nodiscard]] virtual awaitable<void> remove(std::string account) = 0;

  /// The language of the address that this token belongs to; nothing if there is none.
  [[nodiscard]] virtual awaitable<std::optional<std::string>>
  language_of(std::string stop_token) = 0;
  /// No mails go to the address of this token any more: a confirmed one is switched off, another is
  /// removed.
  [[nodiscard]] virtual awaitable<void> stop(std::string stop_token) = 0;

  /// Moves in games with days a turn, by account; those of banned accounts are not among them.
  [[nodiscard]] virtual awaitable<std::vector<UntoldMove>> untold_moves() = 0;
  /// From now on the account was told of those of the moves that are still untold; what to tell, or
  /// nothing if none is.
  [[nodiscard]] virtual awaitable<std::optional<MoveNotice>>
  claim(std::string account, std::vector<UntoldMove> moves, protocol::UnixMs now) = 0;
};

}  // namespace aude::store
