#include "server/lobby/lobby.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "server/lobby/analyst.hpp"
#include "server/lobby/hall.hpp"
#include "server/lobby/play_on.hpp"
#include "server/lobby/requests.hpp"

namespace aude::lobby {

Lobby::Lobby(boost::asio::any_io_executor executor, room::Services services)
    : hall_(std::make_shared<Hall>(executor, std::move(services))),
      analyst_(std::make_unique<Analyst>(std::move(executor), hall_->services())) {}

Lobby::~Lobby() = default;

void Lobby::begin() { hall_->begin(); }

void Lobby::handle(const Viewer& viewer, protocol::ClientMessage message) {
  hall_->handle(viewer, std::move(message));
}

void Lobby::gone(const Viewer& viewer) { hall_->gone(viewer); }

void Lobby::renamed(store::Account account) { hall_->tell_all(room::Renamed{std::move(account)}); }

void Lobby::departed(std::string account) { hall_->tell_all(room::Departed{std::move(account)}); }

awaitable<bool> Lobby::end(std::string id) {
  auto finding = hall_->services().store.find_game(id);
  const std::optional<store::ListedGame> game = co_await std::move(finding);
  if (!game || game->game.status == protocol::Status::finished) {
    co_return false;
  }
  hall_->end(std::move(id));
  co_return true;
}

awaitable<Body> Lobby::create(store::Account host, protocol::CreateTable request) {
  return create_table(&hall_->services(), std::move(host), std::move(request));
}

awaitable<Body> Lobby::play_on(store::Account host, std::string id, protocol::PlayOn from) {
  return lobby::play_on(&hall_->services(), std::move(host), std::move(id), std::move(from));
}

awaitable<Body> Lobby::games(store::Account viewer, GamesQuery query) {
  return list_games(&hall_->services(), std::move(viewer), std::move(query));
}

awaitable<Body> Lobby::game(store::Account viewer, std::string id) {
  return one_game(&hall_->services(), std::move(viewer), std::move(id));
}

awaitable<Body> Lobby::replay(std::string id) {
  return replay_of(&hall_->services(), std::move(id));
}

awaitable<Body> Lobby::record(std::string id) {
  return record_of(&hall_->services(), std::move(id));
}

awaitable<Body> Lobby::statistics(std::string id) {
  return statistics_of(&hall_->services(), std::move(id));
}

awaitable<Body> Lobby::analysis(std::string id) { return analyst_->look_up(std::move(id)); }

awaitable<Body> Lobby::analyse(store::Account by, std::string id) {
  return analyst_->begin(std::move(by), std::move(id));
}

awaitable<void> Lobby::drain() {
  return boost::asio::co_spawn(hall_->executor(), Hall::drain(hall_), boost::asio::use_awaitable);
}

Census Lobby::census() const { return hall_->census(); }

}  // namespace aude::lobby
