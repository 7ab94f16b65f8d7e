#include "shared/record/golden_scores.hpp"

#include <utility>

#include "shared/board/features.hpp"

namespace aude::record {

namespace {

using nlohmann::json;

std::set<board::Cell> cells_of(const board::Shapes& shapes, const board::Board& board,
                               game::SegmentRef at) {
  std::set<board::Cell> cells;
  board::for_each_node(board, board.node(at), [&](board::NodeId node) {
    const board::PlacedTile& tile = board.tile(board.segment(node).tile);
    for (unsigned part = 0; part < shapes[tile.layout].cells; ++part) {
      cells.insert(board::part_of(tile.at, tile.turns, part));
    }
  });
  return cells;
}

bool alike(const json& golden, const ScoredFeature& scored) {
  const board::Cell at{golden.at("at").at(0).get<std::int16_t>(),
                       golden.at("at").at(1).get<std::int16_t>()};
  return scored.entry.at("seat") == golden.at("seat") &&
         scored.entry.at("points") == golden.at("points") &&
         scored.entry.at("feature") == golden.at("feature") && scored.cells.contains(at);
}

}  // namespace

void ScoreListener::on(const game::Event& event, const game::State& after) {
  const auto* scored = std::get_if<game::Scored>(&event);
  if (scored == nullptr) {
    return;
  }
  const auto cells = cells_of(shapes_, after.board, scored->at);
  for (const game::SeatShare& share : scored->shares) {
    if (share.points.value != 0) {
      scored_.push_back({cells,
                         {{"seat", share.seat.value},
                          {"points", share.points.value},
                          {"feature", to_string(scored->kind)}}});
    }
  }
}

std::vector<ScoredFeature> ScoreListener::take() { return std::exchange(scored_, {}); }

bool ScorePairing::add(const json& golden) {
  golden_.push_back(golden);
  std::vector<bool> tried(scored_.size(), false);
  return find_partner(golden_.size() - 1, tried);
}

std::vector<json> ScorePairing::unpaired() const {
  std::vector<json> entries;
  for (std::size_t s = 0; s < scored_.size(); ++s) {
    if (!partner_[s]) {
      entries.push_back(scored_[s].entry);
    }
  }
  return entries;
}

bool ScorePairing::find_partner(std::size_t golden, std::vector<bool>& tried) {
  for (std::size_t s = 0; s < scored_.size(); ++s) {
    if (tried[s] || !alike(golden_[golden], scored_[s])) {
      continue;
    }
    tried[s] = true;
    if (!partner_[s] || find_partner(*partner_[s], tried)) {
      partner_[s] = golden;
      return true;
    }
  }
  return false;
}

}  // namespace aude::record
