#include "server/bots/share.hpp"

#include <algorithm>

namespace aude::bots {

Budget share_of(Budget full, std::size_t waiting, std::size_t workers) {
  const std::size_t each = std::max<std::size_t>(workers, 1);
  const std::uint64_t parts = 1 + (waiting + each - 1) / each;
  return {std::max(full.positions / parts, std::min<std::uint64_t>(full.positions, 1))};
}

}  // namespace aude::bots
