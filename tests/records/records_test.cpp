#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "shared/record/record.hpp"
#include "tests/records/facts.hpp"

using namespace aude;

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> records_of(int format) {
  std::vector<fs::path> files;
  const fs::path folder =
      fs::path(AUDE_SOURCE_DIR) / "tests/records" / ("format-" + std::to_string(format));
  for (const auto& entry : fs::directory_iterator(folder)) {
    files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

std::string text_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

}  // namespace

// These files are never changed: a program that cannot read one of them has broken a promise.
TEST_CASE("records of every format up to now replay and verify") {
  for (int format = 1; format <= record::kFormat; ++format) {
    const auto files = records_of(format);
    CHECK_FALSE(files.empty());
    for (const fs::path& file : files) {
      CAPTURE(file.filename().string());
      const record::Replayed replayed = record::read(text_of(file), nullptr);
      CHECK(replayed.game.over());
      CHECK(replayed.seed.has_value());
    }
  }
}

TEST_CASE("there is a record for every box, every value of every option and both ends") {
  std::set<std::string> missing = tests::all_facts();
  for (int format = 1; format <= record::kFormat; ++format) {
    for (const fs::path& file : records_of(format)) {
      for (const std::string& fact : tests::facts_of(record::read(text_of(file), nullptr).game)) {
        missing.erase(fact);
      }
    }
  }
  for (const std::string& fact : missing) {
    FAIL_CHECK("no record in tests/records shows \"" << fact << "\": add one with "
                                                     << "aude-sample-records tests/records");
  }
}

TEST_CASE("a record of a newer format is refused with both numbers") {
  CHECK_THROWS_WITH_AS(static_cast<void>(record::read(R"({"format":99})", nullptr)),
                       doctest::Contains("format 99: this program reads up to format"),
                       record::RecordError);
}
