// Runs a fuzz target without libFuzzer: over its corpus, and over seeded mutations of it.
//
//   fuzz-decode [--mutations=N] [--seed=N] FOLDER...
//
// An input that ends the process is kept as fuzz-failure in the current folder.

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/require.hpp"

namespace {

namespace fs = std::filesystem;
using Random = std::mt19937_64;

constexpr std::size_t kLongest = std::size_t{64} << 10U;

std::string running;

/// A signal handler: nothing but what POSIX allows in one.
extern "C" void keep_input(int signal) {
  const int file = ::open("fuzz-failure", O_WRONLY | O_CREAT | O_TRUNC, 0644);
  [[maybe_unused]] const auto written = ::write(file, running.data(), running.size());
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

std::size_t below(Random& random, std::size_t end) {
  return end == 0 ? 0 : std::uniform_int_distribution<std::size_t>(0, end - 1)(random);
}

/// A piece of another input, or of the language that the inputs are written in.
std::string piece(Random& random, std::span<const std::string> corpus) {
  static constexpr std::array<std::string_view, 24> kWords = {
      "{",        "}",    "[",  "]",   ",",    ":",    "\"",   "\\u0000",
      "\xC3\xA4", "\xFF", "-1", "0",   "1e99", "null", "true", "4294967296",
      "\n",       "\r\n", "..", "%2e", "/",    "::1",  "\0",   "\xE2\x80\x8B"};
  if (below(random, 2) == 0) {
    return std::string(kWords.at(below(random, kWords.size())));
  }
  const std::string& other = corpus[below(random, corpus.size())];
  return other.substr(below(random, other.size()), 1 + below(random, 64));
}

std::string mutated(std::string text, Random& random, std::span<const std::string> corpus) {
  for (std::size_t change = 1 + below(random, 4); change > 0; --change) {
    const std::size_t at = below(random, text.size() + 1);
    const std::size_t length = std::min(text.size() - at, below(random, 16));
    switch (below(random, 5)) {
    case 0:
      text.insert(at, piece(random, corpus));
      break;
    case 1:
      text.erase(at, length);
      break;
    case 2:
      text.replace(at, length, piece(random, corpus));
      break;
    case 3:
      text.insert(at, text.substr(at, length));
      break;
    default:
      if (at < text.size()) {
        text[at] = static_cast<char>(text[at] ^ (1 << below(random, 8)));
      }
    }
  }
  text.resize(std::min(text.size(), kLongest));
  return text;
}

std::vector<std::string> read_corpus(std::span<const std::string_view> folders) {
  std::vector<fs::path> files;
  for (const std::string_view folder : folders) {
    for (const auto& entry : fs::directory_iterator(folder)) {
      files.push_back(entry.path());
    }
  }
  std::ranges::sort(files);
  std::vector<std::string> corpus{""};
  for (const fs::path& file : files) {
    std::ifstream in(file, std::ios::binary);
    corpus.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  return corpus;
}

void run(std::string input) {
  running = std::move(input);
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(running.data()), running.size());
}

/// "--mutations=300" into `value`; false if the argument is another one.
bool read_number(std::string_view argument, std::string_view name, std::size_t& value) {
  if (!argument.starts_with(name)) {
    return false;
  }
  const std::string_view number = argument.substr(name.size());
  return std::from_chars(number.data(), number.data() + number.size(), value).ec == std::errc{};
}

}  // namespace

int main(int argc, char** argv) {
  std::size_t mutations = 3000;
  std::size_t seed = 1;
  std::vector<std::string_view> folders;
  for (const char* const argument : std::span(argv, static_cast<std::size_t>(argc)).subspan(1)) {
    if (!read_number(argument, "--mutations=", mutations) &&
        !read_number(argument, "--seed=", seed)) {
      folders.emplace_back(argument);
    }
  }
  for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGBUS, SIGILL}) {
    std::signal(signal, keep_input);
  }
  const std::vector<std::string> corpus = read_corpus(folders);
  if (corpus.size() < 2) {
    std::fputs("there is no corpus\n", stderr);
    return 1;
  }
  std::ranges::for_each(corpus, run);
  Random random(seed);
  for (std::size_t i = 0; i < mutations; ++i) {
    run(mutated(corpus[below(random, corpus.size())], random, corpus));
  }
  std::printf("%zu inputs and %zu mutations of them\n", corpus.size(), mutations);
  return 0;
}
