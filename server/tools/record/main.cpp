#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "server/tools/record/show.hpp"
#include "shared/record/golden.hpp"
#include "shared/record/record.hpp"

namespace {

namespace fs = std::filesystem;
using Paths = std::vector<std::string>;

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    throw std::runtime_error("cannot be opened");
  }
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// Runs `check` for each file; a file that fails says why and the others go on.
template <class Check>
int for_each_file(const Paths& files, Check&& check) {
  int failed = 0;
  for (const std::string& file : files) {
    try {
      check(file);
    } catch (const std::exception& error) {
      std::cerr << file << ": " << error.what() << '\n';
      ++failed;
    }
  }
  return failed == 0 ? 0 : 1;
}

int verify(const Paths& files) {
  return for_each_file(files, [](const std::string& file) {
    const auto replayed = aude::record::read(text_of(file), nullptr);
    const auto& state = replayed.game.state();
    std::cout << file << ": " << state.turn << " turns, "
              << (replayed.game.over() ? "finished" : "in progress") << ", scores";
    for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
      std::cout << ' ' << state.score(aude::game::SeatId{seat}).value;
    }
    std::cout << (replayed.seed ? ", every draw as promised\n"
                                : ", draws not checked: the seed is not in the record\n");
  });
}

int show(const Paths& files) {
  return for_each_file(files, [](const std::string& file) {
    aude::tools::show(aude::record::read(text_of(file), nullptr), std::cout);
  });
}

std::vector<fs::path> golden_files(const Paths& paths) {
  std::vector<fs::path> files;
  for (const std::string& path : paths) {
    if (!fs::is_directory(path)) {
      files.emplace_back(path);
      continue;
    }
    for (const auto& entry : fs::directory_iterator(path)) {
      if (entry.path().extension() == ".jsonl") {
        files.push_back(entry.path());
      }
    }
  }
  std::ranges::sort(files);
  return files;
}

int golden(const Paths& paths) {
  std::size_t games = 0;
  std::size_t turns = 0;
  std::size_t mismatches = 0;
  for (const fs::path& path : golden_files(paths)) {
    std::istringstream lines(text_of(path));
    for (std::string line; std::getline(lines, line);) {
      ++games;
      try {
        const auto result = aude::record::check_golden(line);
        turns += result.turns;
        mismatches += result.mismatches.size();
        for (const std::string& mismatch : result.mismatches) {
          std::cout << result.id << ": " << mismatch << '\n';
        }
      } catch (const aude::record::RecordError& error) {
        ++mismatches;
        std::cout << path.filename().string() << ": " << error.what() << '\n';
      }
    }
  }
  std::cout << games << " games, " << turns << " turns, " << mismatches << " mismatches\n";
  return mismatches == 0 && games > 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Reads and checks stored games."};
  app.require_subcommand(1);
  Paths paths;
  auto* verify_command = app.add_subcommand(
      "verify", "Replay records; check every move, the scores, and the promise about the draws");
  verify_command->add_option("FILE", paths, "Records")->required();
  auto* show_command = app.add_subcommand("show", "Tell the moves of a record in words");
  show_command->add_option("FILE", paths, "Records")->required();
  auto* golden_command = app.add_subcommand(
      "golden", "Replay golden games and compare them with the rules, turn by turn");
  golden_command->add_option("FILE-OR-FOLDER", paths, "Golden games, or folders of *.jsonl")
      ->required();
  CLI11_PARSE(app, argc, argv);
  try {
    if (verify_command->parsed()) {
      return verify(paths);
    }
    return show_command->parsed() ? show(paths) : golden(paths);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
