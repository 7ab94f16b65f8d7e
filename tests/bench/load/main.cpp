// aude-load: a load generator for a running server.
//
//   aude-load play --port P --tables 1000 --rate 1 --seconds 30     many tables at a given pace
//   aude-load climb --port P --tables 1000                          the pace that a server sustains
//   aude-load idle --port P --connections 10000 --pid PID           connections that only listen
//   aude-load live --port P --tables 300 --pid PID                  memory of a game in play
//   aude-load wire --port P                                         bytes of one game
//   aude-load echo --port P --connections 3000                      against aude-echo: the limit

#include <CLI/CLI.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <iostream>

#include <sys/resource.h>

#include "tests/bench/load/runs.hpp"

int main(int argc, char** argv) {
  aude::load::Wanted wanted;
  CLI::App app{"Plays many games at once against a running server and measures", "aude-load"};
  app.require_subcommand(1);
  app.fallthrough();
  app.add_option("--port", wanted.port, "port of the server on this machine")->required();
  app.add_option("--pid", wanted.pid, "process of the server: its memory and time are reported");
  app.add_option("--tables", wanted.tables, "tables")->capture_default_str();
  app.add_option("--players", wanted.players, "players of a table")->check(CLI::Range(2, 6));
  app.add_option("--spectators", wanted.spectators, "spectators of a table");
  app.add_option("--connections", wanted.connections, "connections of idle and echo");
  app.add_option("--rate", wanted.rate, "answers a second of each table")->capture_default_str();
  app.add_option("--ramp", wanted.ramp, "tables that begin in a second")->capture_default_str();
  app.add_option("--seconds", wanted.seconds, "time of a measurement")->capture_default_str();
  app.add_option("--step", wanted.step, "climb: how much faster each time");
  app.add_option("--limit-ms", wanted.limit_ms, "climb until 99 % take longer than this");
  app.add_option("--seed", wanted.seed, "of the random answers")->capture_default_str();
  app.add_option("--json", wanted.json, "file for the figures");
  app.add_option("--join-at", wanted.join_at, "wire: the turn at which somebody joins");
  app.add_option("--bytes-in", wanted.bytes_in, "echo: size of a question");
  app.add_option("--bytes-out", wanted.bytes_out, "echo: size of an answer");
  app.add_subcommand("play")->callback([&] { wanted.run = &aude::load::run_play; });
  app.add_subcommand("climb")->callback([&] { wanted.run = &aude::load::run_climb; });
  app.add_subcommand("idle")->callback([&] { wanted.run = &aude::load::run_idle; });
  app.add_subcommand("live")->callback([&] { wanted.run = &aude::load::run_live; });
  app.add_subcommand("wire")->callback([&] { wanted.run = &aude::load::run_wire; });
  app.add_subcommand("echo")->callback([&] { wanted.run = &aude::load::run_echo; });
  CLI11_PARSE(app, argc, argv);

  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) == 0) {
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
  }
  try {
    return wanted.run(wanted);
  } catch (const std::exception& error) {
    std::cerr << "aude-load: " << error.what() << '\n';
    return 1;
  }
}
