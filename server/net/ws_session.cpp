#include "server/net/ws_session.hpp"

#include <boost/asio/bind_executor.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <mutex>
#include <string_view>
#include <variant>

#include <spdlog/spdlog.h>

#include "server/net/limits.hpp"
#include "server/net/site.hpp"
#include "server/ops/version.hpp"
#include "server/room/services.hpp"
#include "shared/protocol/messages.hpp"
#include "shared/protocol/table_codec.hpp"

namespace aude::net {

// What Beast's WebSocket asks of a stream that is none of its own; it finds them by their names.

static void beast_close_socket(Stream& stream) { stream.close(); }

template <class Handler>
void async_teardown(boost::beast::role_type /*role*/, Stream& stream, Handler&& handler) {
  stream.tear_down(Stream::Closed{std::forward<Handler>(handler)});
}

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

// Of the numbers that are free for programs (RFC 6455, 7.4.2).
constexpr std::uint16_t kLoggedOut = 4001;
constexpr std::uint16_t kBanned = 4003;

struct Words {
  std::string_view code;
  std::string_view message;
  websocket::close_code number;
};

Words words_for(Farewell farewell) {
  switch (farewell) {
  case Farewell::restarting:
    return {"restarting", "The server restarts; come back in a moment.",
            websocket::close_code::service_restart};
  case Farewell::slow_reader:
    return {"slow_reader", "This connection is too slow for what happens; come back.",
            websocket::close_code::try_again_later};
  case Farewell::too_many_messages:
    return {"too_many_messages", "Too many messages in a short time.",
            websocket::close_code::policy_error};
  case Farewell::message_too_large:
    return {"frame_too_large", "A message may have 64 KiB.", websocket::close_code::too_big};
  case Farewell::logged_out:
    return {"logged_out", "You have logged out.", static_cast<websocket::close_code>(kLoggedOut)};
  case Farewell::banned:
    return {"banned", "This account has been shut out of this server.",
            static_cast<websocket::close_code>(kBanned)};
  }
  throw std::logic_error("unknown farewell");
}

/// Member functions that touch the stream run on its strand. The coroutine that reads owns the
/// session, and so does what is being written: one frame at a time, and a farewell at the end.
class Session final : public WsSession, public std::enable_shared_from_this<Session> {
 public:
  Session(Stream stream, store::Account account, Handshake& handshake, std::shared_ptr<Site> site)
      : stream_{std::move(stream)}, deadline_{stream_.get_executor()}, site_{std::move(site)},
        rate_{site_->settings.message_limit, RateLimit::Time::clock::now()},
        slot_{std::move(handshake.slot)}, token_{handshake.token}, account_{std::move(account)} {}

  ~Session() override { site_->sessions.leave(*this); }

  void send(room::Frame frame) override { wake_if_needed(outbox_.push(std::move(frame))); }
  void close(Farewell farewell) override { wake_if_needed(outbox_.close(farewell)); }
  void changed(const store::Account& account) override;
  store::Account account() override { return viewer().account; }
  const std::optional<store::TokenHash>& token() const override { return token_; }

  static asio::awaitable<void> run(std::shared_ptr<Session> self, Handshake handshake);

 private:
  static asio::awaitable<bool> accept(std::shared_ptr<Session> self, Handshake handshake);
  static asio::awaitable<void> look_again(std::shared_ptr<Session> self);
  static asio::awaitable<void> read_loop(std::shared_ptr<Session> self);
  static asio::awaitable<void> say_farewell(std::shared_ptr<Session> self, Farewell farewell);

  /// The first message of a connection; one of `changed` comes after it or is in it.
  void greet();
  void receive(std::string_view text);
  /// `Refusal` is any that the protocol can encode.
  template <class Refusal>
  void refuse(const Refusal& refusal);
  void wake_if_needed(Outbox::Pushed pushed);
  /// On the strand: writes what is queued, and makes sure that a close comes to an end.
  void wake();
  void write();
  void abandon();
  [[nodiscard]] room::Viewer viewer();

  websocket::stream<Stream> stream_;
  Outbox outbox_;
  bool is_writing_{};
  asio::steady_timer deadline_;
  bool is_deadline_set_{};
  std::shared_ptr<Site> site_;
  RateLimit rate_;
  std::unique_ptr<AddressLimit::Slot> slot_;
  const std::optional<store::TokenHash> token_;
  std::mutex account_mutex_;
  store::Account account_;
  bool is_greeted_{};
};

protocol::PlayerRef ref_of(const store::Account& account) {
  return {.id = account.id, .name = account.name};
}

void Session::changed(const store::Account& account) {
  const std::scoped_lock lock{account_mutex_};
  if (account_.id != account.id) {
    return;
  }
  const bool is_renamed = account_.name != account.name;
  account_ = account;
  if (is_renamed && is_greeted_) {
    send(std::make_shared<const std::string>(protocol::encode_me(ref_of(account_))));
  }
}

void Session::greet() {
  const std::scoped_lock lock{account_mutex_};
  is_greeted_ = true;
  send(std::make_shared<const std::string>(
      protocol::encode_welcome(ref_of(account_), ops::version(),
                               static_cast<unsigned>(site_->settings.ping_interval.count()))));
}

room::Viewer Session::viewer() {
  const std::scoped_lock lock{account_mutex_};
  return {.account = account_, .sink = weak_from_this()};
}

void Session::wake_if_needed(Outbox::Pushed pushed) {
  if (pushed == Outbox::Pushed::wake) {
    asio::post(stream_.get_executor(), [self = shared_from_this()] { self->wake(); });
  }
}

void Session::wake() {
  write();
  if (!outbox_.is_closed() || is_deadline_set_) {
    return;
  }
  is_deadline_set_ = true;
  if (const auto farewell = outbox_.farewell(); farewell && farewell != Farewell::restarting) {
    site_->metrics.dropped(words_for(*farewell).code);
    spdlog::info("connection dropped account={} reason={}", viewer().account.id,
                 words_for(*farewell).code);
  }
  deadline_.expires_after(kCloseTimeout);
  deadline_.async_wait([weak = weak_from_this()](error_code error) {
    if (const auto self = weak.lock(); self && !error) {
      self->abandon();
    }
  });
}

void Session::abandon() {
  outbox_.abandon();
  stream_.next_layer().close();
  deadline_.cancel();
}

template <class Refusal>
void Session::refuse(const Refusal& refusal) {
  site_->metrics.refused(refusal.code);
  send(std::make_shared<const std::string>(protocol::encode_refused(refusal)));
}

void Session::receive(std::string_view text) {
  std::variant<protocol::ClientMessage, protocol::BadMessage> decoded = protocol::decode(text);
  if (auto* message = std::get_if<protocol::ClientMessage>(&decoded)) {
    room::Viewer from = viewer();
    if (std::holds_alternative<protocol::Chat>(*message) &&
        from.account.standing.muted_until > room::steady_now()) {
      const protocol::Refused refused{"muted", "You may not chat for a while.",
                                      protocol::command_id_of(*message),
                                      protocol::game_of(*message)};
      refuse(refused);
      return;
    }
    site_->lobby.handle(from, std::move(*message));
  } else {
    refuse(std::get<protocol::BadMessage>(decoded));
  }
}

asio::awaitable<bool> Session::accept(std::shared_ptr<Session> self, Handshake handshake) {
  websocket::stream_base::timeout timeouts{.handshake_timeout = kCloseTimeout,
                                           .idle_timeout = 2 * self->site_->settings.ping_interval,
                                           .keep_alive_pings = true};
  auto& stream = self->stream_;
  stream.next_layer().expires_never();
  stream.set_option(timeouts);
  // The reader counts by itself: Beast would close before we could say why.
  stream.read_message_max(0);
  stream.set_option(websocket::stream_base::decorator{
      [headers = handshake.headers](websocket::response_type& response) {
        for (const auto& [name, value] : headers) {
          response.set(name, value);
        }
      }});
  http::request<http::empty_body> request{http::verb::get, "/ws", 11};
  request.set(http::field::host, handshake.host);
  request.set(http::field::upgrade, "websocket");
  request.set(http::field::connection, "upgrade");
  request.set(http::field::sec_websocket_key, handshake.key);
  request.set(http::field::sec_websocket_version, handshake.version);
  error_code error;
  co_await stream.async_accept(request, asio::redirect_error(asio::use_awaitable, error));
  co_return !error;
}

asio::awaitable<void> Session::run(std::shared_ptr<Session> self, Handshake handshake) {
  const bool is_accepted = co_await accept(self, std::move(handshake));
  if (!is_accepted) {
    co_return;
  }
  const bool may_stay = self->site_->sessions.enter(self);
  const room::Viewer viewer = self->viewer();
  const std::string& id = viewer.account.id;
  self->greet();
  if (!may_stay) {
    self->close(Farewell::restarting);
  }
  spdlog::debug("connection open account={}", id);
  self->site_->metrics.connected();
  try {
    co_await look_again(self);
    co_await read_loop(self);
  } catch (const std::exception& broken) {
    spdlog::error("connection failed account={} reason=\"{}\"", id, broken.what());
  }
  spdlog::debug("connection closed account={}", id);
  self->site_->metrics.disconnected();
  self->site_->lobby.gone(viewer);
  if (!self->outbox_.is_closed()) {
    self->abandon();
  }
}

/// A log-out or a ban between the look at the cookie and the entry found no connection to end.
asio::awaitable<void> Session::look_again(std::shared_ptr<Session> self) {
  if (!self->token_) {
    co_return;
  }
  auto looking = self->site_->store.account_by_token(*self->token_);
  const std::optional<store::Account> now = co_await std::move(looking);
  if (!now) {
    self->close(Farewell::logged_out);
  } else if (now->standing.is_banned) {
    self->close(Farewell::banned);
  } else {
    self->changed(*now);
  }
}

asio::awaitable<void> Session::read_loop(std::shared_ptr<Session> self) {
  beast::flat_buffer buffer;
  for (;;) {
    const std::size_t room = kLargestMessage + 1 - buffer.size();
    error_code error;
    co_await self->stream_.async_read_some(buffer, room,
                                           asio::redirect_error(asio::use_awaitable, error));
    if (error) {
      co_return;
    }
    if (buffer.size() > kLargestMessage) {
      co_return self->close(Farewell::message_too_large);
    }
    if (!self->stream_.is_message_done()) {
      continue;
    }
    if (!self->rate_.take(RateLimit::Time::clock::now())) {
      co_return self->close(Farewell::too_many_messages);
    }
    const auto bytes = buffer.cdata();
    self->receive({static_cast<const char*>(bytes.data()), bytes.size()});
    buffer.consume(buffer.size());
  }
}

void Session::write() {
  if (is_writing_) {
    return;
  }
  Outbox::Next next = outbox_.next();
  if (auto* const frame = std::get_if<room::Frame>(&next)) {
    is_writing_ = true;
    const auto bytes = asio::buffer(**frame);
    // Not a coroutine: most of the time nothing is written, and a frame of its own would lie there.
    stream_.async_write(bytes, [self = shared_from_this(), kept = std::move(*frame)](
                                   error_code error, std::size_t /*written*/) {
      self->is_writing_ = false;
      if (error) {
        self->abandon();
      } else {
        self->write();
      }
    });
  } else if (const auto* const farewell = std::get_if<Farewell>(&next)) {
    is_writing_ = true;
    asio::co_spawn(stream_.get_executor(), say_farewell(shared_from_this(), *farewell),
                   asio::detached);
  }
}

asio::awaitable<void> Session::say_farewell(std::shared_ptr<Session> self, Farewell farewell) {
  const Words words = words_for(farewell);
  const std::string text = protocol::encode_closing(words.code, words.message);
  const auto bytes = asio::buffer(text);
  error_code error;
  co_await self->stream_.async_write(bytes, asio::redirect_error(asio::use_awaitable, error));
  const websocket::close_reason reason{words.number, words.code};
  if (!error) {
    co_await self->stream_.async_close(reason, asio::redirect_error(asio::use_awaitable, error));
  }
  self->abandon();
}

}  // namespace

asio::awaitable<void> serve_websocket(Stream stream, Handshake handshake, store::Account account,
                                      std::shared_ptr<Site> site) {
  auto session =
      std::make_shared<Session>(std::move(stream), std::move(account), handshake, std::move(site));
  co_await Session::run(std::move(session), std::move(handshake));
}

}  // namespace aude::net
