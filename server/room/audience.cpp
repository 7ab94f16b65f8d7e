#include "server/room/audience.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace aude::room {
namespace {

bool is_same(const std::weak_ptr<Sink>& a, const std::weak_ptr<Sink>& b) {
  return !a.owner_before(b) && !b.owner_before(a);
}

}  // namespace

Audience::Member& Audience::add(const Viewer& viewer, const protocol::You& you) {
  const auto found = std::ranges::find_if(
      members_, [&](const Member& member) { return is_same(member.viewer.sink, viewer.sink); });
  if (found != members_.end()) {
    *found = {viewer, you};
    return *found;
  }
  return members_.emplace_back(Member{viewer, you});
}

bool Audience::remove(const Viewer& viewer) {
  return std::erase_if(members_, [&](const Member& member) {
           return is_same(member.viewer.sink, viewer.sink);
         }) > 0;
}

bool Audience::sweep() {
  return std::erase_if(members_,
                       [](const Member& member) { return member.viewer.sink.expired(); }) > 0;
}

bool Audience::has(const std::string& account) const {
  return std::ranges::any_of(
      members_, [&](const Member& member) { return member.viewer.account.id == account; });
}

std::size_t Audience::spectators(const Seats& seats) const {
  std::set<std::string> people;
  for (const Member& member : members_) {
    if (!seats.of(member.viewer.account.id)) {
      people.insert(member.viewer.account.id);
    }
  }
  return people.size();
}

void send(const Viewer& viewer, std::string message) {
  if (const auto sink = viewer.sink.lock()) {
    sink->send(std::make_shared<const std::string>(std::move(message)));
  }
}

}  // namespace aude::room
