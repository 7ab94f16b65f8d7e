#pragma once

#include <cstddef>
#include <string>

#include "server/identity/guests.hpp"
#include "server/lobby/lobby.hpp"
#include "server/metrics/metrics.hpp"
#include "server/net/sessions.hpp"
#include "server/net/static_files.hpp"

namespace aude::net {

/// What a server is made of. The references must outlive it and all that it still runs.
struct Parts {
  lobby::Lobby& lobby;
  store::Store& store;
  metrics::Metrics& metrics;
  /// Folder of the built web client.
  std::filesystem::path client;
  /// See ops::Options.
  std::size_t message_limit{};
  std::size_t connection_limit{};
};

/// What all connections share.
struct Site {
  /// `strand` is for Sessions. Reads the client's files; throws if one cannot be read.
  Site(const Parts& parts, const boost::asio::any_io_executor& strand);

  lobby::Lobby& lobby;
  metrics::Metrics& metrics;
  identity::Guests guests;
  StaticFiles files;
  Sessions sessions;
  /// The answer to GET /api/rules; the same as long as the program runs.
  std::string rules;
  std::string rules_tag;
  std::size_t message_limit;
};

}  // namespace aude::net
