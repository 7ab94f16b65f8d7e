#pragma once

#include <string>

#include "server/lobby/lobby.hpp"

namespace aude::lobby {

/// The requests that the store alone can answer. Each completes on the executor of its caller;
/// `services` must live until then.

[[nodiscard]] awaitable<Body> create_table(const room::Services* services, store::Account host,
                                           protocol::CreateTable request);
[[nodiscard]] awaitable<Body> list_games(const room::Services* services, store::Account viewer,
                                         GamesQuery query);
[[nodiscard]] awaitable<Body> one_game(const room::Services* services, store::Account viewer,
                                       std::string id);
[[nodiscard]] awaitable<Body> replay_of(const room::Services* services, std::string id);
[[nodiscard]] awaitable<Body> record_of(const room::Services* services, std::string id);
[[nodiscard]] awaitable<Body> statistics_of(const room::Services* services, std::string id);

}  // namespace aude::lobby
