#include "server/room/history.hpp"

#include <algorithm>

namespace aude::room {
namespace {

constexpr std::size_t kKept = 64;

}  // namespace

void History::add(Batch batch) {
  last_ = batch.seq;
  batches_.push_back(std::move(batch));
  if (batches_.size() > kKept) {
    batches_.pop_front();
  }
}

std::optional<std::vector<Batch>> History::after(std::uint64_t seen) const {
  if (seen <= begin_ || seen > last_ || batches_.empty() || seen + 1 < batches_.front().seq) {
    return std::nullopt;
  }
  const auto first =
      std::ranges::find_if(batches_, [seen](const Batch& batch) { return batch.seq > seen; });
  return std::vector<Batch>(first, batches_.end());
}

}  // namespace aude::room
