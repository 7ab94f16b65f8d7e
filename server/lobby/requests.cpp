#include "server/lobby/requests.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "server/room/table_state.hpp"
#include "server/store/random_id.hpp"
#include "shared/expansions/registry.hpp"
#include "shared/protocol/statistics_codec.hpp"
#include "shared/protocol/table_codec.hpp"
#include "shared/record/action_text.hpp"
#include "shared/record/draws.hpp"
#include "shared/record/record.hpp"

namespace aude::lobby {
namespace {

constexpr unsigned kMaxWaitingTables = 10;
constexpr unsigned kMaxPage = 100;
// A table that has waited for so long is not waited for any more. Its address still works.
constexpr std::int64_t kWaitingMs = std::int64_t{24} * 3600 * 1000;
// undone and asked: protocol::encode_undone.
constexpr std::ptrdiff_t kEventsOfUndo = 2;

protocol::UnixMs waiting_since(const room::Services& services) {
  return {services.now().value - kWaitingMs};
}

ApiError not_found() { return {404, "not_found", "There is no such game."}; }

ApiError storage_failed(const std::exception& error) {
  spdlog::error("a request failed in the store: {}", error.what());
  return {503, "storage_failed", "The server could not do that just now; try again."};
}

ApiError broken_game(const std::string& id, const std::exception& error) {
  spdlog::error("game {} is damaged: {}", id, error.what());
  return {500, "broken_game", "This game is damaged and cannot be shown."};
}

/// The place in a list as text: milliseconds, a dash, the id.
std::string write_position(const store::GameRow& last) {
  return std::to_string(last.created_at.value) + "-" + last.id;
}

std::optional<store::ListQuery::Position> read_position(const std::string& text) {
  store::ListQuery::Position position;
  const char* const end = text.data() + text.size();
  const auto [after, error] = std::from_chars(text.data(), end, position.created_at.value);
  if (error != std::errc() || after == end || *after != '-') {
    return std::nullopt;
  }
  position.id.assign(after + 1, end);
  return position;
}

Body page(std::vector<store::ListedGame> games, unsigned limit, const std::string& viewer,
          protocol::UnixMs now) {
  std::string next;
  if (games.size() > limit) {
    games.resize(limit);
    next = write_position(games.back().game);
  }
  std::vector<std::string> summaries;
  summaries.reserve(games.size());
  for (const store::ListedGame& game : games) {
    summaries.push_back(protocol::encode_summary(room::summary_of(game, viewer, now)));
  }
  return protocol::encode_games(summaries, next);
}

/// One batch for the start and one for each action that stands: an undo takes back the rest of its
/// turn, but who gave up in it stays out.
class StandingBatches {
 public:
  void keep(const store::Entry& entry, const room::Match& match, std::vector<std::string> events) {
    const std::size_t standing = match.game().actions().size();
    if (entry.kind == store::EntryKind::undo) {
      take_back(standing + 1);
      return;
    }
    if (batches_.size() > standing) {
      // Giving up in the middle of a turn took it back too, and began with saying so.
      take_back(standing);
      events.erase(events.begin(), events.begin() + kEventsOfUndo);
    }
    batches_.push_back({entry.seq, entry.at, std::move(events)});
    gave_up_.push_back(entry.text == resignation_);
  }

  [[nodiscard]] const std::vector<protocol::ReplayBatch>& all() const { return batches_; }

 private:
  /// Answers go, the last ones first, until so many batches are left.
  void take_back(std::size_t left) {
    for (std::size_t i = batches_.size(); i-- > 0 && batches_.size() > left;) {
      if (!gave_up_[i]) {
        batches_.erase(batches_.begin() + static_cast<std::ptrdiff_t>(i));
        gave_up_.erase(gave_up_.begin() + static_cast<std::ptrdiff_t>(i));
      }
    }
  }

  const std::string resignation_{record::write_action({{}, game::Resign{}})};
  std::vector<protocol::ReplayBatch> batches_;
  std::vector<bool> gave_up_;
};

Body replay_body(const store::StoredGame& stored, protocol::UnixMs now) {
  StandingBatches batches;
  const auto keep = [&batches](const store::Entry& entry, const room::Match& match,
                               std::vector<std::string> events) {
    batches.keep(entry, match, std::move(events));
  };
  const room::TableState state = room::load_table(stored, now, keep);
  return protocol::encode_replay(room::table_of(state, now), batches.all());
}

Body record_body(const store::StoredGame& stored, protocol::UnixMs now) {
  const room::TableState state = room::load_table(stored, now, room::Match::Replayed());
  record::Header header;
  header.id = stored.game.id;
  header.played_at = protocol::to_iso8601(stored.game.started_at.value_or(now));
  for (const store::SeatRow& seat : stored.seats) {
    header.names.push_back(seat.player ? seat.player->name : seat.bot.value_or(""));
  }
  if (const record::Prefix* const prefix = state.match->prefix()) {
    header.prefix = *prefix;
  }
  return record::write(state.match->game(), header, state.match->seed());
}

Body statistics_body(const store::StoredGame& stored, protocol::UnixMs now) {
  std::vector<record::Draw> draws;
  const auto keep = [&draws](const store::Entry& /*entry*/, const room::Match& match,
                             const std::vector<std::string>& /*events*/) {
    const auto draw = record::draw_in_hand(match.game());
    // An undo gives the same tile back; it was drawn once.
    if (draw && (draws.empty() || draws.back().turn != draw->turn)) {
      draws.push_back(*draw);
    }
  };
  const room::TableState state = room::load_table(stored, now, keep);
  const game::Rules& rules = *state.match->rules();
  std::vector<protocol::Draw> named;
  named.reserve(draws.size());
  for (const record::Draw& draw : draws) {
    named.push_back({draw.turn, draw.seat, rules.layout(draw.tile).id, draw.places, draw.mean});
  }
  return protocol::encode_statistics(named);
}

/// What is given out only when the game is over: `body` of the stored game.
awaitable<Body> of_finished(const room::Services* services, std::string id,
                            Body (*body)(const store::StoredGame&, protocol::UnixMs),
                            std::string_view refusal) {
  try {
    auto loading = services->store.load_game(id);
    const std::optional<store::StoredGame> stored = co_await std::move(loading);
    if (!stored) {
      co_return not_found();
    }
    if (stored->game.status != protocol::Status::finished) {
      co_return ApiError{409, "game_running", std::string{refusal}};
    }
    co_return body(*stored, services->now());
  } catch (const store::StoreError& error) {
    co_return storage_failed(error);
  } catch (const std::exception& error) {
    co_return broken_game(id, error);
  }
}

}  // namespace

awaitable<Body> create_table(const room::Services* services, store::Account host,
                             protocol::CreateTable request) {
  auto rules = expansions::make_rules(request.setup);
  if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&rules)) {
    co_return ApiError{400, "bad_setup", errors->front().message};
  }
  const game::Setup& setup = std::get<std::shared_ptr<const game::Rules>>(rules)->setup();
  store::ListedGame game;
  game.game.id = store::random_id();
  game.game.visibility = request.visibility;
  game.game.aids = request.aids;
  game.game.hints = request.hints;
  game.game.pace = request.pace;
  game.game.host = host.id;
  game.game.setup = protocol::encode_setup(setup);
  game.game.clock = protocol::encode_clock(request.clock);
  game.game.created_at = services->now();
  game.seats.resize(setup.seats);
  const std::string id = game.game.id;
  try {
    auto counting = services->store.waiting_tables_of(host.id, waiting_since(*services));
    if (co_await std::move(counting) >= kMaxWaitingTables) {
      co_return ApiError{409, "too_many_tables", "You have too many tables that wait for players."};
    }
    auto adding = services->store.add_game(std::move(game));
    co_await std::move(adding);
  } catch (const store::StoreError& error) {
    co_return storage_failed(error);
  }
  co_return protocol::encode_created(id);
}

awaitable<Body> list_games(const room::Services* services, store::Account viewer,
                           GamesQuery query) {
  const unsigned limit = std::clamp(query.limit, 1U, kMaxPage);
  store::ListQuery select{query.status, std::nullopt, std::nullopt, waiting_since(*services),
                          limit + 1};
  if (query.whose == GamesQuery::Whose::mine) {
    select.of_account = viewer.id;
  }
  if (query.before) {
    select.before = read_position(*query.before);
    if (!select.before) {
      co_return ApiError{400, "bad_request", "before is not the next of a page."};
    }
  }
  try {
    auto listing = services->store.list_games(std::move(select));
    std::vector<store::ListedGame> games = co_await std::move(listing);
    co_return page(std::move(games), limit, viewer.id, services->now());
  } catch (const store::StoreError& error) {
    co_return storage_failed(error);
  }
}

awaitable<Body> one_game(const room::Services* services, store::Account viewer, std::string id) {
  try {
    auto finding = services->store.find_game(std::move(id));
    const std::optional<store::ListedGame> game = co_await std::move(finding);
    if (!game) {
      co_return not_found();
    }
    co_return protocol::encode_summary(room::summary_of(*game, viewer.id, services->now()));
  } catch (const store::StoreError& error) {
    co_return storage_failed(error);
  }
}

awaitable<Body> replay_of(const room::Services* services, std::string id) {
  try {
    auto loading = services->store.load_game(id);
    const std::optional<store::StoredGame> stored = co_await std::move(loading);
    if (!stored) {
      co_return not_found();
    }
    if (stored->game.status == protocol::Status::waiting) {
      co_return ApiError{409, "not_started", "The game has not begun."};
    }
    co_return replay_body(*stored, services->now());
  } catch (const store::StoreError& error) {
    co_return storage_failed(error);
  } catch (const std::exception& error) {
    co_return broken_game(id, error);
  }
}

awaitable<Body> record_of(const room::Services* services, std::string id) {
  return of_finished(services, std::move(id), record_body,
                     "The record is given out when the game is over.");
}

awaitable<Body> statistics_of(const room::Services* services, std::string id) {
  return of_finished(services, std::move(id), statistics_body,
                     "The statistics are given out when the game is over.");
}

}  // namespace aude::lobby
