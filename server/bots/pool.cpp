#include "server/bots/pool.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <exception>
#include <utility>

namespace aude::bots {
namespace {

using Timer = boost::asio::steady_timer;

game::Choice answer_to(const Thought& thought) {
  try {
    return thought.bot->choose(thought.view, thought.options, thought.bot->at_a_table(),
                               thought.stop);
  } catch (const std::exception& error) {
    // The game must go on: people are waiting for it.
    spdlog::error("bot {} failed: {}", thought.bot->level(), error.what());
    return thought.options.front();
  }
}

}  // namespace

BotPool::BotPool(std::size_t threads, std::chrono::milliseconds pause, metrics::Metrics& metrics)
    : pause_(pause), metrics_(metrics), threads_(threads) {}

BotPool::~BotPool() {
  threads_.stop();
  threads_.join();
}

void BotPool::think(Thought thought, std::function<void(game::Choice)> done) {
  auto timer = std::make_shared<Timer>(threads_, Timer::clock_type::now() + pause_);
  auto work = [this, timer, thought = std::move(thought), done = std::move(done)]() mutable {
    if (thought.stop.stop_requested()) {
      return;
    }
    const auto begin = Timer::clock_type::now();
    const game::Choice choice = answer_to(thought);
    metrics_.thought(thought.bot->level(), Timer::clock_type::now() - begin);
    timer->async_wait([timer, choice, stop = thought.stop,
                       done = std::move(done)](const boost::system::error_code& error) {
      if (!error && !stop.stop_requested()) {
        done(choice);
      }
    });
  };
  boost::asio::post(threads_, std::move(work));
}

}  // namespace aude::bots
