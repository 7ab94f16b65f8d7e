#include "server/room/aid_desk.hpp"

#include <algorithm>

#include "shared/protocol/aid_codec.hpp"

namespace aude::room {
namespace {

using Answer = std::variant<std::string, Refusal>;

Refusal bad_aid() { return {"bad_aid", "There is no such place on the table to tell about."}; }

bool lies_on(const game::Rules& rules, const game::State& state, game::SegmentRef at) {
  return at.tile.value < state.board.tiles().size() &&
         at.segment < rules.layout(state.board.tile(at.tile).layout).segments.size();
}

/// Works out one topic for a table. Overloads by topic.
struct WorkOut {
  const game::Game& game;
  const game::State& state;

  [[nodiscard]] const game::Rules& rules() const { return game.rules(); }

  Answer operator()(const protocol::AidPosition& /*topic*/) const {
    return protocol::aid_position(rules(), state);
  }
  Answer operator()(const protocol::AidFeatureAt& topic) const {
    if (!lies_on(rules(), state, topic.at)) {
      return bad_aid();
    }
    const aids::Feature feature = aids::feature_at(rules(), state, topic.at);
    return protocol::aid_features("feature", {&feature, 1});
  }
  Answer operator()(const protocol::AidSeat& topic) const {
    if (topic.seat.value >= state.seats) {
      return bad_aid();
    }
    return protocol::aid_features("seat", aids::features_of(rules(), state, topic.seat));
  }
  Answer operator()(const protocol::AidFields& /*topic*/) const {
    return protocol::aid_features("fields", aids::fields(rules(), state));
  }
  Answer operator()(const protocol::AidCellAt& topic) const {
    const auto open = state.board.open_cells();
    if (std::ranges::find(open, topic.cell, &board::OpenCell::at) == open.end()) {
      return bad_aid();
    }
    return protocol::aid_cell(rules(), aids::fits_at(rules(), state, topic.cell));
  }
  Answer operator()(const protocol::AidOption& topic) const {
    if (game.ask_number() != topic.ask || !game.ask()) {
      return Refusal{"stale_question", "That question is not open any more."};
    }
    const auto& options = game.ask()->options;
    const auto* placement =
        topic.option < options.size() && options[topic.option].action == game::kPlace
            ? std::get_if<game::Placement>(&options[topic.option].target)
            : nullptr;
    if (placement == nullptr) {
      return Refusal{"bad_option", "The question offers no such placement."};
    }
    return protocol::aid_placement(aids::after_placing(rules(), game.state(), *placement));
  }
  Answer operator()(const protocol::AidScoreOf& topic) const {
    const auto why = aids::explain(game, topic.name);
    if (!why) {
      return Refusal{"bad_aid", "There was no such score in this game."};
    }
    return protocol::aid_score(*why);
  }
};

}  // namespace

Answer AidDesk::answer(const TableState& table, const protocol::AidQuery& query,
                       const std::string& account, protocol::UnixMs now) {
  if (table.aids == protocol::Aids::none) {
    return Refusal{"aids_off", "The host has switched the aids off at this table."};
  }
  if (!table.match) {
    return Refusal{"wrong_status", "The game has not begun."};
  }
  if (!take(account, now)) {
    return Refusal{"too_many_aids", "That is too much at once; ask again in a moment."};
  }
  if (match_ != table.match) {
    match_ = table.match;
    kept_.clear();
    past_.reset();
  }
  const auto known = std::ranges::find_if(kept_, [&](const Kept& kept) {
    return kept.move == query.move && kept.topic == query.topic;
  });
  if (known != kept_.end()) {
    return known->body;
  }
  Answer answer = work_out(*match_, query);
  if (const auto* body = std::get_if<std::string>(&answer)) {
    if (kept_.size() == kMostKept) {
      kept_.erase(kept_.begin());
    }
    kept_.push_back({query.move, query.topic, *body});
  }
  return answer;
}

bool AidDesk::take(const std::string& account, protocol::UnixMs now) {
  Allowance& mine = allowances_.try_emplace(account, Allowance{kBurst, now}).first->second;
  const double since = static_cast<double>(now.value - mine.at.value) / 1000.0;
  mine = {std::min(kBurst, mine.queries + since * kPerSecond), now};
  if (mine.queries < 1.0) {
    return false;
  }
  mine.queries -= 1.0;
  return true;
}

Answer AidDesk::work_out(const Match& match, const protocol::AidQuery& query) {
  return std::visit(WorkOut{match.game(), state_at(match.game(), query.move)}, query.topic);
}

const game::State& AidDesk::state_at(const game::Game& game,
                                     const std::optional<std::size_t>& move) {
  if (!move || *move >= game.actions().size()) {
    return game.state();
  }
  if (!past_ || past_->first != *move) {
    past_.emplace(*move, aids::state_after(game, *move));
  }
  return past_->second;
}

}  // namespace aude::room
