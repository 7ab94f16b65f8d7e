#include "tests/bench/load/process.hpp"

#include <fstream>
#include <string>

#include <unistd.h>

namespace aude::load {

Usage usage_of(int pid) {
  Usage usage;
  const std::string folder = "/proc/" + std::to_string(pid);
  double total = 0;
  double resident = 0;
  if (std::ifstream{folder + "/statm"} >> total >> resident) {
    usage.bytes_resident = resident * static_cast<double>(::sysconf(_SC_PAGESIZE));
  }
  std::string stat;
  std::getline(std::ifstream{folder + "/stat"}, stat);
  // Fields 14 and 15, counted from the state, which follows the name in brackets.
  if (const auto name_end = stat.rfind(')'); name_end != std::string::npos) {
    std::size_t at = name_end + 2;
    for (int skipped = 0; skipped < 11; ++skipped) {
      at = stat.find(' ', at) + 1;
    }
    std::size_t read = 0;
    const double user = std::stod(stat.substr(at), &read);
    const double system = std::stod(stat.substr(at + read));
    usage.cpu_seconds = (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
  }
  return usage;
}

}  // namespace aude::load
