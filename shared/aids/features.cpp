#include "shared/aids/features.hpp"

#include <algorithm>

#include "shared/aids/cells.hpp"
#include "shared/aids/imagined_deck.hpp"
#include "shared/board/features.hpp"
#include "shared/game/transaction.hpp"
#include "shared/game/turn.hpp"

namespace aude::aids {

namespace {

using board::Cell;
using board::NodeId;
using game::FeatureKind;
using game::Rules;
using game::SegmentRef;
using game::State;

void add_once(std::vector<Cell>& cells, Cell cell) {
  if (std::ranges::find(cells, cell) == cells.end()) {
    cells.push_back(cell);
  }
}

/// Calls `visit(Cell)` for the eight cells round a cell.
template <class Visit>
void for_each_round(Cell middle, Visit&& visit) {
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      if (dx != 0 || dy != 0) {
        visit(Cell{static_cast<std::int16_t>(middle.x + dx),
                   static_cast<std::int16_t>(middle.y + dy)});
      }
    }
  }
}

/// The empty cells at the open sides of one segment.
void add_gaps(const Rules& rules, const State& state, SegmentRef at, std::vector<Cell>& gaps) {
  const board::PlacedTile& tile = state.board.tile(at.tile);
  const board::Shape& shape = rules.shapes()[tile.layout];
  for (unsigned part = 0; part < shape.cells; ++part) {
    for (const board::Side side : catalogue::kSides) {
      if (shape.at_side[part][catalogue::index(side)] != at.segment) {
        continue;
      }
      const Cell beyond = board::neighbour(board::part_of(tile.at, tile.turns, part),
                                           catalogue::turned(side, tile.turns));
      if (state.board.empty_at(beyond)) {
        add_once(gaps, beyond);
      }
    }
  }
}

std::vector<Cell> gaps_of(const Rules& rules, const State& state, const Feature& feature) {
  std::vector<Cell> gaps;
  if (feature.now.kind == FeatureKind::monastery) {
    for_each_round(state.board.tile(feature.segments.front().tile).at, [&](Cell cell) {
      if (state.board.empty_at(cell)) {
        gaps.push_back(cell);
      }
    });
  } else if (feature.now.kind != FeatureKind::field) {
    for (const SegmentRef at : feature.segments) {
      if (state.board.open_sides(state.board.node(at)) > 0) {
        add_gaps(rules, state, at, gaps);
      }
    }
  }
  return gaps;
}

/// Builds features of one position, each once.
class Survey {
 public:
  Survey(const Rules& rules, const State& state)
      : rules_(rules), state_(state), dead_(dead_cells(rules, state)) {}

  void add(SegmentRef at) {
    const NodeId label = state_.board.label(at);
    if (std::ranges::find(labels_, label) == labels_.end()) {
      labels_.push_back(label);
      found_.push_back(feature(at));
    }
  }

  [[nodiscard]] Feature feature(SegmentRef at) const {
    Feature feature;
    feature.now = game::score_of(rules_, state_, at);
    board::for_each_node(state_.board, state_.board.node(at), [&](NodeId node) {
      feature.segments.push_back(state_.board.segment(node));
    });
    std::ranges::sort(feature.segments);
    feature.gaps = gaps_of(rules_, state_, feature);
    feature.completed =
        game::points_if_completed(rules_, state_, at, static_cast<unsigned>(feature.gaps.size()));
    feature.stuck = std::ranges::any_of(
        feature.gaps, [&](Cell gap) { return std::ranges::find(dead_, gap) != dead_.end(); });
    return feature;
  }

  [[nodiscard]] std::vector<Feature> take() { return std::move(found_); }

 private:
  const Rules& rules_;
  const State& state_;
  std::vector<Cell> dead_;
  std::vector<NodeId> labels_;
  std::vector<Feature> found_;
};

/// Calls `visit(SegmentRef, FeatureKind)` for every segment of a placed tile.
template <class Visit>
void for_each_segment(const Rules& rules, const State& state, game::TileId tile, Visit&& visit) {
  const catalogue::Layout& layout = rules.layout(state.board.tile(tile).layout);
  for (std::size_t s = 0; s < layout.segments.size(); ++s) {
    visit(SegmentRef{tile, static_cast<std::uint8_t>(s)}, layout.segments[s].kind);
  }
}

/// Adds up what is scored.
class Gains final : public game::EventSink {
 public:
  explicit Gains(std::size_t seats) : gains(seats) {}
  void on(const game::Event& event, const State& /*after*/) override {
    if (const auto* scored = std::get_if<game::Scored>(&event)) {
      for (const game::SeatShare& share : scored->shares) {
        gains[share.seat.value] += share.points;
      }
    }
  }
  std::vector<game::Points> gains;
};

enum class WithFields : std::uint8_t { no, yes };

/// The features that a placed tile is part of, and the monasteries that it stands beside.
void add_round(const Rules& rules, const State& state, game::TileId tile, WithFields fields,
               Survey& survey) {
  for_each_segment(rules, state, tile, [&](SegmentRef at, FeatureKind kind) {
    if (kind != FeatureKind::river && (kind != FeatureKind::field || fields == WithFields::yes)) {
      survey.add(at);
    }
  });
  const board::PlacedTile& placed = state.board.tile(tile);
  for (unsigned part = 0; part < rules.shapes()[placed.layout].cells; ++part) {
    for_each_round(board::part_of(placed.at, placed.turns, part), [&](Cell cell) {
      if (const auto beside = state.board.tile_at(cell)) {
        for_each_segment(rules, state, *beside, [&](SegmentRef at, FeatureKind kind) {
          if (kind == FeatureKind::monastery) {
            survey.add(at);
          }
        });
      }
    });
  }
}

}  // namespace

Feature feature_at(const Rules& rules, const State& state, SegmentRef at) {
  return Survey(rules, state).feature(at);
}

std::vector<Feature> features_of(const Rules& rules, const State& state, game::SeatId seat) {
  Survey survey(rules, state);
  for (const game::Figure& figure : state.figures) {
    if (figure.seat == seat) {
      survey.add(figure.at);
    }
  }
  return survey.take();
}

std::vector<Feature> fields(const Rules& rules, const State& state) {
  Survey survey(rules, state);
  for (std::uint16_t t = 0; t < state.board.tiles().size(); ++t) {
    for_each_segment(rules, state, {t}, [&](SegmentRef at, FeatureKind kind) {
      if (kind == FeatureKind::field) {
        survey.add(at);
      }
    });
  }
  return survey.take();
}

std::vector<Feature> features_round(const Rules& rules, const State& state, game::TileId tile) {
  Survey survey(rules, state);
  add_round(rules, state, tile, WithFields::yes, survey);
  return survey.take();
}

Placed after_placing(const Rules& rules, const State& state, board::Placement placement) {
  State after = state;
  const game::Deck deck = imagined_deck(rules, state);
  game::apply(rules, after, deck, {game::kPlace, placement}, nullptr);
  const game::TileId tile{static_cast<std::uint16_t>(state.board.tiles().size())};
  Survey survey(rules, after);
  add_round(rules, after, tile, WithFields::no, survey);
  Placed result{survey.take(), {}};
  Gains gains(state.seats);
  game::Transaction tx(rules, after, deck, &gains);
  game::score_completed(rules, tx);
  result.gains = std::move(gains.gains);
  return result;
}

std::vector<game::Points> totals_if_ended(const Rules& rules, const State& state) {
  State end = state;
  if (!state.ended) {
    static const game::Deck none;
    game::Transaction tx(rules, end, none, nullptr);
    game::score_final(rules, tx);
  }
  std::vector<game::Points> totals;
  for (std::uint8_t seat = 0; seat < end.seats; ++seat) {
    totals.push_back(end.score(game::SeatId{seat}));
  }
  return totals;
}

}  // namespace aude::aids
