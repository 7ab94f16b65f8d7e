#include "server/bots/pool.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <exception>
#include <utility>

#include "server/bots/share.hpp"

namespace aude::bots {
namespace {

using Timer = boost::asio::steady_timer;

game::Choice answer_to(const Thought& thought, Budget budget) {
  try {
    return thought.bot->choose(thought.view, thought.options, budget, thought.stop);
  } catch (const std::exception& error) {
    // The game must go on: people are waiting for it.
    spdlog::error("bot {} failed: {}", thought.bot->level(), error.what());
    return thought.options.front();
  }
}

}  // namespace

BotPool::BotPool(std::size_t threads, std::chrono::milliseconds pause, metrics::Metrics& metrics)
    : pause_(pause), metrics_(metrics), workers_(threads), threads_(threads) {}

BotPool::~BotPool() {
  threads_.stop();
  threads_.join();
}

void BotPool::post(Budget full, std::stop_token stop, std::function<void(Budget)> work) {
  metrics_.bots_waiting(++waiting_);
  boost::asio::post(threads_, [this, full, stop = std::move(stop), work = std::move(work)] {
    const std::size_t others = --waiting_;
    metrics_.bots_waiting(others);
    if (stop.stop_requested()) {
      return;
    }
    const Budget share = share_of(full, others, workers_);
    if (share.positions < full.positions) {
      metrics_.thought_short();
    }
    work(share);
  });
}

void BotPool::think(Thought thought, std::function<void(game::Choice)> done) {
  const Budget full = thought.bot->at_a_table();
  const std::stop_token stop = thought.stop;
  auto timer =
      std::make_shared<Timer>(threads_, Timer::clock_type::now() + std::max(pause_, thought.pause));
  post(full, stop,
       [this, timer, thought = std::move(thought), done = std::move(done)](Budget budget) {
         const auto begin = Timer::clock_type::now();
         const game::Choice choice = answer_to(thought, budget);
         metrics_.thought(thought.bot->level(), Timer::clock_type::now() - begin);
         timer->async_wait(
             [timer, choice, stop = thought.stop, done](const boost::system::error_code& error) {
               if (!error && !stop.stop_requested()) {
                 done(choice);
               }
             });
       });
}

void BotPool::advise(PlayerView view, const std::stop_token& stop,
                     std::function<void(const Answers&)> done) {
  post(adviser_.at_a_table(), stop,
       [this, view = std::move(view), stop, done = std::move(done)](Budget budget) {
         Answers answers;
         const auto begin = Timer::clock_type::now();
         try {
           answers = adviser_.best_turn(view, budget, stop);
         } catch (const std::exception& error) {
           spdlog::error("there is no hint: {}", error.what());
         }
         metrics_.thought("hint", Timer::clock_type::now() - begin);
         if (!stop.stop_requested()) {
           done(answers);
         }
       });
}

}  // namespace aude::bots
