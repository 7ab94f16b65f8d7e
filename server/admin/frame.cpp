#include "server/admin/frame.hpp"

#include <algorithm>

namespace aude::admin {
namespace {

constexpr char kSeparator = '\x1f';

}  // namespace

std::string write_frame(const std::vector<std::string>& parts) {
  std::string frame;
  for (const std::string& part : parts) {
    std::ranges::copy_if(part, std::back_inserter(frame),
                         [](unsigned char c) { return c >= ' ' || c == '\n'; });
    frame += kSeparator;
  }
  if (!frame.empty()) {
    frame.pop_back();
  }
  return frame + kEndOfFrame;
}

std::optional<std::vector<std::string>> read_frame(std::string_view frame) {
  if (!frame.ends_with(kEndOfFrame)) {
    return std::nullopt;
  }
  frame.remove_suffix(1);
  std::vector<std::string> parts;
  for (;;) {
    const auto end = frame.find(kSeparator);
    parts.emplace_back(frame.substr(0, end));
    if (end == std::string_view::npos) {
      return parts;
    }
    frame.remove_prefix(end + 1);
  }
}

}  // namespace aude::admin
