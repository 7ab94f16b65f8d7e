#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "server/post/letter.hpp"
#include "server/post/letters.hpp"
#include "server/post/rounds.hpp"
#include "server/post/sender.hpp"

using namespace aude;
using namespace std::chrono_literals;

namespace {

/// What the mail server does with a connection.
enum class Answer { hangs_up, says_nothing, takes_it };

/// A mail server for as many connections as there are answers, one after the other.
class FakeServer {
 public:
  explicit FakeServer(std::vector<Answer> answers) : answers_(std::move(answers)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof(address);
    socket_ = ::socket(AF_INET, SOCK_STREAM, 0);
    auto* const generic = reinterpret_cast<sockaddr*>(&address);
    REQUIRE(::bind(socket_, generic, length) == 0);
    REQUIRE(::listen(socket_, 4) == 0);
    REQUIRE(::getsockname(socket_, generic, &length) == 0);
    url_ = "smtp://127.0.0.1:" + std::to_string(ntohs(address.sin_port));
    thread_ = std::thread([this] { serve(); });
  }
  ~FakeServer() {
    ::shutdown(socket_, SHUT_RDWR);
    thread_.join();
    ::close(socket_);
  }
  FakeServer(const FakeServer&) = delete;
  FakeServer& operator=(const FakeServer&) = delete;

  [[nodiscard]] const std::string& url() const { return url_; }
  /// What it was told, once it has taken a mail. Waits for that.
  [[nodiscard]] std::string taken() {
    taken_.wait(false);
    return heard_;
  }
  [[nodiscard]] std::size_t visits() const { return visits_; }
  /// Waits for somebody to come.
  void wait_for_visit() { visits_.wait(0); }

 private:
  void serve() {
    for (const Answer answer : answers_) {
      const int one = ::accept(socket_, nullptr, nullptr);
      if (one < 0) {
        return;
      }
      ++visits_;
      visits_.notify_all();
      if (answer == Answer::takes_it) {
        take(one);
      } else if (answer == Answer::says_nothing) {
        // Until the other side has had enough.
        std::array<char, 64> buffer{};
        while (::read(one, buffer.data(), buffer.size()) > 0) {
        }
      }
      ::close(one);
    }
  }

  void take(int one) {
    const auto say = [one](const std::string& line) {
      REQUIRE(::send(one, line.data(), line.size(), MSG_NOSIGNAL) ==
              static_cast<ssize_t>(line.size()));
    };
    say("220 here\r\n");
    bool is_message = false;
    std::string line;
    for (char c = 0; ::read(one, &c, 1) == 1;) {
      line += c;
      if (!line.ends_with("\r\n")) {
        continue;
      }
      heard_ += line;
      if (is_message ? line == ".\r\n" : !line.starts_with("DATA")) {
        say("250 yes\r\n");
      } else if (!is_message) {
        say("354 go on\r\n");
        is_message = true;
      }
      if (line == ".\r\n") {
        break;
      }
      line.clear();
    }
    taken_ = true;
    taken_.notify_all();
  }

  std::vector<Answer> answers_;
  int socket_{-1};
  std::string url_;
  std::string heard_;
  std::atomic<std::size_t> visits_{0};
  std::atomic<bool> taken_{false};
  std::thread thread_;
};

post::Sender::Options options_for(const FakeServer& server) {
  post::Sender::Options options;
  options.server.url = server.url();
  options.server.tls = post::Tls::optional;
  options.server.patience = 300ms;
  options.pauses = {1ms, 1ms};
  return options;
}

const post::Envelope kEnvelope{"aude@example.org", "ann@example.org",
                               "Subject: x\r\n\r\nhello\r\n"};

store::UntoldMove move(const std::string& account, const std::string& game, unsigned turn) {
  return {account, game, turn, std::nullopt, std::nullopt};
}

}  // namespace

TEST_CASE("an address has one @, a domain, and nothing that could end a header or a command") {
  for (const char* good : {"a@example.org", "first.last+tag@sub.example.org"}) {
    CAPTURE(good);
    CHECK(post::is_address(good));
  }
  for (const char* bad :
       {"", "a", "@example.org", "a@", "a@b", "a@.org", "a@org.", "a@b@example.org",
        "a b@example.org", "a@example.org\r\nBcc: b@example.org", "a@example.org,b@example.org",
        "<a@example.org>", "\"a\"@example.org", "a@ex\177ample.org", "a@ex\xc3\xa4mple.org"}) {
    CAPTURE(bad);
    CHECK_FALSE(post::is_address(bad));
  }
  CHECK_FALSE(post::is_address(std::string(250, 'a') + "@example.org"));
}

TEST_CASE("a long subject is cut where letters end") {
  const post::Letter letter{"a@example.org", std::string(30, 'x') + "ääääääääääääääääää", "text\n",
                            "https://aude.example.org/stop"};
  const std::string message = post::message_of(letter, "b@example.org", "id", {0});
  CHECK(message.find("Date: Thu, 01 Jan 1970 00:00:00 +0000\r\n") != std::string::npos);
  CHECK(message.find("?=\r\n =?UTF-8?B?") != std::string::npos);
  for (std::size_t begin = 0, end = 0; begin < message.size(); begin = end + 2) {
    end = message.find("\r\n", begin);
    REQUIRE(end != std::string::npos);
    CHECK(end - begin <= 78);
  }
}

TEST_CASE("a letter about moves says with whom, and how long there is if that is hours") {
  store::MoveNotice notice{"a@example.org", "en", "token", {}};
  notice.games.push_back({"game1", {"Ann", "{Bob}"}, protocol::UnixMs{7'200'000}});
  const auto one = post::move_letter("https://x.org", notice, {0});
  CHECK(one.subject == "It is your move");
  CHECK(one.text.find("With Ann, {Bob} (2 hours left)\n  https://x.org/g/game1") !=
        std::string::npos);
  CHECK(one.stop_url == "https://x.org/api/mail/stop?token=token");
  notice.games.push_back({"game2", {}, protocol::UnixMs{7'199'999}});
  const auto two = post::move_letter("https://x.org", notice, {0});
  CHECK(two.subject == "It is your move in 2 games");
  CHECK(two.text.find("Against bots\n  https://x.org/g/game2") != std::string::npos);
}

TEST_CASE("somebody is told of a move after his patience without him, and of all at once") {
  post::Rounds rounds({.away = 5min, .between = 30min});
  const auto at = [](std::chrono::milliseconds time) { return protocol::UnixMs{time.count()}; };
  auto a1 = move("ann", "game1", 7);
  auto a2 = move("ann", "game2", 3);
  const auto b1 = move("bob", "game1", 7);
  CHECK(rounds.due({a1, b1}, {}, at(0min)).empty());
  // Bob is here for a moment, and Ann's other game begins to wait.
  CHECK(rounds.due({a1, a2, b1}, {"bob"}, at(4min)).empty());
  auto due = rounds.due({a1, a2, b1}, {}, at(5min));
  CHECK(due.size() == 1);
  CHECK(due.at("ann") == std::vector{a1});
  // She was told of one; the other one and Bob's are due now, hers not so soon after the last mail.
  a2.mailed_at = at(5min);
  due = rounds.due({a2, b1}, {}, at(10min));
  CHECK(due.size() == 1);
  CHECK(due.at("bob") == std::vector{b1});
  a1 = move("ann", "game1", 9);
  a1.mailed_at = at(5min);
  CHECK(rounds.due({a1, a2}, {}, at(20min)).empty());
  due = rounds.due({a1, a2}, {}, at(35min));
  CHECK(due.at("ann") == std::vector{a1, a2});
}

TEST_CASE("a mail that fails is tried again, and a mail server that says nothing is given up") {
  FakeServer server({Answer::hangs_up, Answer::says_nothing, Answer::takes_it});
  metrics::Metrics metrics;
  post::Sender sender(options_for(server), metrics);
  sender.send(kEnvelope);
  const std::string heard = server.taken();
  CHECK(server.visits() == 3);
  CHECK(heard.find("EHLO example.org\r\n") != std::string::npos);
  CHECK(heard.find("RCPT TO:<ann@example.org>\r\n") != std::string::npos);
  CHECK(heard.find("Subject: x\r\n\r\nhello\r\n.\r\n") != std::string::npos);
  CHECK(metrics.text({}).find("aude_mail_failures_total 2\n") != std::string::npos);
}

TEST_CASE("the end of the server does not wait for the mail server") {
  FakeServer server({Answer::says_nothing});
  auto options = options_for(server);
  options.server.patience = 1h;
  post::Sender sender(options, metrics::unread());
  sender.send(kEnvelope);
  server.wait_for_visit();
  // The destructors break the attempt off; with the test's patience they would take an hour.
}
