#include "server/room/proposals.hpp"

#include <algorithm>

namespace aude::room {
namespace {

std::vector<SeatId> needed_for(const Seats& seats, SeatId abandoned) {
  std::vector<SeatId> needed;
  for (const SeatId seat : seats.ids()) {
    const protocol::Seat& one = seats.at(seat);
    if (seat != abandoned && seats.is_played(seat) && !one.left) {
      needed.push_back(seat);
    }
  }
  return needed;
}

bool is_settled(const protocol::Proposal& proposal) {
  // When everybody has left nobody is there to agree.
  return !proposal.needed.empty() && std::ranges::all_of(proposal.needed, [&](SeatId seat) {
    return std::ranges::find(proposal.agreed, seat) != proposal.agreed.end();
  });
}

}  // namespace

bool is_abandoned(const Seats& seats, SeatId seat) {
  return seats.is_played(seat) && seats.at(seat).left;
}

const protocol::Proposal* Proposals::find(SeatId seat) const {
  const auto found = std::ranges::find(proposals_, seat, &protocol::Proposal::seat);
  return found == proposals_.end() ? nullptr : &*found;
}

void Proposals::agree(SeatId seat, SeatId by) {
  auto found = std::ranges::find(proposals_, seat, &protocol::Proposal::seat);
  if (found == proposals_.end()) {
    found = proposals_.insert(proposals_.end(), protocol::Proposal{seat, {}, {}});
  }
  if (std::ranges::find(found->agreed, by) == found->agreed.end()) {
    found->agreed.push_back(by);
  }
  // Worked out again by settle(), which then finds something to tell.
  found->needed.clear();
}

bool Proposals::decline(SeatId seat) {
  return std::erase_if(proposals_, [seat](const auto& one) { return one.seat == seat; }) > 0;
}

std::vector<Proposals::News> Proposals::settle(const Seats& seats) {
  std::vector<News> news;
  std::vector<protocol::Proposal> open;
  for (protocol::Proposal& proposal : proposals_) {
    if (!is_abandoned(seats, proposal.seat)) {
      news.push_back({proposal.seat, News::What::dropped});
      continue;
    }
    std::vector<SeatId> needed = needed_for(seats, proposal.seat);
    const bool is_new = needed != proposal.needed;
    proposal.needed = std::move(needed);
    if (is_settled(proposal)) {
      news.push_back({proposal.seat, News::What::accepted});
      continue;
    }
    if (is_new) {
      news.push_back({proposal.seat, News::What::changed});
    }
    open.push_back(std::move(proposal));
  }
  proposals_ = std::move(open);
  return news;
}

}  // namespace aude::room
