#include "server/net/admin_api.hpp"

#include <optional>
#include <utility>
#include <variant>

#include "server/net/door.hpp"
#include "server/net/site.hpp"
#include "shared/protocol/account_codec.hpp"

namespace aude::net {

namespace asio = boost::asio;

asio::awaitable<Response> post_admin(std::shared_ptr<Site> site, Request request) {
  const std::optional<store::Account> who = co_await site->people.find(token_of(request));
  if (!who || !who->standing.is_admin || who->standing.is_banned) {
    co_return error_response(Status::not_found, "not_found", "There is nothing at this address.");
  }
  auto decoded = protocol::decode_admin_order(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return error_response(Status::bad_request, bad->code, bad->message);
  }
  auto& body = std::get<protocol::AdminOrder>(decoded);
  admin::Order order{.actor = who->id,
                     .from = admin::Order::From::browser,
                     .action = std::move(body.action),
                     .target = std::move(body.target),
                     .value = std::move(body.value)};
  auto doing = site->desk.carry_out(std::move(order));
  const admin::Outcome outcome = co_await std::move(doing);
  if (const auto* refusal = std::get_if<admin::Refusal>(&outcome)) {
    co_return error_response(Status::conflict, refusal->code, refusal->message);
  }
  const auto& report = std::get<admin::Report>(outcome);
  co_return json_response(Status::ok,
                          protocol::encode_admin_report(report.note, report.columns, report.rows));
}

}  // namespace aude::net
