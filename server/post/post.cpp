#include "server/post/post.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include <sodium.h>

#include "server/identity/token.hpp"
#include "server/post/letters.hpp"
#include "server/store/random_id.hpp"

namespace aude::post {
namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;

constexpr std::size_t kCodesOfAccount = 5;
constexpr std::size_t kCodesToAddress = 3;
constexpr std::size_t kCodesOfOrigin = 10;
constexpr std::chrono::milliseconds kLongestPause = 30s;
constexpr std::chrono::milliseconds kShortestPause = 100ms;
constexpr int kRoundsInPatience = 4;
const std::string kAll;

constexpr identity::Denial kNoMail{"no_mail", "This server sends no mails."};
constexpr identity::Denial kBadAddress{"bad_address", "This is no mail address."};
constexpr identity::Denial kTooMany{"too_many_codes", "Enough codes were sent; try again later."};
constexpr identity::Denial kWrongCode{
    "wrong_code", "This is not the code that was sent, or it is too old: ask for another."};

/// Eight digits.
std::string random_code() {
  std::string code(8, '0');
  for (char& digit : code) {
    digit = static_cast<char>('0' + randombytes_uniform(10));
  }
  return code;
}

/// However it is written, it is one letter box.
std::string lower_case(std::string text) {
  std::ranges::transform(text, text.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return text;
}

}  // namespace

Post::Post(asio::any_io_executor executor, store::Store& store,
           std::function<protocol::UnixMs()> now, metrics::Metrics& metrics, Options options)
    : executor_(std::move(executor)), store_(store), now_(std::move(now)),
      options_(std::move(options)), hourly_(options_.hourly_limit, 1h),
      codes_by_account_(kCodesOfAccount, 1h), codes_by_address_(kCodesToAddress, 24h),
      codes_by_origin_(kCodesOfOrigin, 1h) {
  if (options_.sender) {
    sender_ = std::make_unique<Sender>(*options_.sender, metrics);
  }
}

Post::~Post() = default;

void Post::begin(Present present) {
  if (is_open()) {
    asio::co_spawn(executor_, make_rounds(this, std::move(present)), asio::detached);
  }
}

void Post::send(const Letter& letter) {
  sender_->send(
      {options_.from, letter.to, message_of(letter, options_.from, store::random_id(), now_())});
}

// --- Addresses ---------------------------------------------------------------------------------

Post::awaitable<std::optional<store::Address>> Post::address_of(std::string account) {
  return store_.addresses().of(std::move(account));
}

bool Post::may_send_code(const std::string& account, const std::string& address,
                         const identity::Origin& from) {
  return codes_by_account_.take(account) && (!from || codes_by_origin_.take(*from)) &&
         codes_by_address_.take(lower_case(address)) && hourly_.take(kAll);
}

Post::awaitable<std::optional<identity::Denial>> Post::give_address(std::string account,
                                                                    std::string address,
                                                                    std::string language,
                                                                    identity::Origin from) {
  if (!is_open()) {
    co_return kNoMail;
  }
  if (!is_address(address)) {
    co_return kBadAddress;
  }
  if (!may_send_code(account, address, from)) {
    co_return kTooMany;
  }
  const store::NewAddress given{std::move(account),
                                std::move(address),
                                std::move(language),
                                random_code(),
                                identity::Token::random().text(),
                                now_()};
  auto putting = store_.addresses().put(given);
  co_await std::move(putting);
  send(code_letter(options_.site, given));
  co_return std::nullopt;
}

Post::awaitable<std::optional<identity::Denial>> Post::confirm(std::string account,
                                                               std::string code) {
  auto confirming = store_.addresses().confirm(std::move(account), std::move(code), now_());
  const bool is_right = co_await std::move(confirming);
  co_return is_right ? std::nullopt : std::optional(kWrongCode);
}

Post::awaitable<void> Post::set_wanted(std::string account, store::Wanted wanted) {
  return store_.addresses().set_wanted(std::move(account), wanted);
}

Post::awaitable<void> Post::forget(std::string account) {
  return store_.addresses().remove(std::move(account));
}

Post::awaitable<std::optional<std::string>> Post::language_of(std::string stop_token) {
  return store_.addresses().language_of(std::move(stop_token));
}

Post::awaitable<void> Post::stop(std::string stop_token) {
  return store_.addresses().stop(std::move(stop_token));
}

// --- Moves -------------------------------------------------------------------------------------

Post::awaitable<void> Post::make_rounds(Post* self, Present present) {
  const auto pause =
      std::clamp(self->options_.patience.away / kRoundsInPatience, kShortestPause, kLongestPause);
  Rounds rounds(self->options_.patience);
  asio::steady_timer timer(co_await asio::this_coro::executor);
  for (;;) {
    timer.expires_after(pause);
    boost::system::error_code stopped;
    auto waiting = timer.async_wait(asio::redirect_error(asio::use_awaitable, stopped));
    co_await std::move(waiting);
    if (stopped) {
      co_return;
    }
    try {
      auto round = make_round(self, &present, &rounds);
      co_await std::move(round);
    } catch (const store::StoreError& error) {
      spdlog::error("nobody was told of a move reason=\"{}\"", error.what());
    }
  }
}

Post::awaitable<void> Post::make_round(Post* self, const Present* present, Rounds* rounds) {
  store::Addresses& addresses = self->store_.addresses();
  auto reading = addresses.untold_moves();
  const std::vector<store::UntoldMove> untold = co_await std::move(reading);
  std::set<std::string> here;
  if (!untold.empty()) {
    here = (*present)();
  }
  const protocol::UnixMs now = self->now_();
  const Rounds::ByAccount due = rounds->due(untold, here, now);
  for (const auto& [account, moves] : due) {
    if (!self->hourly_.take(kAll)) {
      co_return;
    }
    // First it is noted, then sent: a server that is killed in between must not say it twice.
    auto claiming = addresses.claim(account, moves, now);
    const std::optional<store::MoveNotice> notice = co_await std::move(claiming);
    if (notice) {
      self->send(move_letter(self->options_.site, *notice, now));
    } else {
      self->hourly_.give_back(kAll);
    }
  }
}

}  // namespace aude::post
