#pragma once

#include <boost/asio/awaitable.hpp>
#include <memory>
#include <string_view>

#include "server/net/http.hpp"

namespace aude::net {

struct Site;

/// Where somebody finds and says what mails he wants. Other paths below it take POST alone.
inline constexpr std::string_view kMail = "/api/account/mail";
/// The link in mails. Whoever has it needs no cookie and comes from anywhere.
inline constexpr std::string_view kMailStop = "/api/mail/stop";

/// Whether post_mail has the path.
[[nodiscard]] bool is_mail_path(std::string_view path);

/// GET /api/account/mail.
[[nodiscard]] boost::asio::awaitable<Response> get_mail(std::shared_ptr<Site> site,
                                                        Request request);
/// The rest of docs/protocol.md, "Mails". The request has passed the checks of every POST.
[[nodiscard]] boost::asio::awaitable<Response> post_mail(std::shared_ptr<Site> site,
                                                         Request request);
/// GET asks, POST ends: programs that look at every link of a mail must not end anything. Pages, in
/// the language of the mails.
[[nodiscard]] boost::asio::awaitable<Response> stop_mail(std::shared_ptr<Site> site,
                                                         Request request);

}  // namespace aude::net
