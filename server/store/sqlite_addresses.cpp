#include "server/store/sqlite_addresses.hpp"

#include <utility>

#include "server/store/addresses_sql.hpp"

namespace aude::store {

template <class T>
using awaitable = boost::asio::awaitable<T>;

awaitable<std::optional<Address>> SqliteAddresses::of(std::string account) {
  return reader_.run(
      [account = std::move(account)](Connection& db) { return find_address(db, account); });
}

awaitable<void> SqliteAddresses::put(NewAddress address) {
  return writer_.run([address = std::move(address)](Connection& db) { put_address(db, address); });
}

awaitable<bool> SqliteAddresses::confirm(std::string account, std::string code,
                                         protocol::UnixMs now) {
  return writer_.run([account = std::move(account), code = std::move(code), now](Connection& db) {
    return confirm_address(db, account, code, now);
  });
}

awaitable<void> SqliteAddresses::set_wanted(std::string account, Wanted wanted) {
  return writer_.run([account = std::move(account), wanted](Connection& db) {
    update_wanted(db, account, wanted);
  });
}

awaitable<void> SqliteAddresses::remove(std::string account) {
  return writer_.run(
      [account = std::move(account)](Connection& db) { remove_address(db, account); });
}

awaitable<std::optional<std::string>> SqliteAddresses::language_of(std::string stop_token) {
  return reader_.run(
      [token = std::move(stop_token)](Connection& db) { return find_language(db, token); });
}

awaitable<void> SqliteAddresses::stop(std::string stop_token) {
  return writer_.run([token = std::move(stop_token)](Connection& db) { stop_mails(db, token); });
}

awaitable<std::vector<UntoldMove>> SqliteAddresses::untold_moves() {
  return reader_.run([](Connection& db) { return read_untold_moves(db); });
}

awaitable<std::optional<MoveNotice>>
SqliteAddresses::claim(std::string account, std::vector<UntoldMove> moves, protocol::UnixMs now) {
  return writer_.run([account = std::move(account), moves = std::move(moves), now](Connection& db) {
    return claim_moves(db, account, moves, now);
  });
}

}  // namespace aude::store
