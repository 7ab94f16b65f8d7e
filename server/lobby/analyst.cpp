#include "server/lobby/analyst.hpp"

#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <utility>

#include "server/bots/judge.hpp"
#include "server/lobby/played_turns.hpp"
#include "server/room/table_state.hpp"
#include "shared/protocol/analysis_codec.hpp"
#include "shared/record/action_text.hpp"

namespace aude::lobby {
namespace {

namespace asio = boost::asio;
using protocol::AnalysisStatus;

constexpr int kLowestPriority = 19;

ApiError not_found() { return {404, "not_found", "There is no such game."}; }

ApiError storage_failed(const std::exception& error) {
  spdlog::error("an analysis failed in the store: {}", error.what());
  return {503, "storage_failed", "The server could not do that just now; try again."};
}

std::string progress_body(AnalysisStatus status, unsigned judged, unsigned of) {
  return protocol::encode_analysis({status, judged, of, {}});
}

std::string judged_turn(const PlayedTurn& turn, const bots::Judgement& judgement) {
  protocol::JudgedTurn said{turn.number, turn.seat, judgement.loss, {}, {}, false};
  said.found = judgement.best == turn.answers;
  const std::size_t seats = turn.view.state().seats;
  said.chances.assign(judgement.chances.begin(), judgement.chances.begin() + seats);
  for (const game::Choice& answer : judgement.best) {
    said.best_json.push_back(record::write_action({turn.seat, answer}));
  }
  return protocol::encode_judged_turn(said);
}

asio::awaitable<void> write(store::Store* store, std::string game, std::string text) {
  try {
    auto keeping = store->keep_analysis(std::move(game), std::move(text));
    co_await std::move(keeping);
  } catch (const store::StoreError& error) {
    // It can be made again.
    spdlog::error("an analysis was not kept: {}", error.what());
  }
}

}  // namespace

Analyst::Analyst(asio::any_io_executor executor, const room::Services& services)
    : executor_(std::move(executor)), services_(services),
      thread_([this](const std::stop_token& stop) { work(stop); }) {}

Analyst::~Analyst() = default;

awaitable<Body> Analyst::look_up(std::string game) {
  if (auto running = progress(game)) {
    co_return std::move(*running);
  }
  try {
    auto loading = services_.store.load_analysis(game);
    if (auto known = co_await std::move(loading)) {
      co_return std::move(*known);
    }
    auto finding = services_.store.find_game(game);
    const std::optional<store::ListedGame> stored = co_await std::move(finding);
    if (!stored) {
      co_return not_found();
    }
  } catch (const store::StoreError& error) {
    co_return storage_failed(error);
  }
  co_return progress_body(AnalysisStatus::none, 0, 0);
}

awaitable<Body> Analyst::begin(store::Account by, std::string game) {
  if (auto running = progress(game)) {
    co_return std::move(*running);
  }
  try {
    auto looking = services_.store.load_analysis(game);
    if (auto known = co_await std::move(looking)) {
      co_return std::move(*known);
    }
    auto loading = services_.store.load_game(game);
    const std::optional<store::StoredGame> stored = co_await std::move(loading);
    if (!stored) {
      co_return not_found();
    }
    if (stored->game.status != protocol::Status::finished) {
      co_return ApiError{409, "game_running", "A game is analysed when it is over."};
    }
    if (auto refused = refusal(by.id)) {
      co_return std::move(*refused);
    }
    const room::TableState table =
        room::load_table(*stored, services_.now(), room::Match::Replayed());
    Job job;
    job.account = by.id;
    job.game = std::make_shared<const game::Game>(table.match->game());
    add(game, std::move(job));
  } catch (const store::StoreError& error) {
    co_return storage_failed(error);
  } catch (const std::exception& error) {
    spdlog::error("game {} is damaged: {}", game, error.what());
    co_return ApiError{500, "broken_game", "This game is damaged and cannot be shown."};
  }
  co_return progress_body(AnalysisStatus::waiting, 0, 0);
}

std::optional<std::string> Analyst::progress(const std::string& game) {
  const std::lock_guard lock(mutex_);
  const auto just_now = std::ranges::find(recent_, game, &decltype(recent_)::value_type::first);
  if (just_now != recent_.end()) {
    return just_now->second;
  }
  const auto found = jobs_.find(game);
  if (found == jobs_.end()) {
    return std::nullopt;
  }
  const Job& job = found->second;
  return progress_body(job.started ? AnalysisStatus::running : AnalysisStatus::waiting, job.judged,
                       job.of);
}

std::optional<ApiError> Analyst::refusal(const std::string& account) {
  const std::lock_guard lock(mutex_);
  const bool busy = std::ranges::any_of(
      jobs_, [&](const auto& entry) { return entry.second.account == account; });
  if (busy) {
    return ApiError{409, "analysis_running", "You have an analysis under way; wait for it first."};
  }
  if (waiting_.size() >= kMostWaiting) {
    return ApiError{503, "busy", "Too many games wait to be analysed; try again later."};
  }
  if (!quota_.allows(account, services_.now())) {
    return ApiError{429, "analysis_limit", "That is enough for today; come back tomorrow."};
  }
  return std::nullopt;
}

void Analyst::add(std::string game, Job job) {
  {
    const std::lock_guard lock(mutex_);
    if (!jobs_.contains(game)) {
      quota_.note(job.account, services_.now());
      jobs_.emplace(game, std::move(job));
      waiting_.push_back(std::move(game));
    }
  }
  wake_.notify_one();
}

void Analyst::work(const std::stop_token& stop) {
  // Of this thread alone, as Linux takes it.
  static_cast<void>(setpriority(PRIO_PROCESS, 0, kLowestPriority));
  while (!stop.stop_requested()) {
    std::string id;
    std::shared_ptr<const game::Game> game;
    {
      std::unique_lock lock(mutex_);
      if (!wake_.wait(lock, stop, [this] { return !waiting_.empty(); })) {
        return;
      }
      id = std::move(waiting_.front());
      waiting_.pop_front();
      jobs_.at(id).started = true;
      game = jobs_.at(id).game;
    }
    std::string text;
    try {
      text = judged(id, *game, stop);
    } catch (const std::exception& error) {
      spdlog::error("game {} was not analysed: {}", id, error.what());
    }
    if (!stop.stop_requested()) {
      keep(std::move(id), std::move(text));
    }
  }
}

std::string Analyst::judged(const std::string& id, const game::Game& game,
                            const std::stop_token& stop) {
  const std::vector<PlayedTurn> turns = played_turns(game);
  std::vector<std::string> said;
  for (const PlayedTurn& turn : turns) {
    {
      const std::lock_guard lock(mutex_);
      jobs_.at(id).judged = static_cast<unsigned>(said.size());
      jobs_.at(id).of = static_cast<unsigned>(turns.size());
    }
    said.push_back(judged_turn(turn, bots::judge(turn.view, turn.answers, {kPositions}, stop)));
    if (stop.stop_requested()) {
      break;
    }
  }
  const auto count = static_cast<unsigned>(said.size());
  return protocol::encode_analysis({AnalysisStatus::done, count, count, said});
}

/// An analysis that failed leaves nothing behind and can be asked for again.
void Analyst::keep(std::string game, std::string text) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.erase(game);
    if (text.empty()) {
      return;
    }
    // The last few are answered from here while the store writes them.
    recent_.emplace_back(game, text);
    if (recent_.size() > kRecent) {
      recent_.pop_front();
    }
  }
  asio::co_spawn(executor_, write(&services_.store, std::move(game), std::move(text)),
                 asio::detached);
}

}  // namespace aude::lobby
