#include <optional>
#include <string>

#include "server/identity/folded_name.hpp"
#include "server/identity/name.hpp"
#include "shared/protocol/account_codec.hpp"
#include "tests/fuzz/require.hpp"

using namespace aude;
using tests::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::optional<std::string> name = identity::clean_name(tests::text_of(bytes, size));
  if (!name) {
    return 0;
  }
  require(!name->empty() && identity::clean_name(*name) == name, "a clean name is clean");
  const std::string folded = identity::folded_name(*name);
  require(!folded.empty(), "a name that can be seen can be compared");
  require(identity::folded_name(folded) == folded, "a name is folded once");
  require(!protocol::encode_me({{"id", *name}, false, false}).empty(), "a clean name can be sent");
  return 0;
}
