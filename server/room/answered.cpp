#include "server/room/answered.hpp"

#include <algorithm>

namespace aude::room {
namespace {

constexpr std::size_t kKeptEach = 64;
// Spectators chat too; of very many of them, those who were silent longest are forgotten.
constexpr std::size_t kAccounts = 64;

}  // namespace

std::optional<std::uint64_t> Answered::find(const std::string& account,
                                            const std::string& command) const {
  const auto known = by_account_.find(account);
  if (known == by_account_.end()) {
    return std::nullopt;
  }
  const auto one = std::ranges::find(known->second, command, &One::command);
  return one == known->second.end() ? std::nullopt : std::optional(one->seq);
}

void Answered::note(const std::string& account, const std::string& command, std::uint64_t seq) {
  std::deque<One>& mine = by_account_[account];
  mine.push_back({command, seq});
  if (mine.size() > kKeptEach) {
    mine.pop_front();
  }
  if (by_account_.size() > kAccounts) {
    by_account_.erase(std::ranges::min_element(
        by_account_, {}, [](const auto& entry) { return entry.second.back().seq; }));
  }
}

}  // namespace aude::room
