#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "server/identity/attempts.hpp"
#include "server/identity/people.hpp"
#include "server/metrics/metrics.hpp"
#include "server/post/letter.hpp"
#include "server/post/rounds.hpp"
#include "server/post/sender.hpp"
#include "server/store/store.hpp"

namespace aude::post {

/// Mails to people who have left an address: a code to confirm it, and that it is their move in a
/// game with days a turn while they are away. Looks into the store now and then; no game knows of
/// it, and none waits for it. Thread-safe; all that may be awaited throws StoreError.
class Post {
 public:
  template <class T>
  using awaitable = boost::asio::awaitable<T>;
  /// Ids of the accounts that have a connection. Must be thread-safe.
  using Present = std::function<std::set<std::string>()>;

  struct Options {
    /// Nothing: no mails are sent, and no address is taken.
    std::optional<Sender::Options> sender;
    std::string from;
    /// Where people find the server, without a slash at the end.
    std::string site;
    Rounds::Patience patience;
    /// Mails of all kinds in an hour; 0 is no limit. What is too much about moves comes later.
    std::size_t hourly_limit{200};
  };
  /// Everything must outlive this; and what executor runs must have stopped before this ends.
  Post(boost::asio::any_io_executor executor, store::Store& store,
       std::function<protocol::UnixMs()> now, metrics::Metrics& metrics, Options options);
  ~Post();
  Post(const Post&) = delete;
  Post& operator=(const Post&) = delete;

  /// Begins to tell people of their moves. Call once.
  void begin(Present present);

  [[nodiscard]] bool is_open() const { return sender_ != nullptr; }

  [[nodiscard]] awaitable<std::optional<store::Address>> address_of(std::string account);
  /// Sends a code to an address, which takes the place of the one before; nothing else is sent
  /// there before the code has come back. Nothing, or why not: no_mail, bad_address,
  /// too_many_codes.
  [[nodiscard]] awaitable<std::optional<identity::Denial>> give_address(std::string account,
                                                                        std::string address,
                                                                        std::string language,
                                                                        identity::Origin from);
  /// wrong_code.
  [[nodiscard]] awaitable<std::optional<identity::Denial>> confirm(std::string account,
                                                                   std::string code);
  [[nodiscard]] awaitable<void> set_wanted(std::string account, store::Wanted wanted);
  [[nodiscard]] awaitable<void> forget(std::string account);

  /// The language of the person whom this link was sent to; nothing if it leads nowhere any more.
  [[nodiscard]] awaitable<std::optional<std::string>> language_of(std::string stop_token);
  /// See Addresses::stop.
  [[nodiscard]] awaitable<void> stop(std::string stop_token);

 private:
  static awaitable<void> make_rounds(Post* self, Present present);
  static awaitable<void> make_round(Post* self, const Present* present, Rounds* rounds);
  [[nodiscard]] bool may_send_code(const std::string& account, const std::string& address,
                                   const identity::Origin& from);
  void send(const Letter& letter);

  boost::asio::any_io_executor executor_;
  store::Store& store_;
  std::function<protocol::UnixMs()> now_;
  const Options options_;
  std::unique_ptr<Sender> sender_;
  identity::Attempts hourly_;
  // Strangers must not be flooded with codes.
  identity::Attempts codes_by_account_;
  identity::Attempts codes_by_address_;
  identity::Attempts codes_by_origin_;
};

}  // namespace aude::post
