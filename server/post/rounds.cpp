#include "server/post/rounds.hpp"

#include <utility>

namespace aude::post {

Rounds::ByAccount Rounds::due(const std::vector<store::UntoldMove>& untold,
                              const std::set<std::string>& here, protocol::UnixMs now) {
  std::map<Turn, protocol::UnixMs> since;
  ByAccount due;
  for (const store::UntoldMove& move : untold) {
    if (here.contains(move.account)) {
      continue;
    }
    const Turn turn{move.account, move.game, move.turn};
    const auto known = since_.find(turn);
    const protocol::UnixMs begin = known == since_.end() ? now : known->second;
    since.emplace(turn, begin);
    const bool is_long_away = now.value - begin.value >= patience_.away.count();
    const bool may_be_mailed =
        !move.mailed_at || now.value - move.mailed_at->value >= patience_.between.count();
    if (is_long_away && may_be_mailed) {
      due[move.account].push_back(move);
    }
  }
  since_ = std::move(since);
  return due;
}

}  // namespace aude::post
