#pragma once

#include <array>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "tests/bench/load/connection.hpp"
#include "tests/bench/load/samples.hpp"

namespace aude::load {

using Clock = std::chrono::steady_clock;

/// What all tables share: where to, how fast, and what was measured.
struct Scene {
  Endpoint server;
  std::size_t players{2};
  std::size_t spectators{1};
  /// The set-up as JSON, with as many seats as there are players.
  std::string setup;
  /// Mean time from a question to its answer; changed between the steps of a run.
  std::chrono::duration<double> thinking{1};
  /// From sending an answer until the last viewer of the table has its events.
  Samples to_last_viewer;
  std::uint64_t actions{};
  std::uint64_t games{};
  std::uint64_t refusals{};
  /// The last refusal, for the report.
  std::string refusal;
  std::size_t playing{};
  /// Turns that were begun, and the bytes that the last person of each table has heard.
  std::uint64_t turns{};
  std::uint64_t viewer_bytes{};
  Traffic traffic{};
};

/// Made-up people around one table: players that give random legal answers, and spectators. When a
/// game is over they begin another one. Everything happens on one thread.
class Table : public std::enable_shared_from_this<Table> {
 public:
  Table(boost::asio::any_io_executor executor, Scene& scene, std::uint64_t seed);

  /// Opens the connections and plays until the connections are closed. Throws when it cannot begin.
  static awaitable<void> play(std::shared_ptr<Table> self);
  void close();
  [[nodiscard]] const std::string& game() const { return game_; }

 private:
  static awaitable<void> begin_game(std::shared_ptr<Table> self);
  void hear(std::size_t who, std::string_view text);
  void hear_events(std::string_view text);
  void hear_question(std::size_t who, std::string_view text);
  void answer(std::size_t who);
  /// A command's text, with an id that has not been used.
  [[nodiscard]] std::string command(std::string_view kind, std::string_view members);
  [[nodiscard]] awaitable<void> acknowledged(std::size_t count);

  boost::asio::any_io_executor executor_;
  Scene& scene_;
  std::mt19937_64 random_;
  std::vector<std::shared_ptr<Connection>> people_;
  std::string game_;
  boost::asio::steady_timer pause_;
  /// Expires when what is being waited for has come.
  boost::asio::steady_timer news_;
  std::uint64_t commands_{};
  std::uint64_t acks_{};

  std::uint64_t ask_{};
  std::size_t options_{};
  /// When the open answer was sent, and how many viewers have its events.
  Clock::time_point sent_;
  bool is_sent_{};
  std::uint64_t batch_{};
  std::size_t heard_by_{};
};

}  // namespace aude::load
