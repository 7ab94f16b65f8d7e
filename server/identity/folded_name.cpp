#include "server/identity/folded_name.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>

#include <utf8proc.h>

namespace aude::identity {
namespace {

std::string folded(const std::string& text) {
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> bytes{
      utf8proc_NFKC_Casefold(reinterpret_cast<const utf8proc_uint8_t*>(text.c_str())), &std::free};
  return bytes ? reinterpret_cast<const char*>(bytes.get()) : text;
}

}  // namespace

std::string folded_name(std::string_view name) {
  std::string result = folded(std::string{name});
  std::erase(result, ' ');
  // A mark that stood behind a blank has come to the letter before it.
  return folded(result);
}

}  // namespace aude::identity
