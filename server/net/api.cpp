#include "server/net/api.hpp"

#include <charconv>
#include <utility>
#include <variant>

#include <spdlog/spdlog.h>

#include "server/net/account_api.hpp"
#include "server/net/admin_api.hpp"
#include "server/net/door.hpp"
#include "server/net/mail_api.hpp"
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

Response table_limit() {
  return error_response(Status::too_many_requests, "table_limit",
                        "You have opened many tables; wait a while.");
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

asio::awaitable<Response> get_games(std::shared_ptr<Site> site, Request request,
                                    store::Account reader) {
  std::variant<lobby::GamesQuery, Response> query = read_query(request.query);
  if (auto* bad = std::get_if<Response>(&query)) {
    co_return std::move(*bad);
  }
  lobby::Body body =
      co_await site->lobby.games(std::move(reader), std::move(std::get<lobby::GamesQuery>(query)));
  co_return response_from(std::move(body));
}

asio::awaitable<Response> post_games(std::shared_ptr<Site> site, Request request) {
  auto decoded = protocol::decode_create(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  auto admitting = admit(site, request);
  auto admitted = co_await std::move(admitting);
  if (auto* refused = std::get_if<Response>(&admitted)) {
    co_return std::move(*refused);
  }
  const auto& visit = std::get<identity::Visit>(admitted);
  if (!site->people.may_open_table(visit.account.id)) {
    co_return table_limit();
  }
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
constexpr std::string_view kPlayOn = "/play-on";

/// True for /api/games/ID and this behind it.
bool is_of_game(std::string_view path, std::string_view what) {
  return path.size() > kGames.size() + 1 + what.size() && path.starts_with("/api/games/") &&
         path.ends_with(what);
}

bool is_post_of_game(std::string_view path) {
  return is_of_game(path, kAnalysis) || is_of_game(path, kPlayOn);
}

/// What a person asks about one game with a POST.
asio::awaitable<Response> post_of_game(std::shared_ptr<Site> site, Request request) {
  const bool plays_on = is_of_game(request.path, kPlayOn);
  const std::string_view rest = std::string_view{request.path}.substr(kGames.size() + 1);
  std::string id{rest.substr(0, rest.find('/'))};
  auto decoded = plays_on ? protocol::decode_play_on(request.body)
                          : std::variant<protocol::PlayOn, protocol::BadMessage>();
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  auto admitting = admit(site, request);
  auto admitted = co_await std::move(admitting);
  if (auto* refused = std::get_if<Response>(&admitted)) {
    co_return std::move(*refused);
  }
  const auto& visit = std::get<identity::Visit>(admitted);
  if (plays_on && !site->people.may_open_table(visit.account.id)) {
    co_return table_limit();
  }
  auto asking = plays_on ? site->lobby.play_on(visit.account, std::move(id),
                                               std::move(std::get<protocol::PlayOn>(decoded)))
                         : site->lobby.analyse(visit.account, std::move(id));
  lobby::Body body = co_await std::move(asking);
  Response response = response_from(std::move(body), plays_on ? Status::created : Status::ok);
  greet(response, visit, request);
  co_return response;
}

/// /api/games/ID, and below it /replay, /record, /statistics, /analysis
asio::awaitable<Response> get_game(std::shared_ptr<Site> site, Request request,
                                   store::Account reader) {
  const std::string_view rest = std::string_view{request.path}.substr(kGames.size() + 1);
  const auto slash = rest.find('/');
  const std::string id{rest.substr(0, slash)};
  const std::string_view what = slash == std::string_view::npos ? "" : rest.substr(slash);
  if (what.empty()) {
    lobby::Body body = co_await site->lobby.game(std::move(reader), id);
    co_return response_from(std::move(body));
  }
  if (request.from && !site->replays.take(*request.from)) {
    co_return error_response(Status::too_many_requests, "too_many_replays",
                             "Too many games are asked for from this address; wait a moment.");
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

Response rules(const Site& site, const Request& request) {
  Response response = json_response(Status::ok, site.rules);
  response.headers = {{"Cache-Control", "no-cache"}, {"ETag", site.rules_tag}};
  if (request.if_none_match.find(site.rules_tag) != std::string::npos) {
    response.status = Status::not_modified;
    response.body = nullptr;
  }
  return response;
}

/// What everybody reads who may come in: lists and games.
asio::awaitable<Response> get_shared(std::shared_ptr<Site> site, Request request) {
  auto admitting = admit_reader(site, request);
  auto admitted = co_await std::move(admitting);
  if (auto* refused = std::get_if<Response>(&admitted)) {
    co_return std::move(*refused);
  }
  store::Account reader = std::get<store::Account>(std::move(admitted));
  if (request.path == kGames) {
    co_return co_await get_games(site, std::move(request), std::move(reader));
  }
  co_return co_await get_game(site, std::move(request), std::move(reader));
}

asio::awaitable<Response> post(std::shared_ptr<Site> site, Request request) {
  if (request.path == kGames) {
    co_return co_await post_games(site, std::move(request));
  }
  if (request.path == kCheck) {
    co_return check(request);
  }
  if (request.path == kAdmin) {
    co_return co_await post_admin(site, std::move(request));
  }
  if (is_mail_path(request.path)) {
    co_return co_await post_mail(site, std::move(request));
  }
  if (is_post_of_game(request.path)) {
    co_return co_await post_of_game(site, std::move(request));
  }
  co_return co_await post_account(site, std::move(request));
}

}  // namespace

bool is_api_path(std::string_view path) { return path == "/api" || path.starts_with("/api/"); }

asio::awaitable<Response> answer_api(std::shared_ptr<Site> site, Request request) {
  const bool is_get = request.method == Method::get || request.method == Method::head;
  const std::string path = request.path;
  const bool takes_post = path == kGames || path == kCheck || path == kAdmin ||
                          is_account_path(path) || is_mail_path(path) || is_post_of_game(path);
  const bool is_post = request.method == Method::post;
  if (path == kMailStop && (is_get || is_post)) {
    co_return co_await stop_mail(site, std::move(request));
  }
  if (is_post && takes_post) {
    if (auto refused = refuse_foreign(request)) {
      co_return std::move(*refused);
    }
    co_return co_await post(site, std::move(request));
  }
  const bool takes_get =
      !takes_post || path == kGames || path == kMe || path == kMail || is_of_game(path, kAnalysis);
  if (!is_get || !takes_get) {
    co_return not_allowed(!takes_post ? "GET, HEAD" : takes_get ? "GET, HEAD, POST" : "POST");
  }
  if (path == kMe) {
    co_return co_await get_me(site, std::move(request));
  }
  if (path == kMail) {
    co_return co_await get_mail(site, std::move(request));
  }
  if (path == "/api/rules") {
    co_return rules(*site, request);
  }
  if (path == kGames || path.starts_with("/api/games/")) {
    co_return co_await get_shared(site, std::move(request));
  }
  co_return not_found();
}

}  // namespace aude::net
