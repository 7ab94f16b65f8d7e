#include "server/net/door.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "server/net/site.hpp"

namespace aude::net {
namespace {

namespace asio = boost::asio;

struct StatusOf {
  std::string_view code;
  Status status;
};

constexpr std::array kStatuses = {
    StatusOf{"invitation_needed", Status::unauthorized},
    StatusOf{"login_needed", Status::unauthorized},
    StatusOf{"wrong_login", Status::forbidden},
    StatusOf{"wrong_invitation", Status::forbidden},
    StatusOf{"wrong_code", Status::forbidden},
    StatusOf{"banned", Status::forbidden},
    StatusOf{"too_many_attempts", Status::too_many_requests},
    StatusOf{"too_many_guests", Status::too_many_requests},
    StatusOf{"name_limit", Status::too_many_requests},
    StatusOf{"too_many_codes", Status::too_many_requests},
    StatusOf{"busy", Status::unavailable},
    StatusOf{"bad_password", Status::bad_request},
    StatusOf{"bad_address", Status::bad_request},
};

std::string cookie_with(std::string_view token, std::string_view age, const Request& request) {
  std::string cookie{kCookie};
  cookie += '=';
  cookie += token;
  cookie += "; Path=/; Max-Age=";
  cookie += age;
  cookie += "; HttpOnly; SameSite=Lax";
  // Plain HTTP at home must work too, so this depends on how the browser came.
  if (request.is_encrypted) {
    cookie += "; Secure";
  }
  return cookie;
}

}  // namespace

std::optional<std::string> token_of(const Request& request) {
  const auto value = cookie_value(request.cookie, kCookie);
  return value ? std::optional{std::string{*value}} : std::nullopt;
}

std::string set_cookie(std::string_view token, const Request& request) {
  return cookie_with(token, "31536000", request);
}

std::string forget_cookie(const Request& request) { return cookie_with("", "0", request); }

void greet(Response& response, const identity::Visit& visit, const Request& request) {
  if (visit.fresh) {
    response.headers.emplace_back("Set-Cookie", set_cookie(visit.fresh->text(), request));
  }
}

Response denied(const identity::Denial& denial) {
  const auto* const known = std::ranges::find(kStatuses, denial.code, &StatusOf::code);
  return error_response(known == kStatuses.end() ? Status::conflict : known->status, denial.code,
                        denial.message);
}

asio::awaitable<std::variant<identity::Visit, Response>> admit(std::shared_ptr<Site> site,
                                                               Request request) {
  auto entering = site->people.enter(token_of(request), request.from);
  identity::Outcome<identity::Visit> outcome = co_await std::move(entering);
  if (const auto* denial = std::get_if<identity::Denial>(&outcome)) {
    co_return denied(*denial);
  }
  co_return std::get<identity::Visit>(std::move(outcome));
}

asio::awaitable<std::variant<store::Account, Response>> admit_reader(std::shared_ptr<Site> site,
                                                                     Request request) {
  std::optional<store::Account> known = co_await site->people.find(token_of(request));
  if (!known && site->people.access() == identity::Access::open) {
    co_return store::Account{};
  }
  // Denied by the same words as everywhere, and no guest is made here.
  if (!known || known->standing.is_banned) {
    auto refused = co_await admit(site, std::move(request));
    co_return std::get<Response>(std::move(refused));
  }
  co_return std::move(*known);
}

}  // namespace aude::net
