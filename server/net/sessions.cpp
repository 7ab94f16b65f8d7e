#include "server/net/sessions.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <map>
#include <utility>

namespace aude::net {

namespace asio = boost::asio;

Sessions::Sessions(const asio::any_io_executor& strand) : strand_{strand}, emptied_{strand} {}

bool Sessions::enter(const std::shared_ptr<WsSession>& session) {
  const std::scoped_lock lock{mutex_};
  if (!is_closing_) {
    sessions_.emplace(session.get(), session);
  }
  return !is_closing_;
}

void Sessions::leave(const WsSession& session) {
  const std::scoped_lock lock{mutex_};
  sessions_.erase(&session);
  if (is_closing_ && sessions_.empty()) {
    asio::post(strand_, [this] { emptied_.cancel(); });
  }
}

std::vector<std::shared_ptr<WsSession>> Sessions::all() {
  const std::scoped_lock lock{mutex_};
  std::vector<std::shared_ptr<WsSession>> all;
  for (const auto& [address, weak] : sessions_) {
    if (auto session = weak.lock()) {
      all.push_back(std::move(session));
    }
  }
  return all;
}

bool Sessions::is_empty() {
  const std::scoped_lock lock{mutex_};
  return sessions_.empty();
}

std::vector<admin::Present> Sessions::present() {
  std::map<std::string, admin::Present> present;
  for (const auto& session : all()) {
    store::Account account = session->account();
    admin::Present& one = present[account.id];
    one.account = std::move(account);
    ++one.connections;
  }
  std::vector<admin::Present> list;
  list.reserve(present.size());
  for (auto& [id, one] : present) {
    list.push_back(std::move(one));
  }
  return list;
}

void Sessions::changed(const store::Account& account) {
  for (const auto& session : all()) {
    session->changed(account);
  }
}

void Sessions::end(const std::string& account, admin::Ending why) {
  for (const auto& session : all()) {
    if (session->account().id == account) {
      session->close(why == admin::Ending::banned ? Farewell::banned : Farewell::logged_out);
    }
  }
}

void Sessions::end_of_token(const std::string& account, const store::TokenHash& token) {
  for (const auto& session : all()) {
    if (session->account().id == account && session->token() == token) {
      session->close(Farewell::logged_out);
    }
  }
}

void Sessions::end_of_others(const std::string& account,
                             const std::optional<store::TokenHash>& token) {
  for (const auto& session : all()) {
    if (session->account().id == account && session->token() != token) {
      session->close(Farewell::logged_out);
    }
  }
}

bool Sessions::is_closing() const {
  const std::scoped_lock lock{mutex_};
  return is_closing_;
}

void Sessions::begin_closing() {
  const std::scoped_lock lock{mutex_};
  is_closing_ = true;
}

asio::awaitable<void> Sessions::close_all(std::chrono::milliseconds patience) {
  begin_closing();
  for (const auto& session : all()) {
    session->close(Farewell::restarting);
  }
  emptied_.expires_after(patience);
  if (!is_empty()) {
    boost::system::error_code error;
    co_await emptied_.async_wait(asio::redirect_error(asio::use_awaitable, error));
  }
}

}  // namespace aude::net
