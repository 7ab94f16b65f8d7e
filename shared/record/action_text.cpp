#include "shared/record/action_text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace aude::record {

namespace {

constexpr std::string_view kResignText = R"(["resign"])";

struct AppendTarget {
  nlohmann::json& text;

  void operator()(std::monostate /*none*/) const {}
  void operator()(game::Cell cell) const {
    text.push_back(cell.x);
    text.push_back(cell.y);
  }
  void operator()(game::SegmentRef at) const {
    text.push_back(at.tile.value);
    text.push_back(at.segment);
  }
  void operator()(game::Placement placement) const {
    (*this)(placement.at);
    text.push_back(placement.turns.count());
  }
  void operator()(game::Join join) const {
    text.push_back(join.tile.value);
    text.push_back(join.a);
    text.push_back(join.b);
  }
};

std::string write_choice(const game::Choice& choice) {
  nlohmann::json text{choice.action.name};
  std::visit(AppendTarget{text}, choice.target);
  return text.dump();
}

}  // namespace

std::string write_action(const game::Action& action) {
  const auto* choice = std::get_if<game::Choice>(&action.what);
  return choice == nullptr ? std::string(kResignText) : write_choice(*choice);
}

std::optional<game::Action> read_action(const game::Game& game, game::SeatId seat,
                                        std::string_view text) {
  if (text == kResignText) {
    return game::Action{seat, game::Resign{}};
  }
  if (!game.ask()) {
    return std::nullopt;
  }
  const auto& options = game.ask()->options;
  const auto meant = std::ranges::find(options, text, write_choice);
  return meant == options.end() ? std::nullopt : std::optional(game::Action{seat, *meant});
}

}  // namespace aude::record
