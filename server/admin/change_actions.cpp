#include <array>
#include <charconv>
#include <functional>
#include <optional>
#include <utility>

#include "server/admin/actions.hpp"
#include "server/identity/folded_name.hpp"
#include "server/identity/name.hpp"
#include "server/room/services.hpp"

namespace aude::admin {
namespace {

template <class T>
using awaitable = boost::asio::awaitable<T>;

Refusal refusal_from(const identity::Denial& denial) {
  return {std::string{denial.code}, std::string{denial.message}};
}

/// The number in `text`, or `otherwise` if it is empty; nothing if it is none from 1 to `most`.
std::optional<unsigned> number_in(const std::string& text, unsigned otherwise, unsigned most) {
  if (text.empty()) {
    return otherwise;
  }
  unsigned number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  const bool is_good = error == std::errc{} && rest == end && number != 0 && number <= most;
  return is_good ? std::optional{number} : std::nullopt;
}

/// By id, or by the name of who can log in.
awaitable<std::optional<store::Account>> find(Office office, std::string who) {
  auto by_id = office.accounts.by_id(who);
  if (std::optional<store::Account> account = co_await std::move(by_id)) {
    co_return account;
  }
  const std::optional<std::string> name = identity::clean_name(who);
  if (!name) {
    co_return std::nullopt;
  }
  auto by_login = office.accounts.by_login(identity::folded_name(*name));
  std::optional<store::Accounts::Secret> secret = co_await std::move(by_login);
  co_return secret ? std::optional{std::move(secret->account)} : std::nullopt;
}

Refusal nobody(const std::string& who) {
  return {"no_account", "There is no account \"" + who + "\"; guests go by their id."};
}

Refusal is_admin() {
  return {"is_admin", "This account is an admin's; take that from it on the console first."};
}

/// What becomes of somebody's standing. Connections that are open learn it.
awaitable<Outcome> change_standing(Office office, std::string id, store::StandingChange change,
                                   std::string note) {
  auto changing = office.accounts.change_standing(id, change);
  const std::optional<store::Account> account = co_await std::move(changing);
  if (!account) {
    // Deleted just now.
    co_return nobody(id);
  }
  office.connections.changed(*account);
  co_return Report{.note = std::move(note), .columns = {}, .rows = {}, .subject = std::move(id)};
}

Doing end_table(Office office, Order order) {
  auto ending = office.lobby.end(order.target);
  const bool is_there = co_await std::move(ending);
  if (!is_there) {
    co_return Refusal{"not_found", "There is no such table, or it is over."};
  }
  co_return Report{.note = "The table ends.", .columns = {}, .rows = {}};
}

Doing mute(Office office, Order order) {
  constexpr unsigned kDay = 24;
  constexpr unsigned kYear = 24 * 366;
  const std::optional<unsigned> hours = number_in(order.value, kDay, kYear);
  std::optional<store::Account> account = co_await find(office, order.target);
  if (!account || !hours) {
    co_return account ? Refusal{"bad_value", "HOURS is a number from 1 to 8784."}
                      : nobody(order.target);
  }
  if (account->standing.is_admin) {
    co_return is_admin();
  }
  const protocol::UnixMs until{room::steady_now().value +
                               std::chrono::milliseconds{std::chrono::hours{*hours}}.count()};
  std::string note = account->name + " may not chat for " + std::to_string(*hours) + " hours.";
  auto changing = change_standing(office, account->id, {.muted_until = until}, std::move(note));
  co_return co_await std::move(changing);
}

Doing unmute(Office office, Order order) {
  std::optional<store::Account> account = co_await find(office, order.target);
  if (!account) {
    co_return nobody(order.target);
  }
  std::string note = account->name + " may chat again.";
  auto changing =
      change_standing(office, account->id, {.muted_until = protocol::UnixMs{}}, std::move(note));
  co_return co_await std::move(changing);
}

Doing ban(Office office, Order order) {
  std::optional<store::Account> account = co_await find(office, order.target);
  if (!account) {
    co_return nobody(order.target);
  }
  if (account->standing.is_admin) {
    co_return is_admin();
  }
  std::string note = account->name + " is shut out.";
  auto changing = change_standing(office, account->id, {.is_banned = true}, std::move(note));
  Outcome outcome = co_await std::move(changing);
  office.connections.end(account->id, Ending::banned);
  co_return outcome;
}

Doing unban(Office office, Order order) {
  std::optional<store::Account> account = co_await find(office, order.target);
  if (!account) {
    co_return nobody(order.target);
  }
  std::string note = account->name + " may come back.";
  auto changing = change_standing(office, account->id, {.is_banned = false}, std::move(note));
  co_return co_await std::move(changing);
}

Doing rename(Office office, Order order) {
  std::optional<store::Account> account = co_await find(office, order.target);
  if (!account) {
    co_return nobody(order.target);
  }
  const std::optional<std::string> name = identity::clean_name(order.value);
  if (!name) {
    co_return Refusal{"bad_name", "A name has 1 to 24 visible characters."};
  }
  auto renaming = office.people.rename(std::move(*account), *name);
  const auto outcome = co_await std::move(renaming);
  if (const auto* denial = std::get_if<identity::Denial>(&outcome)) {
    co_return refusal_from(*denial);
  }
  const auto& renamed = std::get<store::Account>(outcome);
  office.connections.changed(renamed);
  office.lobby.renamed(renamed);
  co_return Report{.note = "The name is " + renamed.name + " now.",
                   .columns = {},
                   .rows = {},
                   .subject = renamed.id};
}

Doing invite(Office office, Order order) {
  constexpr unsigned kMostUses = 1000;
  const std::optional<unsigned> uses = number_in(order.target, 1, kMostUses);
  if (!uses) {
    co_return Refusal{"bad_value", "USES is a number from 1 to 1000."};
  }
  auto making = office.people.make_invitation(*uses);
  std::string code = co_await std::move(making);
  co_return Report{.note = std::move(code), .columns = {}, .rows = {}};
}

Doing add(Office office, Order order) {
  const std::optional<std::string> name = identity::clean_name(order.target);
  if (!name) {
    co_return Refusal{"bad_name", "A name has 1 to 24 visible characters."};
  }
  std::string password = identity::readable_secret();
  auto adding = office.people.add_registered(*name, password);
  const auto outcome = co_await std::move(adding);
  if (const auto* denial = std::get_if<identity::Denial>(&outcome)) {
    co_return refusal_from(*denial);
  }
  co_return Report{.note = *name + " has the password " + password,
                   .columns = {},
                   .rows = {},
                   .subject = std::get<store::Account>(outcome).id};
}

Doing reset_password(Office office, Order order) {
  std::optional<store::Account> account = co_await find(office, order.target);
  if (!account) {
    co_return nobody(order.target);
  }
  std::string password = identity::readable_secret();
  const std::string id = account->id;
  const std::string name = account->name;
  auto resetting = office.people.reset_password(std::move(*account), password);
  const auto outcome = co_await std::move(resetting);
  if (const auto* denial = std::get_if<identity::Denial>(&outcome)) {
    co_return refusal_from(*denial);
  }
  office.connections.end(id, Ending::logged_out);
  co_return Report{
      .note = name + " has the password " + password, .columns = {}, .rows = {}, .subject = id};
}

Doing make_admin(Office office, Order order) {
  std::optional<store::Account> account = co_await find(office, order.target);
  if (!account) {
    co_return nobody(order.target);
  }
  if (!account->standing.is_registered) {
    co_return Refusal{"not_registered", "An admin needs a password; register first."};
  }
  std::string note = account->name + " is an admin.";
  auto changing = change_standing(office, account->id, {.is_admin = true}, std::move(note));
  co_return co_await std::move(changing);
}

Doing unmake_admin(Office office, Order order) {
  std::optional<store::Account> account = co_await find(office, order.target);
  if (!account) {
    co_return nobody(order.target);
  }
  std::string note = account->name + " is no admin any more.";
  auto changing = change_standing(office, account->id, {.is_admin = false}, std::move(note));
  co_return co_await std::move(changing);
}

}  // namespace

std::span<const Action> changing() {
  using From = Order::From;
  using Kind = Action::Kind;
  static constexpr std::array kActions = {
      Action{"end", "GAME", "ends a table; who leads wins", From::browser, Kind::changes,
             end_table},
      Action{"mute", "WHO [HOURS]", "forbids to chat, for a day if nothing is said", From::browser,
             Kind::changes, mute},
      Action{"unmute", "WHO", "allows to chat again", From::browser, Kind::changes, unmute},
      Action{"ban", "WHO", "shuts an account out", From::browser, Kind::changes, ban},
      Action{"unban", "WHO", "lets it in again", From::browser, Kind::changes, unban},
      Action{"rename", "WHO NAME", "gives another name", From::browser, Kind::changes, rename},
      Action{"invite", "[USES]", "makes an invitation code for so many guests", From::browser,
             Kind::changes, invite},
      Action{"add", "NAME", "makes an account and prints its password", From::console,
             Kind::changes, add},
      Action{"reset-password", "WHO", "makes and prints a new password", From::console,
             Kind::changes, reset_password},
      Action{"make-admin", "WHO", "opens /admin to the account", From::console, Kind::changes,
             make_admin},
      Action{"unmake-admin", "WHO", "closes it again", From::console, Kind::changes, unmake_admin},
  };
  return kActions;
}

}  // namespace aude::admin
