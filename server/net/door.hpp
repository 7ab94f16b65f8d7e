#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/identity/people.hpp"
#include "server/net/http.hpp"

namespace aude::net {

struct Site;

/// Name of the cookie.
inline constexpr std::string_view kCookie = "aude_token";

/// What a request says about who sends it.
[[nodiscard]] std::optional<std::string> token_of(const Request& request);

/// The Set-Cookie value that makes a browser keep a token, or forget the one it has.
[[nodiscard]] std::string set_cookie(std::string_view token, const Request& request);
[[nodiscard]] std::string forget_cookie(const Request& request);

/// Adds the cookie of somebody who has a new token.
void greet(Response& response, const identity::Visit& visit, const Request& request);

/// The answer to somebody who may not do what he asked for.
[[nodiscard]] Response denied(const identity::Denial& denial);

/// Who sends the request, a new guest perhaps; or the answer to who may not come in.
[[nodiscard]] boost::asio::awaitable<std::variant<identity::Visit, Response>>
admit(std::shared_ptr<Site> site, Request request);

/// Who reads what is there for everyone that may come in; nobody in particular if he has no account
/// yet and needs none.
[[nodiscard]] boost::asio::awaitable<std::variant<store::Account, Response>>
admit_reader(std::shared_ptr<Site> site, Request request);

}  // namespace aude::net
