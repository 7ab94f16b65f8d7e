#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

#include "server/admin/desk.hpp"
#include "server/identity/attempts.hpp"
#include "server/identity/people.hpp"
#include "server/lobby/lobby.hpp"
#include "server/metrics/metrics.hpp"
#include "server/net/certificate.hpp"
#include "server/net/limits.hpp"
#include "server/net/peer.hpp"
#include "server/net/sessions.hpp"
#include "server/net/settings.hpp"
#include "server/net/static_files.hpp"
#include "server/post/post.hpp"

namespace aude::net {

/// What a server is made of. The references must outlive it and all that it still runs.
struct Parts {
  lobby::Lobby& lobby;
  store::Store& store;
  post::Post& post;
  metrics::Metrics& metrics;
  /// Folder of the built web client.
  std::filesystem::path client;
  Settings settings;
  identity::Policy policy;
};

/// What all connections share.
struct Site {
  /// `strand` is for Sessions. Reads the client's files and the certificate; throws if one cannot
  /// be read.
  Site(const Parts& parts, const boost::asio::any_io_executor& strand);

  lobby::Lobby& lobby;
  store::Store& store;
  post::Post& post;
  metrics::Metrics& metrics;
  Settings settings;
  identity::People people;
  StaticFiles files;
  Sessions sessions;
  TrustedProxies proxies;
  /// Of the addresses that connections come from, or of those that a trusted proxy names.
  std::shared_ptr<AddressLimit> addresses;
  /// Games that are replayed for an answer: each takes some milliseconds from those who play.
  identity::Attempts replays{kReplaysInAMinute, std::chrono::minutes{1}};
  std::unique_ptr<Certificate> certificate;
  /// The answer to GET /api/rules; the same as long as the program runs.
  std::string rules;
  std::string rules_tag;
  admin::Desk desk;
};

}  // namespace aude::net
