#include "shared/game/scoring.hpp"

#include <algorithm>

#include "shared/game/transaction.hpp"

namespace aude::game {

namespace {

using board::NodeId;

const catalogue::Segment& segment_of(const Rules& rules, const State& state, SegmentRef at) {
  return rules.layout(state.board.tile(at.tile).layout).segments[at.segment];
}

Points sum_of(const ScoreParts& parts) {
  Points sum;
  for (const ScorePart& part : parts) {
    sum += part.count * part.each;
  }
  return sum;
}

void add_part(ScoreParts& parts, std::string_view what, int count, int each) {
  if (count != 0) {
    parts.push_back({what, count, Points{each}});
  }
}

FixedVector<SeatShare, kMaxSeats> count_followers(const State& state, NodeId label) {
  FixedVector<SeatShare, kMaxSeats> shares;
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    const auto followers = std::ranges::count_if(state.figures, [&](const Figure& figure) {
      return figure.seat == SeatId{seat} && state.board.label(figure.at) == label;
    });
    if (followers > 0) {
      shares.push_back({SeatId{seat}, static_cast<std::uint8_t>(followers), {}});
    }
  }
  return shares;
}

/// base.md, Majority: the most followers take all the points; on a tie everyone tied does.
void award(FixedVector<SeatShare, kMaxSeats>& shares, Points points) {
  std::uint8_t most = 0;
  for (const SeatShare& share : shares) {
    most = std::max(most, share.followers);
  }
  for (SeatShare& share : shares) {
    share.points = share.followers == most ? points : Points{};
  }
}

void score_monastery(const State& state, SegmentRef at, FeatureScore& score) {
  const unsigned filled = board::filled_neighbours(state.board, state.board.tile(at.tile).at);
  score.tiles = 1 + filled;
  score.open = 8 - filled;
  score.complete = filled == 8;
  add_part(score.parts, "monastery", 1, 1);
  add_part(score.parts, "neighbours", static_cast<int>(filled), 1);
}

void score_field(const Rules& rules, const State& state, SegmentRef at, FeatureScore& score) {
  const auto cities =
      board::completed_cities_of_field(state.board, rules.shapes(), state.board.node(at));
  score.complete = true;
  score.open = 0;
  const int count = static_cast<int>(cities.size());
  add_part(score.parts, "cities", count, 3);
  for (const Module* module : rules.modules()) {
    module->score_field(rules, state, at, count, score.parts);
  }
}

void score_city(const Rules& rules, const board::Feature& feature, FeatureScore& score) {
  const bool tiny =
      feature.tiles == 2 && rules.option(kTinyCity) == static_cast<unsigned>(TinyCity::two);
  const int each = score.complete && !tiny ? 2 : 1;
  add_part(score.parts, "tiles", feature.tiles, each);
  add_part(score.parts, "pennants", feature.pennants, each);
}

Scored scored_event(const FeatureScore& score, SegmentRef at, Phase phase) {
  return {score.kind, phase, score.complete, at, score.points, score.parts, score.shares};
}

/// One segment of each distinct feature, in the order of first mention.
class DistinctFeatures {
 public:
  explicit DistinctFeatures(const board::Board& board) : board_(board) {}
  /// True the first time that a segment of this feature comes by.
  bool add(SegmentRef at) {
    const NodeId label = board_.label(at);
    if (std::ranges::find(labels_, label) != labels_.end()) {
      return false;
    }
    labels_.push_back(label);
    return true;
  }

 private:
  const board::Board& board_;
  FixedVector<NodeId, 128> labels_;
};

/// The segments whose features this turn can have completed (expansions.md, S8 a).
Touched touched_segments(const Rules& rules, const State& state) {
  Touched touched;
  if (!state.placed) {
    return touched;
  }
  const board::PlacedTile& placed = state.board.tile(*state.placed);
  const board::Shape& shape = rules.shapes()[placed.layout];
  for (std::uint8_t s = 0; s < shape.segments; ++s) {
    touched.push_back({*state.placed, s});
  }
  for (const Figure& figure : state.figures) {
    if (segment_of(rules, state, figure.at).kind != FeatureKind::monastery ||
        figure.at.tile == *state.placed) {
      continue;
    }
    const board::Cell monastery = state.board.tile(figure.at.tile).at;
    for (unsigned part = 0; part < shape.cells; ++part) {
      const board::Cell cell = board::part_of(placed.at, placed.turns, part);
      if (std::abs(cell.x - monastery.x) <= 1 && std::abs(cell.y - monastery.y) <= 1) {
        touched.push_back(figure.at);
        break;
      }
    }
  }
  for (const Module* module : rules.modules()) {
    module->touched(rules, state, touched);
  }
  return touched;
}

void return_followers(Transaction& tx, NodeId label) {
  // Backwards: each return closes the gap behind it.
  for (std::size_t i = tx.state().figures.size(); i-- > 0;) {
    const Figure figure = tx.state().figures[i];
    if (tx.state().board.label(figure.at) == label) {
      tx.emit(FigureReturned{figure});
    }
  }
}

/// base.md, option field_scoring: C1-first. Each completed city pays 4 to who has the most farmers
/// over all fields that touch it.
void score_fields_by_city(const Rules& rules, Transaction& tx) {
  const State& state = tx.state();
  struct CityFarmers {
    NodeId city;
    std::array<std::uint8_t, kMaxSeats> farmers{};
  };
  std::vector<CityFarmers> cities;
  DistinctFeatures fields(state.board);
  for (const Figure& figure : state.figures) {
    if (segment_of(rules, state, figure.at).kind != FeatureKind::field || !fields.add(figure.at)) {
      continue;
    }
    const NodeId field = state.board.node(figure.at);
    const auto shares = count_followers(state, state.board.label(field));
    for (const NodeId city : board::completed_cities_of_field(state.board, rules.shapes(), field)) {
      auto found = std::ranges::find(cities, city, &CityFarmers::city);
      if (found == cities.end()) {
        cities.push_back({city, {}});
        found = std::prev(cities.end());
      }
      for (const SeatShare& share : shares) {
        auto& farmers = found->farmers[share.seat.value];
        farmers = static_cast<std::uint8_t>(farmers + share.followers);
      }
    }
  }
  for (const CityFarmers& city : cities) {
    FeatureScore score;
    score.kind = FeatureKind::field;
    score.complete = true;
    add_part(score.parts, "cities", 1, 4);
    score.points = sum_of(score.parts);
    for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
      if (city.farmers[seat] > 0) {
        score.shares.push_back({SeatId{seat}, city.farmers[seat], {}});
      }
    }
    award(score.shares, score.points);
    tx.emit(scored_event(score, state.board.segment(city.city), Phase::final));
  }
}

}  // namespace

FeatureScore score_of(const Rules& rules, const State& state, SegmentRef at) {
  FeatureScore score;
  score.kind = segment_of(rules, state, at).kind;
  if (score.kind == FeatureKind::monastery) {
    score_monastery(state, at, score);
  } else {
    const board::Feature feature =
        board::feature_of(state.board, rules.shapes(), state.board.node(at));
    score.tiles = feature.tiles;
    score.open = feature.open;
    score.complete = feature.open == 0;
    switch (score.kind) {
    case FeatureKind::city:
      score_city(rules, feature, score);
      break;
    case FeatureKind::road:
      add_part(score.parts, "tiles", feature.tiles, 1);
      break;
    case FeatureKind::field:
      score_field(rules, state, at, score);
      break;
    case FeatureKind::monastery:
    case FeatureKind::river:
      break;
    }
  }
  score.points = sum_of(score.parts);
  score.shares = count_followers(state, state.board.label(at));
  award(score.shares, score.points);
  return score;
}

Points points_if_completed(const Rules& rules, const State& state, SegmentRef at,
                           unsigned more_tiles) {
  FeatureScore score;
  score.kind = segment_of(rules, state, at).kind;
  if (score.kind == FeatureKind::monastery) {
    return Points{9};
  }
  if (score.kind != FeatureKind::city && score.kind != FeatureKind::road) {
    return score_of(rules, state, at).points;
  }
  board::Feature feature = board::feature_of(state.board, rules.shapes(), state.board.node(at));
  feature.tiles = static_cast<std::uint16_t>(feature.tiles + more_tiles);
  score.complete = true;
  if (score.kind == FeatureKind::city) {
    score_city(rules, feature, score);
  } else {
    add_part(score.parts, "tiles", feature.tiles, 1);
  }
  return sum_of(score.parts);
}

void score_completed(const Rules& rules, Transaction& tx) {
  const State& state = tx.state();
  DistinctFeatures seen(state.board);
  FixedVector<NodeId, 128> completed;
  for (const SegmentRef at : touched_segments(rules, state)) {
    const FeatureKind kind = segment_of(rules, state, at).kind;
    if (kind == FeatureKind::field || kind == FeatureKind::river || !seen.add(at) ||
        !state.occupied(at)) {
      continue;
    }
    const FeatureScore score = score_of(rules, state, at);
    if (score.complete) {
      tx.emit(scored_event(score, at, Phase::during));
      completed.push_back(state.board.label(at));
    }
  }
  for (const NodeId label : completed) {
    return_followers(tx, label);
  }
}

void score_final(const Rules& rules, Transaction& tx) {
  const State& state = tx.state();
  const bool by_city = rules.option(kFieldScoring) == static_cast<unsigned>(FieldScoring::c1_first);
  DistinctFeatures seen(state.board);
  for (const Figure& figure : state.figures) {
    if (!seen.add(figure.at)) {
      continue;
    }
    const FeatureScore score = score_of(rules, state, figure.at);
    if (score.kind != FeatureKind::field || !by_city) {
      tx.emit(scored_event(score, figure.at, Phase::final));
    }
  }
  if (by_city) {
    score_fields_by_city(rules, tx);
  }
}

std::vector<unsigned> places(const State& state) {
  const auto rank = [&](std::uint8_t seat) {
    return std::pair(!state.is_resigned(SeatId{seat}), state.score(SeatId{seat}));
  };
  std::vector<unsigned> result;
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    unsigned place = 1;
    for (std::uint8_t other = 0; other < state.seats; ++other) {
      if (rank(other) > rank(seat)) {
        ++place;
      }
    }
    result.push_back(place);
  }
  return result;
}

}  // namespace aude::game
