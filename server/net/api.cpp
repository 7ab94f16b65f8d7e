#include "server/net/api.hpp"

#include <charconv>
#include <utility>
#include <variant>

#include <spdlog/spdlog.h>

#include "server/identity/name.hpp"
#include "server/net/site.hpp"
#include "shared/expansions/registry.hpp"
#include "shared/protocol/messages.hpp"
#include "shared/protocol/table_codec.hpp"

namespace aude::net {
namespace {

namespace asio = boost::asio;

constexpr std::string_view kGames = "/api/games";
constexpr std::string_view kCheck = "/api/rules/check";
constexpr unsigned kMostGames = 100;

Response not_found() {
  return error_response(Status::not_found, "not_found", "There is nothing at this address.");
}

Response not_allowed(std::string_view methods) {
  Response response = error_response(Status::method_not_allowed, "method_not_allowed",
                                     "This address has no such method.");
  response.headers.emplace_back("Allow", methods);
  return response;
}

Response refusal(const protocol::BadMessage& bad) {
  return error_response(Status::bad_request, bad.code, bad.message);
}

/// What the lobby answered; `status` if it went well.
Response response_from(lobby::Body body, Status status = Status::ok) {
  if (const auto* error = std::get_if<lobby::ApiError>(&body)) {
    return error_response(static_cast<Status>(error->status), error->code, error->message);
  }
  return json_response(status, std::move(std::get<std::string>(body)));
}

Response me_response(const store::Account& account) {
  return json_response(Status::ok, protocol::encode_me({.id = account.id, .name = account.name}));
}

/// Why a POST is not even looked at. A page of another site can make a browser send forms with our
/// cookie, but neither JSON nor our Origin.
std::optional<Response> refuse_foreign(const Request& request) {
  if (!is_same_origin(request.origin, request.host)) {
    return error_response(Status::forbidden, "wrong_origin", "This comes from another site.");
  }
  if (!request.content_type.starts_with("application/json")) {
    return error_response(Status::unsupported_type, "not_json",
                          "The body must be of type application/json.");
  }
  return std::nullopt;
}

/// Adds the cookie of somebody who comes for the first time.
void greet(Response& response, const identity::Visit& visit, const Request& request) {
  if (visit.fresh) {
    response.headers.emplace_back("Set-Cookie", set_cookie(visit.fresh->text(), request));
  }
}

asio::awaitable<Response> get_me(std::shared_ptr<Site> site, Request request) {
  const identity::Visit visit = co_await site->guests.visit(token_of(request));
  Response response = me_response(visit.account);
  greet(response, visit, request);
  co_return response;
}

asio::awaitable<Response> post_me(std::shared_ptr<Site> site, Request request) {
  const auto decoded = protocol::decode_set_me(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  const auto name = identity::clean_name(std::get<protocol::SetMe>(decoded).name);
  if (!name) {
    co_return error_response(Status::bad_request, "bad_name",
                             "A name has 1 to 24 visible characters.");
  }
  const identity::Visit visit = co_await site->guests.visit(token_of(request));
  const store::Account account = co_await site->guests.rename(visit.account, *name);
  site->sessions.renamed(account);
  site->lobby.renamed(account);
  Response response = me_response(account);
  greet(response, visit, request);
  co_return response;
}

std::variant<lobby::GamesQuery, Response> read_query(const std::string& query) {
  const auto bad = [](std::string_view message) {
    return error_response(Status::bad_request, "bad_query", message);
  };
  lobby::GamesQuery read;
  if (const auto status = query_value(query, "status")) {
    read.status = protocol::status_from(*status);
    if (!read.status) {
      return bad("status is waiting, playing or finished.");
    }
  }
  if (query_value(query, "mine") == "1") {
    read.whose = lobby::GamesQuery::Whose::mine;
  }
  read.before = query_value(query, "before");
  if (const auto limit = query_value(query, "limit")) {
    const char* end = limit->data() + limit->size();
    const auto [rest, error] = std::from_chars(limit->data(), end, read.limit);
    if (error != std::errc{} || rest != end || read.limit == 0 || read.limit > kMostGames) {
      return bad("limit is a number from 1 to 100.");
    }
  }
  return read;
}

/// Lists are for everyone; who has no account yet needs none to read them.
asio::awaitable<store::Account> reader_of(std::shared_ptr<Site> site, Request request) {
  std::optional<store::Account> known = co_await site->guests.find(token_of(request));
  co_return known ? std::move(*known) : store::Account{};
}

asio::awaitable<Response> get_games(std::shared_ptr<Site> site, Request request) {
  std::variant<lobby::GamesQuery, Response> query = read_query(request.query);
  if (auto* bad = std::get_if<Response>(&query)) {
    co_return std::move(*bad);
  }
  store::Account reader = co_await reader_of(site, request);
  lobby::Body body =
      co_await site->lobby.games(std::move(reader), std::move(std::get<lobby::GamesQuery>(query)));
  co_return response_from(std::move(body));
}

asio::awaitable<Response> post_games(std::shared_ptr<Site> site, Request request) {
  auto decoded = protocol::decode_create(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  const identity::Visit visit = co_await site->guests.visit(token_of(request));
  lobby::Body body = co_await site->lobby.create(
      visit.account, std::move(std::get<protocol::CreateTable>(decoded)));
  Response response = response_from(std::move(body), Status::created);
  greet(response, visit, request);
  co_return response;
}

asio::awaitable<Response> get_record(std::shared_ptr<Site> site, std::string id) {
  lobby::Body body = co_await site->lobby.record(id);
  Response response = response_from(std::move(body));
  if (response.status == Status::ok) {
    response.headers.emplace_back("Content-Disposition",
                                  "attachment; filename=\"aude-" + id + ".json\"");
  }
  co_return response;
}

constexpr std::string_view kAnalysis = "/analysis";

bool is_analysis(std::string_view path) {
  return path.size() > kGames.size() + 1 + kAnalysis.size() && path.starts_with("/api/games/") &&
         path.ends_with(kAnalysis);
}

asio::awaitable<Response> post_analysis(std::shared_ptr<Site> site, Request request) {
  std::string id = request.path.substr(kGames.size() + 1);
  id.resize(id.size() - kAnalysis.size());
  const identity::Visit visit = co_await site->guests.visit(token_of(request));
  lobby::Body body = co_await site->lobby.analyse(visit.account, std::move(id));
  Response response = response_from(std::move(body));
  greet(response, visit, request);
  co_return response;
}

/// /api/games/ID, and below it /replay, /record, /statistics, /analysis
asio::awaitable<Response> get_game(std::shared_ptr<Site> site, Request request) {
  const std::string_view rest = std::string_view{request.path}.substr(kGames.size() + 1);
  const auto slash = rest.find('/');
  const std::string id{rest.substr(0, slash)};
  const std::string_view what = slash == std::string_view::npos ? "" : rest.substr(slash);
  if (what.empty()) {
    store::Account reader = co_await reader_of(site, request);
    lobby::Body body = co_await site->lobby.game(std::move(reader), id);
    co_return response_from(std::move(body));
  }
  if (what == "/replay") {
    lobby::Body body = co_await site->lobby.replay(id);
    co_return response_from(std::move(body));
  }
  if (what == "/record") {
    co_return co_await get_record(site, id);
  }
  if (what == kAnalysis) {
    lobby::Body body = co_await site->lobby.analysis(id);
    co_return response_from(std::move(body));
  }
  if (what == "/statistics") {
    lobby::Body body = co_await site->lobby.statistics(id);
    co_return response_from(std::move(body));
  }
  co_return not_found();
}

Response check(const Request& request) {
  auto decoded = protocol::decode_check(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    return refusal(*bad);
  }
  return json_response(Status::ok, protocol::encode_checked(expansions::make_rules(
                                       std::move(std::get<game::Setup>(decoded)))));
}

Response health(const Site& site) {
  Response response = json_response(Status::ok, R"({"status":"ok"})");
  if (site.sessions.is_closing()) {
    response = error_response(Status::unavailable, "restarting", "The server is stopping.");
  }
  return response;
}

Response rules(const Site& site, const Request& request) {
  Response response = json_response(Status::ok, site.rules);
  response.headers = {{"Cache-Control", "no-cache"}, {"ETag", site.rules_tag}};
  if (request.if_none_match.find(site.rules_tag) != std::string::npos) {
    response.status = Status::not_modified;
    response.body = nullptr;
  }
  return response;
}

}  // namespace

bool is_api_path(std::string_view path) {
  return path == "/api" || path.starts_with("/api/") || path == "/healthz";
}

std::optional<std::string> token_of(const Request& request) {
  const auto value = cookie_value(request.cookie, kCookie);
  return value ? std::optional{std::string{*value}} : std::nullopt;
}

std::string set_cookie(std::string_view token, const Request& request) {
  std::string cookie{kCookie};
  cookie += '=';
  cookie += token;
  cookie += "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";
  // Plain HTTP at home must work too, so this depends on how the browser came.
  if (request.forwarded_proto == "https") {
    cookie += "; Secure";
  }
  return cookie;
}

asio::awaitable<Response> answer_api(std::shared_ptr<Site> site, Request request) {
  const bool is_get = request.method == Method::get || request.method == Method::head;
  const bool is_post = request.method == Method::post;
  const std::string path = request.path;
  const bool takes_post =
      path == "/api/me" || path == kGames || path == kCheck || is_analysis(path);
  if (is_post && takes_post) {
    if (auto refused = refuse_foreign(request)) {
      co_return std::move(*refused);
    }
  } else if (!is_get) {
    co_return not_allowed(takes_post ? "GET, HEAD, POST" : "GET, HEAD");
  }
  if (path == "/api/me") {
    if (is_post) {
      co_return co_await post_me(site, std::move(request));
    }
    co_return co_await get_me(site, std::move(request));
  }
  if (path == kGames) {
    if (is_post) {
      co_return co_await post_games(site, std::move(request));
    }
    co_return co_await get_games(site, std::move(request));
  }
  if (path == "/api/rules") {
    co_return rules(*site, request);
  }
  if (path == kCheck && is_post) {
    co_return check(request);
  }
  if (path == "/healthz") {
    co_return health(*site);
  }
  if (is_post && is_analysis(path)) {
    co_return co_await post_analysis(site, std::move(request));
  }
  if (path.starts_with("/api/games/")) {
    co_return co_await get_game(site, std::move(request));
  }
  co_return not_found();
}

}  // namespace aude::net
