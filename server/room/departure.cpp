#include <string>

#include "server/room/commands.hpp"
#include "shared/protocol/table_codec.hpp"

namespace aude::room {

std::optional<Change> take_out(TableState& state, const std::string& account,
                               protocol::UnixMs now) {
  const protocol::PlayerRef former{std::string{store::kFormerPlayer},
                                   std::string{store::kFormerPlayerName}};
  bool was_there = false;
  const auto replace = [&](std::optional<protocol::PlayerRef>& player) {
    if (player && player->id == account) {
      player = former;
      was_there = true;
    }
  };
  for (const SeatId seat : state.seats.ids()) {
    replace(state.seats.at(seat).player);
  }
  for (protocol::ChatLine& line : state.chat) {
    replace(line.from);
  }
  if (state.row.host == account) {
    state.row.host = former.id;
    was_there = true;
  }
  if (!was_there) {
    return std::nullopt;
  }
  return Change{{protocol::encode_table_event(table_of(state, now))}, std::nullopt};
}

}  // namespace aude::room
