#include "shared/protocol/view_json.hpp"

#include "shared/game/scoring.hpp"

namespace aude::protocol {

namespace {

using nlohmann::json;

template <class T>
json or_null(const std::optional<T>& value) {
  return value ? json(value->value) : json(nullptr);
}

std::string_view reason_name(game::EndReason reason) {
  return reason == game::EndReason::played ? "played" : "resigned";
}

json outcome_json(const std::vector<game::ScoreRow>& sheet, const game::View::Outcome& outcome,
                  const Fairness& fairness) {
  json totals = json::array();
  for (const game::ScoreRow& row : sheet) {
    totals.push_back(row.total().value);
  }
  return {{"totals", std::move(totals)},
          {"places", outcome.places},
          {"reason", reason_name(outcome.reason)},
          {"seed", fairness.seed}};
}

json sheet_json(const std::vector<game::ScoreRow>& sheet) {
  json rows = json::array();
  for (const game::ScoreRow& score : sheet) {
    json row;
    for (std::size_t kind = 0; kind < game::kScoredKinds; ++kind) {
      row[std::string(to_string(static_cast<game::FeatureKind>(kind)))] = score.points[kind];
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

json tiles_json(const game::Rules& rules, const std::vector<board::PlacedTile>& placed) {
  json tiles = json::array();
  for (const board::PlacedTile& tile : placed) {
    tiles.push_back({{"layout", rules.layout(tile.layout).id},
                     {"x", tile.at.x},
                     {"y", tile.at.y},
                     {"turns", tile.turns.count()}});
  }
  return tiles;
}

json figures_json(const std::vector<game::Figure>& placed) {
  json figures = json::array();
  for (const game::Figure& figure : placed) {
    figures.push_back({{"seat", figure.seat.value},
                       {"figure", to_string(figure.kind)},
                       {"tile", figure.at.tile.value},
                       {"segment", figure.at.segment}});
  }
  return figures;
}

}  // namespace

json in_play_json(const game::Rules& rules) {
  json in_play = json::object();
  for (std::size_t l = 0; l < rules.in_play().size(); ++l) {
    if (rules.in_play()[l] > 0) {
      in_play[rules.catalogue().layouts()[l].id] = rules.in_play()[l];
    }
  }
  return in_play;
}

json final_json(const game::State& state, const Fairness& fairness) {
  const std::vector<game::ScoreRow> sheet(state.sheet.begin(), state.sheet.begin() + state.seats);
  return outcome_json(sheet, {*state.ended, game::places(state)}, fairness);
}

json view_json(const game::Rules& rules, const game::View& view, const Fairness& fairness) {
  json scores = json::array();
  for (const game::ScoreRow& row : view.sheet) {
    scores.push_back(row.total().value);
  }
  json joins = json::array();
  for (const board::Join& join : view.joins) {
    joins.push_back({{"tile", join.tile.value}, {"a", join.a}, {"b", join.b}});
  }
  json piles = json::array();
  for (const auto& pile : view.piles) {
    piles.push_back({{"name", pile.name}, {"left", pile.left}});
  }
  json discarded = json::array();
  for (const game::LayoutId tile : view.discarded) {
    discarded.push_back(rules.layout(tile).id);
  }
  return {
      {"turn", view.turn},
      {"seat", or_null(view.seat)},
      {"asked", or_null(view.asked)},
      {"step", view.step},
      {"tile", view.hand ? json(rules.layout(*view.hand).id) : json(nullptr)},
      {"placed", or_null(view.placed)},
      {"tiles", tiles_json(rules, view.tiles)},
      {"figures", figures_json(view.figures)},
      {"joins", std::move(joins)},
      {"scores", std::move(scores)},
      {"followers", view.followers},
      {"sheet", sheet_json(view.sheet)},
      {"piles", std::move(piles)},
      {"in_play", in_play_json(rules)},
      {"discarded", std::move(discarded)},
      {"commitment", fairness.commitment},
      {"final", view.outcome ? outcome_json(view.sheet, *view.outcome, fairness) : json(nullptr)}};
}

}  // namespace aude::protocol
