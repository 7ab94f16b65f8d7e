#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <string_view>

#include "server/bots/bot.hpp"
#include "server/bots/pool.hpp"
#include "server/metrics/metrics.hpp"
#include "server/store/store.hpp"
#include "shared/protocol/unix_time.hpp"
#include "shared/record/deal.hpp"

namespace aude::room {

/// What rooms need of the rest of the server. All references must outlive the rooms.
struct Services {
  store::Store& store;
  bots::BotPool& bots;
  /// bots::find_bot, or a test's own: null for an unknown level.
  std::function<const bots::Bot*(std::string_view level)> find_bot;
  /// Level of the bot that plays for people who are away or out of time.
  std::string stand_in;
  /// The time; must never go back. `steady_now` unless a test has its own.
  std::function<protocol::UnixMs()> now;
  /// How long a player may be offline in a running game before others may propose a bot.
  std::chrono::milliseconds away_after{60'000};
  /// The seed of a game that this person starts; random unless it is given. For tests alone: who
  /// can work it out knows every tile to come.
  std::function<record::Seed(const store::Account& host)> deal{};
  /// Tables that wait and at which nothing has happened for so long are deleted; 0: never.
  std::chrono::hours keep_waiting{std::chrono::days(14)};
  /// How long a room without viewers and without anything to do stays loaded.
  std::chrono::milliseconds idle_after{120'000};
  /// How long comings and goings are collected before they are told to everyone.
  std::chrono::milliseconds presence_delay{150};
  /// How long changes of the list of tables are collected before it is sent.
  std::chrono::milliseconds list_delay{300};
  metrics::Metrics& metrics = metrics::unread();
};

/// The time of day at the start of the process, carried on by the steady clock: a clock that is set
/// while the server runs costs nobody thinking time. Thread-safe.
[[nodiscard]] protocol::UnixMs steady_now();

}  // namespace aude::room
