#include "shared/record/turns.hpp"

#include "shared/record/action_text.hpp"
#include "shared/record/record.hpp"

namespace aude::record {

namespace {

using nlohmann::json;

/// Writes down what is drawn while a game is played again.
class TurnWriter final : public game::EventSink {
 public:
  explicit TurnWriter(const game::Rules& rules) : rules_(rules) {}

  void on(const game::Event& event, const game::State& /*after*/) override {
    if (const auto* began = std::get_if<game::TurnBegan>(&event)) {
      turns_.push_back({{"seat", began->seat.value}, {"actions", json::array()}});
    } else if (const auto* drawn = std::get_if<game::TileDrawn>(&event)) {
      if (!turns_.empty()) {
        turns_.back()["tile"] = rules_.layout(drawn->layout).id;
      } else {
        start_ = rules_.layout(drawn->layout).id;
      }
    } else if (const auto* discarded = std::get_if<game::HandDiscarded>(&event)) {
      turns_.back()["discarded"].push_back(rules_.layout(discarded->layout).id);
      turns_.back().erase("tile");
    } else if (const auto* removed = std::get_if<game::TileRemoved>(&event)) {
      turns_.back()["removed"].push_back(rules_.layout(removed->layout).id);
    }
  }

  void acted(const game::Action& action, game::SeatId turn_seat, std::size_t turn) {
    json text = json::parse(write_action(action));
    if (action.seat != turn_seat) {
      text = {{"by", action.seat.value}, {"do", std::move(text)}};
    }
    turns_[turn]["actions"].push_back(std::move(text));
  }

  [[nodiscard]] std::size_t last() const { return turns_.size() - 1; }

  [[nodiscard]] json take() {
    if (!start_.empty()) {
      turns_.front()["start"] = start_;
    }
    return std::move(turns_);
  }

 private:
  const game::Rules& rules_;
  std::string start_;
  json turns_ = json::array();
};

}  // namespace

json turns_of(const game::Game& game) {
  const game::Rules& rules = game.rules();
  TurnWriter writer(rules);
  game::State state = game::begin(rules, game.deck(), &writer);
  for (const game::Action& action : game.actions()) {
    writer.acted(action, state.turn_seat, writer.last());
    if (const auto* choice = std::get_if<game::Choice>(&action.what)) {
      game::apply(rules, state, game.deck(), *choice, &writer);
    } else {
      game::resign(rules, state, game.deck(), action.seat, &writer);
    }
  }
  return writer.take();
}

std::vector<game::LayoutId> drawn_tiles(const game::Rules& rules, const json& turns) {
  std::vector<game::LayoutId> tiles;
  const auto add = [&](const json& name) {
    const auto layout = rules.catalogue().find_layout(name.get<std::string>());
    if (!layout) {
      throw RecordError("turns: there is no tile layout " + name.dump());
    }
    tiles.push_back(*layout);
  };
  for (const json& turn : turns) {
    if (turn.contains("start")) {
      add(turn.at("start"));
    }
    for (const json& name : turn.value("discarded", json::array())) {
      add(name);
    }
    if (turn.contains("tile")) {
      add(turn.at("tile"));
    }
    for (const json& name : turn.value("removed", json::array())) {
      add(name);
    }
  }
  return tiles;
}

}  // namespace aude::record
