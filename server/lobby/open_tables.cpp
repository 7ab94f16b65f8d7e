#include "server/lobby/open_tables.hpp"

#include <algorithm>
#include <utility>

#include "shared/protocol/table_codec.hpp"

namespace aude::lobby {
namespace {

// A list that nobody can read to its end would only fill the wires; the pages of all games have the
// rest.
constexpr std::size_t kMaxShown = 100;

bool is_same(const std::weak_ptr<room::Sink>& a, const std::weak_ptr<room::Sink>& b) {
  return !a.owner_before(b) && !b.owner_before(a);
}

}  // namespace

bool OpenTables::put(const std::string& game, room::Listing listing) {
  const auto known = listings_.find(game);
  if (known != listings_.end() && known->second.summary == listing.summary) {
    return false;
  }
  listings_.insert_or_assign(game, std::move(listing));
  return true;
}

bool OpenTables::remove(const std::string& game) { return listings_.erase(game) > 0; }

void OpenTables::add_watcher(const room::Viewer& viewer) {
  remove_watcher(viewer);
  watchers_.push_back(viewer.sink);
}

void OpenTables::remove_watcher(const room::Viewer& viewer) {
  std::erase_if(watchers_, [&](const auto& one) { return is_same(one, viewer.sink); });
}

room::Frame OpenTables::frame() const {
  std::vector<const room::Listing*> newest;
  for (const auto& [game, listing] : listings_) {
    newest.push_back(&listing);
  }
  std::ranges::sort(newest, std::ranges::greater(),
                    [](const room::Listing* one) { return one->created_at; });
  newest.resize(std::min(newest.size(), kMaxShown));
  std::vector<std::string> summaries;
  std::ranges::transform(newest, std::back_inserter(summaries),
                         [](const room::Listing* one) { return one->summary; });
  return std::make_shared<const std::string>(protocol::encode_lobby(summaries));
}

void OpenTables::send_to_all() {
  std::erase_if(watchers_, [](const auto& one) { return one.expired(); });
  if (watchers_.empty()) {
    return;
  }
  const room::Frame list = frame();
  for (const auto& sink : watchers()) {
    sink->send(list);
  }
}

std::vector<std::shared_ptr<room::Sink>> OpenTables::watchers() const {
  std::vector<std::shared_ptr<room::Sink>> alive;
  for (const auto& one : watchers_) {
    if (auto sink = one.lock()) {
      alive.push_back(std::move(sink));
    }
  }
  return alive;
}

}  // namespace aude::lobby
