#include "server/identity/folded_name.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include <utf8proc.h>

namespace aude::identity {

std::string folded_name(std::string_view name) {
  const std::string text{name};
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> folded{
      utf8proc_NFKC_Casefold(reinterpret_cast<const utf8proc_uint8_t*>(text.c_str())), &std::free};
  std::string result = folded ? reinterpret_cast<const char*>(folded.get()) : text;
  std::erase(result, ' ');
  return result;
}

}  // namespace aude::identity
