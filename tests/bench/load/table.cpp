#include "tests/bench/load/table.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <charconv>
#include <utility>

namespace aude::load {
namespace {

namespace asio = boost::asio;

/// The number after `name`, as in "seq":12. The messages are not parsed: the load generator shares
/// the machine with what it measures.
std::uint64_t number_after(std::string_view text, std::string_view name) {
  const auto found = text.find(name);
  std::uint64_t number = 0;
  if (found != std::string_view::npos) {
    const char* const begin = text.data() + found + name.size();
    std::from_chars(begin, text.data() + text.size(), number);
  }
  return number;
}

std::size_t occurrences(std::string_view text, std::string_view word) {
  std::size_t count = 0;
  for (auto found = text.find(word); found != std::string_view::npos;
       found = text.find(word, found + word.size())) {
    ++count;
  }
  return count;
}

bool has(std::string_view text, std::string_view word) {
  return text.find(word) != std::string_view::npos;
}

}  // namespace

Table::Table(asio::any_io_executor executor, Scene& scene, std::uint64_t seed)
    : executor_{std::move(executor)}, scene_{scene}, random_{seed}, pause_{executor_},
      news_{executor_, Clock::time_point::max()} {}

awaitable<void> Table::play(std::shared_ptr<Table> self) {
  for (std::size_t who = 0; who < self->scene_.players + self->scene_.spectators; ++who) {
    auto person = std::make_shared<Connection>(self->executor_, self->scene_.traffic);
    co_await Connection::open(person, self->scene_.server);
    auto hear = [table = self.get(), who](std::string_view text) { table->hear(who, text); };
    Connection::listen(person, std::move(hear));
    self->people_.push_back(std::move(person));
  }
  co_await begin_game(self);
  ++self->scene_.playing;
}

awaitable<void> Table::begin_game(std::shared_ptr<Table> self) {
  const std::string body =
      R"({"setup":)" + self->scene_.setup + R"(,"clock":{"kind":"none"},"visibility":"private"})";
  const std::string made =
      co_await post(self->scene_.server, "/api/games", self->people_.front()->cookie(), body);
  const auto id = made.find("\"id\":\"") + 6;
  const std::string before = std::exchange(self->game_, made.substr(id, made.find('"', id) - id));
  for (const auto& person : self->people_) {
    if (!before.empty()) {
      person->send(R"({"t":"unwatch","game":")" + before + "\"}");
    }
    person->send(R"({"t":"watch","game":")" + self->game_ + "\"}");
  }
  for (std::size_t who = 0; who < self->scene_.players; ++who) {
    self->people_[who]->send(self->command("sit", {}));
    co_await self->acknowledged(1);
    if (who != 0) {
      self->people_[who]->send(self->command("ready", R"(,"ready":true)"));
      co_await self->acknowledged(1);
    }
  }
  self->people_.front()->send(self->command("start", {}));
}

awaitable<void> Table::acknowledged(std::size_t count) {
  const std::uint64_t wanted = acks_ + count;
  while (acks_ < wanted) {
    boost::system::error_code woken;
    news_.expires_at(Clock::time_point::max());
    co_await news_.async_wait(asio::redirect_error(asio::use_awaitable, woken));
  }
}

std::string Table::command(std::string_view kind, std::string_view members) {
  std::string text = R"({"t":")";
  text.append(kind).append(R"(","game":")").append(game_).append(R"(","id":"c)");
  text.append(std::to_string(++commands_)).append("\"").append(members).append("}");
  return text;
}

void Table::hear(std::size_t who, std::string_view text) {
  if (text.starts_with(R"({"t":"events")")) {
    if (who + 1 == people_.size()) {
      scene_.viewer_bytes += text.size();
      scene_.turns += has(text, "\"e\":\"turn\"") ? 1U : 0U;
    }
    hear_events(text);
  } else if (text.starts_with(R"({"t":"ask")")) {
    hear_question(who, text);
  } else if (text.starts_with(R"({"t":"state")") || text.starts_with(R"({"t":"welcome")")) {
    return;
  } else if (has(text, R"("t":"ack")")) {
    ++acks_;
    news_.cancel();
  } else if (has(text, R"("t":"refused")")) {
    ++scene_.refusals;
    scene_.refusal = text;
  }
}

void Table::hear_events(std::string_view text) {
  const bool is_answer = has(text, "\"e\":\"asked\"") || has(text, "\"e\":\"ended\"");
  if (!is_sent_ || !is_answer) {
    return;
  }
  const std::uint64_t batch = number_after(text, "\"seq\":");
  if (batch != batch_) {
    batch_ = batch;
    heard_by_ = 0;
  }
  if (++heard_by_ < people_.size()) {
    return;
  }
  is_sent_ = false;
  const std::chrono::duration<double, std::milli> taken = Clock::now() - sent_;
  scene_.to_last_viewer.add(taken.count());
  ++scene_.actions;
  if (has(text, "\"e\":\"ended\"")) {
    ++scene_.games;
    asio::co_spawn(executor_, begin_game(shared_from_this()), asio::detached);
  }
}

void Table::hear_question(std::size_t who, std::string_view text) {
  ask_ = number_after(text, "\"ask\":{\"ask\":");
  options_ = occurrences(text, "\"action\":");
  std::uniform_real_distribution<double> around{0.5, 1.5};
  const std::chrono::duration<double> thinking = scene_.thinking * around(random_);
  pause_.expires_after(std::chrono::duration_cast<Clock::duration>(thinking));
  pause_.async_wait([self = shared_from_this(), who](const boost::system::error_code& error) {
    if (!error) {
      self->answer(who);
    }
  });
}

void Table::answer(std::size_t who) {
  const std::uint64_t option =
      std::uniform_int_distribution<std::uint64_t>{0, options_ - 1}(random_);
  sent_ = Clock::now();
  is_sent_ = true;
  people_[who]->send(command("choose", ",\"ask\":" + std::to_string(ask_) +
                                           ",\"option\":" + std::to_string(option)));
}

void Table::close() {
  pause_.cancel();
  for (const auto& person : people_) {
    person->close();
  }
}

}  // namespace aude::load
