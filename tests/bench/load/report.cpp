#include "tests/bench/load/report.hpp"

#include <cmath>
#include <fstream>
#include <iomanip>
#include <iostream>

namespace aude::load {

double rounded(double value) {
  const double step = std::abs(value) < 100 ? 100 : 1;
  return std::round(value * step) / step;
}

void report(const nlohmann::ordered_json& rows, const std::filesystem::path& file) {
  constexpr int kWidth = 16;
  for (const auto& [name, value] : rows.front().items()) {
    std::cout << std::setw(kWidth) << name;
  }
  std::cout << '\n';
  for (const auto& row : rows) {
    for (const auto& [name, value] : row.items()) {
      std::cout << std::setw(kWidth) << value.dump();
    }
    std::cout << '\n';
  }
  std::cout << std::flush;
  if (!file.empty()) {
    std::ofstream{file} << rows.dump(1) << '\n';
  }
}

}  // namespace aude::load
