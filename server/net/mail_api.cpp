#include "server/net/mail_api.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "server/net/door.hpp"
#include "server/net/site.hpp"
#include "server/post/post.hpp"
#include "server/post/texts.hpp"
#include "shared/protocol/account_codec.hpp"
#include "shared/protocol/mail_codec.hpp"

namespace aude::net {
namespace {

namespace asio = boost::asio;
using Answer = asio::awaitable<Response>;
using Shared = std::shared_ptr<Site>;

Response refusal(const protocol::BadMessage& bad) {
  return error_response(Status::bad_request, bad.code, bad.message);
}

/// What is so now.
Answer state_of(Shared site, std::string account) {
  auto looking = site->post.address_of(std::move(account));
  const std::optional<store::Address> known = co_await std::move(looking);
  protocol::Mail mail;
  mail.is_available = site->post.is_open();
  mail.is_wanted = true;
  if (known) {
    mail.address = known->text;
    mail.is_confirmed = known->is_confirmed;
    mail.is_wanted = known->wanted == store::Wanted::yes;
  }
  co_return json_response(Status::ok, protocol::encode_mail(mail));
}

Answer set_address(Shared site, Request request, std::string account) {
  auto decoded = protocol::decode_set_mail(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  auto& given = std::get<protocol::SetMail>(decoded);
  if (!post::is_language(given.language)) {
    co_return error_response(Status::bad_request, "bad_message", "There is no such language.");
  }
  auto giving = site->post.give_address(account, std::move(given.address),
                                        std::move(given.language), request.from);
  const auto denial = co_await std::move(giving);
  if (denial) {
    co_return denied(*denial);
  }
  co_return co_await state_of(site, std::move(account));
}

Answer confirm(Shared site, Request request, std::string account) {
  auto decoded = protocol::decode_confirm_mail(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  auto& given = std::get<protocol::ConfirmMail>(decoded);
  auto confirming = site->post.confirm(account, std::move(given.code));
  const auto denial = co_await std::move(confirming);
  if (denial) {
    co_return denied(*denial);
  }
  co_return co_await state_of(site, std::move(account));
}

Answer switch_mails(Shared site, Request request, std::string account) {
  const auto decoded = protocol::decode_switch_mail(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  const bool is_wanted = std::get<protocol::SwitchMail>(decoded).is_wanted;
  co_await site->post.set_wanted(account, is_wanted ? store::Wanted::yes : store::Wanted::no);
  co_return co_await state_of(site, std::move(account));
}

Answer remove(Shared site, Request request, std::string account) {
  const auto decoded = protocol::decode_nothing(request.body);
  if (const auto* bad = std::get_if<protocol::BadMessage>(&decoded)) {
    co_return refusal(*bad);
  }
  co_await site->post.forget(account);
  co_return co_await state_of(site, std::move(account));
}

struct Route {
  std::string_view path;
  Answer (*answer)(Shared, Request, std::string);
};
constexpr std::array kRoutes = {
    Route{kMail, set_address},
    Route{"/api/account/mail/confirm", confirm},
    Route{"/api/account/mail/switch", switch_mails},
    Route{"/api/account/mail/remove", remove},
};

/// Who asks, or the answer to somebody who is nobody here or shut out. Makes no guest.
asio::awaitable<std::variant<store::Account, Response>> known_person(Shared site, Request request) {
  std::optional<store::Account> known = co_await site->people.find(token_of(request));
  if (!known) {
    co_return error_response(Status::unauthorized, "login_needed", "You are nobody here.");
  }
  if (known->standing.is_banned) {
    co_return denied({"banned", "This account has been shut out of this server."});
  }
  co_return std::move(*known);
}

Response page(std::string_view language, std::string_view text, std::string_view more) {
  std::string body = "<!doctype html><html lang=\"" + std::string(language) +
                     "\"><meta charset=\"utf-8\"><meta name=\"viewport\" "
                     "content=\"width=device-width\"><meta name=\"color-scheme\" "
                     "content=\"light dark\"><meta name=\"robots\" content=\"noindex\">"
                     "<link rel=\"icon\" type=\"image/svg+xml\" href=\"/favicon.svg\">"
                     "<title>Aude</title><h1>Aude</h1><p>";
  body += text;
  body += "</p>";
  body += more;
  return {.status = Status::ok,
          .content_type = "text/html; charset=utf-8",
          .body = std::make_shared<const std::string>(body + "</html>"),
          .headers = {{"Cache-Control", "no-store"}}};
}

}  // namespace

bool is_mail_path(std::string_view path) {
  return std::ranges::find(kRoutes, path, &Route::path) != kRoutes.end();
}

asio::awaitable<Response> get_mail(Shared site, Request request) {
  auto asking = known_person(site, std::move(request));
  auto person = co_await std::move(asking);
  if (auto* refused = std::get_if<Response>(&person)) {
    co_return std::move(*refused);
  }
  co_return co_await state_of(site, std::get<store::Account>(person).id);
}

asio::awaitable<Response> post_mail(Shared site, Request request) {
  const auto* const route = std::ranges::find(kRoutes, request.path, &Route::path);
  auto asking = known_person(site, request);
  auto person = co_await std::move(asking);
  if (auto* refused = std::get_if<Response>(&person)) {
    co_return std::move(*refused);
  }
  co_return co_await route->answer(site, std::move(request), std::get<store::Account>(person).id);
}

asio::awaitable<Response> stop_mail(Shared site, Request request) {
  const std::string token = query_value(request.query, "token").value_or("");
  auto looking = site->post.language_of(token);
  const std::optional<std::string> language = co_await std::move(looking);
  const post::Texts& texts = post::texts_in(language.value_or(""));
  if (!language) {
    co_return page(texts.language, texts.unknown, "");
  }
  if (request.method != Method::post) {
    const std::string button(texts.stop_button);
    co_return page(texts.language, texts.stop_question,
                   "<form method=\"post\"><button>" + button + "</button></form>");
  }
  co_await site->post.stop(token);
  co_return page(texts.language, texts.stopped, "");
}

}  // namespace aude::net
