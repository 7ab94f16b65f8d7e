#include "server/room/history.hpp"

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

std::optional<std::vector<const Batch*>> History::after(std::uint64_t seen) const {
  if (seen <= begin_ || seen > last_ || batches_.empty() || seen + 1 < batches_.front().seq) {
    return std::nullopt;
  }
  std::vector<const Batch*> missed;
  for (const Batch& batch : batches_) {
    if (batch.seq > seen) {
      missed.push_back(&batch);
    }
  }
  return missed;
}

}  // namespace aude::room
