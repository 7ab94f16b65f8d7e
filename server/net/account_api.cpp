#include "server/net/account_api.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "server/identity/name.hpp"
#include "server/net/door.hpp"
#include "server/net/site.hpp"
#include "shared/protocol/account_codec.hpp"

namespace aude::net {
namespace {

namespace asio = boost::asio;
using Answer = asio::awaitable<Response>;
using Shared = std::shared_ptr<Site>;

Response me_response(const store::Account& account) {
  return json_response(Status::ok,
                       protocol::encode_me({.player = {.id = account.id, .name = account.name},
                                            .is_registered = account.standing.is_registered,
                                            .is_admin = account.standing.is_admin}));
}

Response refusal(const protocol::BadMessage& bad) {
  return error_response(Status::bad_request, bad.code, bad.message);
}

Response bad_name() {
  return error_response(Status::bad_request, "bad_name", "A name has 1 to 24 visible characters.");
}

std::optional<store::TokenHash> hash_of_token(const Request& request) {
  const std::optional<std::string> text = token_of(request);
  const std::optional<identity::Token> token = text ? identity::Token::parse(*text) : std::nullopt;
  return token ? std::optional{token->hash()} : std::nullopt;
}

/// Everybody who sees the person learns the new name.
void tell_change(Site& site, const store::Account& account) {
  site.sessions.changed(account);
  site.lobby.renamed(account);
}

/// The answer to somebody who is somebody else from now on.
Response welcome(const identity::Outcome<identity::Visit>& outcome, const Request& request) {
  if (const auto* denial = std::get_if<identity::Denial>(&outcome)) {
    return denied(*denial);
  }
  const auto& visit = std::get<identity::Visit>(outcome);
  Response response = me_response(visit.account);
  greet(response, visit, request);
  return response;
}

/// The answer to somebody who is nobody any more.
Response farewell(const Request& request) {
  Response response = json_response(Status::ok, "{}");
  response.headers.emplace_back("Set-Cookie", forget_cookie(request));
  return response;
}

Answer rename(Shared site, Request request) {
  const auto decoded = protocol::decode_set_me(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  const auto name = identity::clean_name(std::get<protocol::SetMe>(decoded).name);
  if (!name) {
    co_return bad_name();
  }
  auto admitting = admit(site, request);
  auto admitted = co_await std::move(admitting);
  if (auto* refused = std::get_if<Response>(&admitted)) {
    co_return std::move(*refused);
  }
  const auto& visit = std::get<identity::Visit>(admitted);
  auto renaming = site->people.rename_himself(visit.account, *name);
  const auto outcome = co_await std::move(renaming);
  if (const auto* denial = std::get_if<identity::Denial>(&outcome)) {
    co_return denied(*denial);
  }
  const auto& account = std::get<store::Account>(outcome);
  tell_change(*site, account);
  Response response = me_response(account);
  greet(response, visit, request);
  co_return response;
}

Answer take_part(Shared site, Request request) {
  const auto decoded = protocol::decode_credentials(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  const auto& wanted = std::get<protocol::Credentials>(decoded);
  const auto name = identity::clean_name(wanted.name);
  if (!name) {
    co_return bad_name();
  }
  auto admitting = admit(site, request);
  auto admitted = co_await std::move(admitting);
  if (auto* refused = std::get_if<Response>(&admitted)) {
    co_return std::move(*refused);
  }
  const auto& visit = std::get<identity::Visit>(admitted);
  auto registering = site->people.register_account(visit.account, *name, wanted.password);
  const auto outcome = co_await std::move(registering);
  if (const auto* denial = std::get_if<identity::Denial>(&outcome)) {
    Response response = denied(*denial);
    greet(response, visit, request);
    co_return response;
  }
  const auto& account = std::get<store::Account>(outcome);
  tell_change(*site, account);
  Response response = me_response(account);
  greet(response, visit, request);
  co_return response;
}

Answer log_in(Shared site, Request request) {
  auto decoded = protocol::decode_credentials(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  auto& given = std::get<protocol::Credentials>(decoded);
  auto entering =
      site->people.log_in(std::move(given.name), std::move(given.password), request.from);
  const auto outcome = co_await std::move(entering);
  co_return welcome(outcome, request);
}

Answer accept_invitation(Shared site, Request request) {
  auto decoded = protocol::decode_invitation(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  auto& given = std::get<protocol::Invitation>(decoded);
  auto entering = site->people.accept_invitation(std::move(given.code), request.from);
  const auto outcome = co_await std::move(entering);
  co_return welcome(outcome, request);
}

// --- What only somebody can do who is somebody already
// ----------------------------------------------

Answer log_out(Shared site, Request request, store::Account account) {
  co_await site->people.log_out(token_of(request));
  if (const auto hash = hash_of_token(request)) {
    site->sessions.end_of_token(account.id, *hash);
  }
  co_return farewell(request);
}

Answer log_out_everywhere(Shared site, Request request, store::Account account) {
  co_await site->people.log_out_everywhere(account.id);
  site->sessions.end(account.id, admin::Ending::logged_out);
  co_return farewell(request);
}

Answer change_password(Shared site, Request request, store::Account account) {
  auto decoded = protocol::decode_password_change(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  auto& change = std::get<protocol::PasswordChange>(decoded);
  auto changing =
      site->people.change_password(std::move(account), token_of(request),
                                   std::move(change.old_password), std::move(change.new_password));
  const auto outcome = co_await std::move(changing);
  if (const auto* denial = std::get_if<identity::Denial>(&outcome)) {
    co_return denied(*denial);
  }
  const auto& changed = std::get<store::Account>(outcome);
  site->sessions.end_of_others(changed.id, hash_of_token(request));
  co_return me_response(changed);
}

Answer remove(Shared site, Request request, store::Account account) {
  auto decoded = protocol::decode_removal(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  auto& removal = std::get<protocol::Removal>(decoded);
  auto removing = site->people.remove(std::move(account), std::move(removal.password));
  const auto outcome = co_await std::move(removing);
  if (const auto* denial = std::get_if<identity::Denial>(&outcome)) {
    co_return denied(*denial);
  }
  const std::string& id = std::get<store::Account>(outcome).id;
  site->sessions.end(id, admin::Ending::logged_out);
  site->lobby.departed(id);
  co_return farewell(request);
}

struct Anybodys {
  std::string_view path;
  Answer (*answer)(Shared, Request);
};
constexpr std::array kForAnybody = {
    Anybodys{kMe, rename},
    Anybodys{"/api/account/register", take_part},
    Anybodys{"/api/account/login", log_in},
    Anybodys{"/api/account/invitation", accept_invitation},
};

struct Somebodys {
  std::string_view path;
  Answer (*answer)(Shared, Request, store::Account);
};
constexpr std::array kForSomebody = {
    Somebodys{"/api/account/logout", log_out},
    Somebodys{"/api/account/logout-everywhere", log_out_everywhere},
    Somebodys{"/api/account/password", change_password},
    Somebodys{"/api/account/delete", remove},
};

}  // namespace

bool is_account_path(std::string_view path) {
  return std::ranges::find(kForAnybody, path, &Anybodys::path) != kForAnybody.end() ||
         std::ranges::find(kForSomebody, path, &Somebodys::path) != kForSomebody.end();
}

asio::awaitable<Response> get_me(Shared site, Request request) {
  auto admitting = admit(site, request);
  auto admitted = co_await std::move(admitting);
  if (auto* refused = std::get_if<Response>(&admitted)) {
    co_return std::move(*refused);
  }
  const auto& visit = std::get<identity::Visit>(admitted);
  Response response = me_response(visit.account);
  greet(response, visit, request);
  if (!visit.fresh) {
    // Whoever keeps coming keeps his cookie: a guest has nothing else to be known by.
    response.headers.emplace_back("Set-Cookie", set_cookie(token_of(request).value(), request));
  }
  co_return response;
}

asio::awaitable<Response> post_account(Shared site, Request request) {
  const std::string path = request.path;
  const auto* const open = std::ranges::find(kForAnybody, path, &Anybodys::path);
  if (open != kForAnybody.end()) {
    co_return co_await open->answer(site, std::move(request));
  }
  const auto* const closed = std::ranges::find(kForSomebody, path, &Somebodys::path);
  std::optional<store::Account> account = co_await site->people.find(token_of(request));
  if (closed == kForSomebody.end() || !account) {
    co_return error_response(Status::unauthorized, "login_needed", "You are nobody here.");
  }
  co_return co_await closed->answer(site, std::move(request), std::move(*account));
}

}  // namespace aude::net
