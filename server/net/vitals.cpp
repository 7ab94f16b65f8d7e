#include "server/net/vitals.hpp"

#include <utility>

#include <spdlog/spdlog.h>

#include "server/net/site.hpp"
#include "server/ops/memory.hpp"

namespace aude::net {
namespace {

namespace asio = boost::asio;

constexpr std::string_view kHealth = "/healthz";
constexpr std::string_view kReadiness = "/readyz";
constexpr std::string_view kMetrics = "/metrics";

Response well() { return json_response(Status::ok, R"({"status":"ok"})"); }

Response stopping() {
  return error_response(Status::unavailable, "restarting", "The server is stopping.");
}

Response not_found() {
  return error_response(Status::not_found, "not_found", "There is nothing at this address.");
}

asio::awaitable<Response> readiness(std::shared_ptr<Site> site) {
  try {
    // Any read will do; there is no such game.
    auto reading = site->store.find_game(std::string{});
    co_await std::move(reading);
    co_return well();
  } catch (const store::StoreError& error) {
    spdlog::error("not ready reason=\"{}\"", error.what());
  }
  co_return error_response(Status::unavailable, "storage_failed", "The database does not answer.");
}

Response figures(const Site& site) {
  const lobby::Census census = site.lobby.census();
  std::string text = site.metrics.text(
      {.rooms = census.rooms, .viewers = census.viewers, .bytes_resident = ops::resident_bytes()});
  return {.status = Status::ok,
          .content_type = "text/plain; version=0.0.4; charset=utf-8",
          .body = std::make_shared<const std::string>(std::move(text)),
          .headers = {{"Cache-Control", "no-store"}}};
}

}  // namespace

bool is_vitals_path(std::string_view path) {
  return path == kHealth || path == kReadiness || path == kMetrics;
}

asio::awaitable<Response> answer_vitals(std::shared_ptr<Site> site, Request request) {
  if (request.method != Method::get && request.method != Method::head) {
    Response response = error_response(Status::method_not_allowed, "method_not_allowed",
                                       "This address has no such method.");
    response.headers.emplace_back("Allow", "GET, HEAD");
    co_return response;
  }
  if (request.path == kMetrics) {
    co_return request.from ? not_found() : figures(*site);
  }
  if (site->sessions.is_closing()) {
    co_return stopping();
  }
  if (request.path == kReadiness) {
    co_return co_await readiness(std::move(site));
  }
  co_return well();
}

}  // namespace aude::net
