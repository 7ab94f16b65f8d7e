#include "server/net/server.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <stdexcept>

#include <spdlog/spdlog.h>

#include "server/net/listener.hpp"

namespace aude::net {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

tcp::endpoint endpoint_from(const std::string& address, std::uint16_t port) {
  boost::system::error_code error;
  const auto parsed = asio::ip::make_address(address, error);
  if (error) {
    throw std::runtime_error("--bind needs an IP address, not \"" + address + "\"");
  }
  return {parsed, port};
}

std::shared_ptr<Listener> listen(const asio::any_io_executor& executor,
                                 const asio::any_io_executor& strand, const tcp::endpoint& endpoint,
                                 std::shared_ptr<Site> site) {
  try {
    return std::make_shared<Listener>(executor, strand, endpoint, std::move(site));
  } catch (const boost::system::system_error& error) {
    throw std::runtime_error("cannot listen at " + endpoint.address().to_string() + " port " +
                             std::to_string(endpoint.port()) + ": " + error.code().message());
  }
}

/// Listener and Sessions belong to the server's strand.
asio::awaitable<void> stop_on_strand(std::shared_ptr<Listener> listener,
                                     std::shared_ptr<Site> site) {
  constexpr std::chrono::seconds kPatience{2};
  listener->close();
  site->sessions.begin_closing();
  co_await site->lobby.drain();
  co_await site->sessions.close_all(kPatience);
}

}  // namespace

Server::Server(const asio::any_io_executor& executor, const std::string& address,
               std::uint16_t port, const Parts& parts)
    : strand_{asio::make_strand(executor)}, site_{std::make_shared<Site>(parts, strand_)},
      listener_{listen(executor, strand_, endpoint_from(address, port), site_)} {
  if (site_->files.is_empty()) {
    spdlog::warn("no web client folder={}", parts.client.string());
  }
}

Server::~Server() { site_->people.close(); }

admin::Desk& Server::desk() { return site_->desk; }

std::set<std::string> Server::accounts_present() const {
  std::set<std::string> accounts;
  for (const admin::Present& present : site_->sessions.present()) {
    accounts.insert(present.account.id);
  }
  return accounts;
}

void Server::reload_certificate() {
  if (!site_->certificate) {
    return;
  }
  try {
    site_->certificate->reload();
    spdlog::info("certificate reloaded file={}", site_->settings.tls_chain.string());
  } catch (const std::exception& error) {
    spdlog::error("certificate not reloaded reason=\"{}\"", error.what());
  }
}

void Server::start() { asio::co_spawn(strand_, Listener::run(listener_), asio::detached); }

asio::awaitable<void> Server::stop() {
  auto stopping = asio::co_spawn(strand_, stop_on_strand(listener_, site_), asio::use_awaitable);
  co_await std::move(stopping);
}

std::string Server::url() const {
  tcp::endpoint endpoint = listener_->endpoint();
  asio::ip::address address = endpoint.address();
  if (address.is_unspecified()) {
    // Listening everywhere: a browser on this machine finds it here.
    address = asio::ip::make_address(address.is_v4() ? "127.0.0.1" : "::1");
  }
  const std::string host = address.is_v6() ? "[" + address.to_string() + "]" : address.to_string();
  return (site_->certificate ? "https://" : "http://") + host + ":" +
         std::to_string(endpoint.port());
}

}  // namespace aude::net
