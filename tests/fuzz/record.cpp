#include "shared/record/record.hpp"

#include <optional>
#include <string>

#include "tests/fuzz/require.hpp"

using namespace aude;
using tests::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  try {
    const record::Replayed first = record::read(tests::text_of(bytes, size), nullptr);
    if (!first.seed) {
      return 0;
    }
    const std::string written = record::write(first.game, first.header, *first.seed);
    const record::Replayed second = record::read(written, nullptr);
    require(record::write(second.game, second.header, *first.seed) == written,
            "a record that is read and written stays as it is");
  } catch (const record::RecordError& error) {
    require(*error.what() != '\0', "a bad record has a reason");
  }
  return 0;
}
