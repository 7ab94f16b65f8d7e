#include "server/net/limits.hpp"

#include <algorithm>
#include <utility>

namespace aude::net {
namespace {

constexpr std::chrono::duration<double> kWindow = std::chrono::seconds{20};

}  // namespace

RateLimit::RateLimit(std::size_t messages, Time now)
    : capacity_{static_cast<double>(messages)}, left_{capacity_}, last_{now} {}

bool RateLimit::take(Time now) {
  const std::chrono::duration<double> passed = now - last_;
  last_ = now;
  left_ = std::min(capacity_, left_ + capacity_ * (passed / kWindow));
  if (left_ < 1) {
    return false;
  }
  left_ -= 1;
  return true;
}

AddressLimit::Slot::Slot(std::shared_ptr<AddressLimit> owner, std::string address)
    : owner_{std::move(owner)}, address_{std::move(address)} {}

AddressLimit::Slot::~Slot() {
  if (owner_) {
    owner_->leave(address_);
  }
}

AddressLimit::AddressLimit(std::size_t connections) : connections_{connections} {}

std::unique_ptr<AddressLimit::Slot> AddressLimit::enter(const std::string& address) {
  const std::scoped_lock lock{mutex_};
  std::size_t& count = counts_[address];
  if (connections_ != 0 && count >= connections_) {
    return nullptr;
  }
  ++count;
  return std::make_unique<Slot>(shared_from_this(), address);
}

void AddressLimit::leave(const std::string& address) {
  const std::scoped_lock lock{mutex_};
  if (const auto entry = counts_.find(address); entry != counts_.end() && --entry->second == 0) {
    counts_.erase(entry);
  }
}

}  // namespace aude::net
