#include "server/lobby/hall.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "shared/protocol/table_codec.hpp"

namespace aude::lobby {
namespace {

namespace asio = boost::asio;

// Of one connection. People follow one game, programs a few.
constexpr std::size_t kMaxWatched = 16;
// With the farewells after it this stays below five seconds; Docker kills after ten.
constexpr std::chrono::milliseconds kDrainPatience{2500};
constexpr std::chrono::milliseconds kDrainStep{10};

const room::Refusal kBusy{"busy", "The table has too much to do; try again."};
const room::Refusal kRestarting{"restarting", "The server is about to restart."};

/// What the lobby has to know, and does not only pass on.
bool concerns_lobby(const protocol::ClientMessage& message) {
  return std::holds_alternative<protocol::Lobby>(message) ||
         std::holds_alternative<protocol::Watch>(message) ||
         std::holds_alternative<protocol::Unwatch>(message);
}

/// What its sender says next about this game may go straight to the room.
void show_way(const room::Mail& mail, const std::string& game,
              const std::shared_ptr<room::Room>& room) {
  if (const auto* from = std::get_if<room::FromViewer>(&mail)) {
    if (const auto sink = from->viewer.sink.lock()) {
      sink->routes().remember(game, room);
    }
  }
}

}  // namespace

Hall::Hall(asio::any_io_executor executor, room::Services services)
    : io_(std::move(executor)), strand_(asio::make_strand(io_)), services_(std::move(services)),
      list_timer_(strand_), loaded_one_(strand_), housekeeping_(strand_) {}

void Hall::handle(const Viewer& viewer, protocol::ClientMessage message) {
  if (std::holds_alternative<protocol::Ping>(message)) {
    room::send(viewer, protocol::encode_pong());
    return;
  }
  const auto sink = viewer.sink.lock();
  if (!sink) {
    return;
  }
  room::Mail mail = room::FromViewer{viewer, std::move(message), Clock::now()};
  if (go_straight(sink->routes(), mail)) {
    return;
  }
  sink->routes().enter_lobby();
  asio::post(strand_, [self = shared_from_this(), sink,
                       mail = std::get<room::FromViewer>(std::move(mail))]() mutable {
    self->take(std::move(mail));
    sink->routes().leave_lobby();
  });
}

/// False if the message has to cross the lobby; then it is as it was.
bool Hall::go_straight(room::Routes& routes, room::Mail& mail) {
  const protocol::ClientMessage& message = std::get<room::FromViewer>(mail).message;
  if (concerns_lobby(message)) {
    return false;
  }
  const auto room = routes.find(protocol::game_of(message));
  if (!room) {
    return false;
  }
  const room::Room::Posted posted = room->post(std::move(mail));
  if (posted == room::Room::Posted::full) {
    // A mail that was not taken is as it was.
    refuse(mail, kBusy);  // NOLINT(bugprone-use-after-move)
  }
  return posted != room::Room::Posted::closed;
}

void Hall::refuse(const Viewer& viewer, const protocol::ClientMessage& message,
                  const room::Refusal& refusal) {
  services_.metrics.refused(refusal.code);
  room::send(viewer, protocol::encode_refused(protocol::Refused{refusal.code, refusal.message,
                                                                protocol::command_id_of(message),
                                                                protocol::game_of(message)}));
}

void Hall::refuse(const room::Mail& mail, const room::Refusal& refusal) {
  if (const auto* from = std::get_if<room::FromViewer>(&mail)) {
    refuse(from->viewer, from->message, refusal);
  }
}

void Hall::take(room::FromViewer mail) {
  const Viewer& viewer = mail.viewer;
  if (draining_) {
    refuse(viewer, mail.message, kRestarting);
    return;
  }
  if (const auto* lobby = std::get_if<protocol::Lobby>(&mail.message)) {
    if (!lobby->watch) {
      tables_.remove_watcher(viewer);
      return;
    }
    tables_.add_watcher(viewer);
    if (const auto sink = viewer.sink.lock()) {
      sink->send(tables_.frame());
    }
    return;
  }
  if (!note_watching(viewer, mail.message)) {
    refuse(viewer, mail.message, {"too_many_games", "That is too many games for one connection."});
    return;
  }
  const std::string game(protocol::game_of(mail.message));
  deliver(game, std::move(mail));
}

bool Hall::note_watching(const Viewer& viewer, const protocol::ClientMessage& message) {
  if (const auto* watch = std::get_if<protocol::Watch>(&message)) {
    std::set<std::string>& games = watching_[viewer.sink];
    if (games.size() >= kMaxWatched && !games.contains(watch->game)) {
      return false;
    }
    games.insert(watch->game);
  } else if (const auto* unwatch = std::get_if<protocol::Unwatch>(&message)) {
    if (const auto known = watching_.find(viewer.sink); known != watching_.end()) {
      known->second.erase(unwatch->game);
    }
  }
  viewers_ = watching_.size();
  return true;
}

void Hall::deliver(const std::string& game, room::Mail mail) {
  const auto [found, is_new] = places_.try_emplace(game);
  Place& place = found->second;
  if (is_new) {
    rooms_ = places_.size();
    ++loading_;
    // On a strand of its own: replaying a long game must not hold up the others.
    asio::co_spawn(asio::make_strand(io_), load(shared_from_this(), game), asio::detached);
  }
  if (place.room) {
    show_way(mail, game, place.room);
    send_to(place, std::move(mail));
  } else if (place.waiting.size() < room::Room::kMailboxSize) {
    place.waiting.push_back(std::move(mail));
  } else {
    refuse(mail, kBusy);
  }
}

void Hall::send_to(const Place& place, room::Mail mail) {
  // Rooms are closed on this strand, and forgotten at once or because the server stops.
  if (place.room->post(std::move(mail)) == room::Room::Posted::full) {
    refuse(mail, kBusy);  // NOLINT(bugprone-use-after-move): it is as it was
  }
}

asio::awaitable<void> Hall::load(std::shared_ptr<Hall> self, std::string game) {
  std::shared_ptr<room::Room> room;
  room::Refusal refusal{"not_found", "There is no such game."};
  try {
    auto loading = self->services_.store.load_game(game);
    const std::optional<store::StoredGame> stored = co_await std::move(loading);
    if (stored) {
      room =
          std::make_shared<room::Room>(self->io_, self->services_, self->weak_from_this(), *stored);
    }
  } catch (const store::StoreError& error) {
    spdlog::error("game {} was not loaded: {}", game, error.what());
    refusal = {"storage_failed", "The server could not read that game; try again."};
  } catch (const std::exception& error) {
    spdlog::error("game {} is damaged: {}", game, error.what());
    refusal = {"broken_game", "This game is damaged and cannot be shown."};
  }
  asio::post(self->strand_, [self, game = std::move(game), room = std::move(room),
                             refusal = std::move(refusal)]() mutable {
    self->loaded(game, std::move(room), refusal);
  });
}

void Hall::loaded(const std::string& game, std::shared_ptr<room::Room> room,
                  const room::Refusal& refusal) {
  --loading_;
  loaded_one_.cancel();
  Place& place = places_.at(game);
  std::deque<room::Mail> waiting = std::exchange(place.waiting, {});
  if (!room || draining_) {
    forget(game);
    for (const room::Mail& mail : waiting) {
      refuse(mail, room ? kRestarting : refusal);
    }
    return;
  }
  place.room = std::move(room);
  place.room->start();
  for (const room::Mail& mail : waiting) {
    send_to(place, mail);
  }
  // Not before all of them have been sent: nothing may overtake them.
  for (const room::Mail& mail : waiting) {
    show_way(mail, game, place.room);
  }
}

void Hall::forget(const std::string& game) {
  places_.erase(game);
  rooms_ = places_.size();
  if (tables_.remove(game)) {
    list_changed();
  }
}

void Hall::gone(const Viewer& viewer) {
  asio::post(strand_, [self = shared_from_this(), viewer] {
    self->tables_.remove_watcher(viewer);
    const auto known = self->watching_.find(viewer.sink);
    if (known == self->watching_.end()) {
      return;
    }
    for (const std::string& game : known->second) {
      const auto place = self->places_.find(game);
      if (place == self->places_.end()) {
        continue;
      }
      if (place->second.room) {
        self->send_to(place->second, room::Gone{viewer});
      } else {
        place->second.waiting.emplace_back(room::Gone{viewer});
      }
    }
    self->watching_.erase(known);
    self->viewers_ = self->watching_.size();
  });
}

void Hall::tell_all(room::Mail mail) {
  asio::post(strand_, [self = shared_from_this(), mail = std::move(mail)] {
    for (auto& [game, place] : self->places_) {
      if (place.room) {
        self->send_to(place, mail);
      } else {
        place.waiting.push_back(mail);
      }
    }
  });
}

void Hall::end(std::string game) {
  asio::post(strand_, [self = shared_from_this(), game = std::move(game)] {
    if (!self->draining_) {
      self->deliver(game, room::Close{});
    }
  });
}

void Hall::list(const std::string& game, std::optional<room::Listing> listing) {
  asio::post(strand_, [self = shared_from_this(), game, listing = std::move(listing)]() mutable {
    const bool is_new =
        listing ? self->tables_.put(game, std::move(*listing)) : self->tables_.remove(game);
    if (is_new) {
      self->list_changed();
    }
  });
}

void Hall::list_changed() {
  if (std::exchange(list_is_due_, true)) {
    return;
  }
  list_timer_.expires_after(services_.list_delay);
  list_timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
    const auto self = weak.lock();
    if (self && !error) {
      self->list_is_due_ = false;
      self->tables_.send_to_all();
    }
  });
}

void Hall::idle(const std::string& game, std::uint64_t handled) {
  asio::post(strand_, [self = shared_from_this(), game, handled] {
    const auto place = self->places_.find(game);
    if (place != self->places_.end() && place->second.room &&
        place->second.room->close_if_idle(handled)) {
      self->forget(game);
    }
  });
}

void Hall::stopped(const std::string& game) {
  asio::post(strand_, [self = shared_from_this(), game] {
    // A room that was put to sleep is forgotten already, and may be loaded again by now.
    if (self->draining_) {
      self->forget(game);
    }
  });
}

asio::awaitable<void> Hall::drain(std::shared_ptr<Hall> self) {
  self->draining_ = true;
  self->housekeeping_.cancel();
  self->loaded_one_.cancel();
  for (auto& [game, place] : self->places_) {
    if (place.room) {
      place.room->close();
    }
  }
  asio::steady_timer pause(self->strand_);
  for (auto waited = kDrainStep; !self->places_.empty() && waited < kDrainPatience;
       waited += kDrainStep) {
    pause.expires_after(kDrainStep);
    auto pausing = pause.async_wait(asio::use_awaitable);
    co_await std::move(pausing);
  }
  if (!self->places_.empty()) {
    spdlog::warn("{} rooms have not finished in time", self->places_.size());
  }
  self->list_timer_.cancel();
}

Census Hall::census() const { return {rooms_, viewers_}; }

}  // namespace aude::lobby
