#include "server/net/outbox.hpp"

#include <utility>

#include "server/net/limits.hpp"

namespace aude::net {

Outbox::Pushed Outbox::push(room::Frame frame) {
  const std::scoped_lock lock{mutex_};
  if (farewell_ || is_abandoned_) {
    return Pushed::closed;
  }
  if (frames_.size() >= kQueuedFrames ||
      (!frames_.empty() && bytes_ + frame->size() > kQueuedBytes)) {
    frames_.clear();
    bytes_ = 0;
    return close_locked(Farewell::slow_reader);
  }
  bytes_ += frame->size();
  frames_.push_back(std::move(frame));
  return std::exchange(is_asleep_, false) ? Pushed::wake : Pushed::queued;
}

Outbox::Pushed Outbox::close(Farewell farewell) {
  const std::scoped_lock lock{mutex_};
  return farewell_ || is_abandoned_ ? Pushed::closed : close_locked(farewell);
}

Outbox::Pushed Outbox::close_locked(Farewell farewell) {
  farewell_ = farewell;
  return Pushed::wake;
}

void Outbox::abandon() {
  const std::scoped_lock lock{mutex_};
  is_abandoned_ = true;
  frames_.clear();
  bytes_ = 0;
}

Outbox::Next Outbox::next() {
  const std::scoped_lock lock{mutex_};
  if (!frames_.empty()) {
    room::Frame frame = std::move(frames_.front());
    frames_.pop_front();
    bytes_ -= frame->size();
    return frame;
  }
  if (farewell_ && !is_abandoned_) {
    return *farewell_;
  }
  is_asleep_ = true;
  return std::monostate{};
}

bool Outbox::is_closed() const {
  const std::scoped_lock lock{mutex_};
  return farewell_.has_value() || is_abandoned_;
}

std::optional<Farewell> Outbox::farewell() const {
  const std::scoped_lock lock{mutex_};
  return farewell_;
}

}  // namespace aude::net
