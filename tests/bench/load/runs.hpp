#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>

namespace aude::load {

/// What the command line asks for.
struct Wanted {
  std::uint16_t port{};
  int pid{};
  std::size_t tables{1000};
  std::size_t players{2};
  std::size_t spectators{1};
  std::size_t connections{10'000};
  double rate{1};
  double ramp{200};
  double seconds{30};
  double step{1.25};
  double limit_ms{100};
  std::uint64_t seed{1};
  /// wire: the turn at which somebody joins.
  std::uint64_t join_at{80};
  std::size_t bytes_in{90};
  std::size_t bytes_out{450};
  std::filesystem::path json;
  int (*run)(const Wanted&){};
};

/// Each prints a table, writes JSON if that is wanted, and returns the exit code: 1 if anything was
/// refused or lost.
int run_play(const Wanted& wanted);
int run_climb(const Wanted& wanted);
int run_idle(const Wanted& wanted);
int run_live(const Wanted& wanted);
int run_echo(const Wanted& wanted);
int run_wire(const Wanted& wanted);

}  // namespace aude::load
