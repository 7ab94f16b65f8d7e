#include "server/room/bot_seat.hpp"

#include <spdlog/spdlog.h>

#include "server/room/pace.hpp"

namespace aude::room {

void BotSeat::look_at(const TableState& state, const Done& done) {
  const auto respondent = respondent_of(state, services_.stand_in);
  if (!respondent || !respondent->bot) {
    call_off();
    return;
  }
  const game::Game& game = state.match->game();
  const unsigned ask = game.ask_number();
  if (thinking_about_ == ask) {
    return;
  }
  call_off();
  const bots::Bot* const bot = bot_of(*respondent->bot);
  if (bot == nullptr) {
    return;
  }
  thinking_about_ = ask;
  stop_ = std::stop_source();
  services_.bots.think({bot,
                        {state.match->rules(), game.state()},
                        game.ask()->options,
                        stop_.get_token(),
                        pause_before(state.row.pace, *game.ask())},
                       [done, ask](game::Choice choice) {
                         done(BotMove{ask, choice});
                       });
}

void BotSeat::call_off() {
  stop_.request_stop();
  thinking_about_.reset();
}

const bots::Bot* BotSeat::bot_of(const std::string& level) const {
  if (const bots::Bot* const bot = services_.find_bot(level)) {
    return bot;
  }
  // An old game may name a bot that this program does not have any more.
  const bots::Bot* const other = services_.find_bot(services_.stand_in);
  if (other == nullptr) {
    spdlog::error("there is neither the bot {} nor {}", level, services_.stand_in);
  }
  return other;
}

}  // namespace aude::room
