#include "server/bots/outlook.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace aude::bots {

namespace {

using board::Cell;
using board::EdgeWord;
using board::NodeId;
using game::FeatureKind;
using game::SeatId;
using game::State;

unsigned tiles_left(const State& state) {
  return std::accumulate(state.piles_left.begin(), state.piles_left.end(), 0U);
}

bool fits_somehow(const board::Shape& shape, EdgeWord wanted) {
  for (unsigned part = 0; part < shape.cells; ++part) {
    for (const catalogue::Turns turns : catalogue::kAllTurns) {
      if (board::edges_match(board::turned_edges(shape.edges[part], turns), wanted)) {
        return true;
      }
    }
  }
  return false;
}

Term plus(Term first, std::size_t steps) {
  return static_cast<Term>(static_cast<std::size_t>(first) + steps);
}

}  // namespace

double lead_of(const SeatValues& values, SeatId seat, std::size_t seats) {
  double strongest = 0.0;
  double sum = 0.0;
  bool first = true;
  for (std::size_t other = 0; other < seats; ++other) {
    if (other != seat.value) {
      strongest = first ? values[other] : std::max(strongest, values[other]);
      sum += values[other];
      first = false;
    }
  }
  if (first) {
    return values[seat.value];
  }
  const double mean = sum / static_cast<double>(seats - 1);
  return values[seat.value] - 0.5 * (strongest + mean);
}

Outlook::Outlook(const game::Rules& rules, const State& from, const Weights& weights)
    : rules_(rules), weights_(weights), tiles_from_(tiles_left(from)),
      tiny_city_two_(rules.option(game::kTinyCity) == static_cast<unsigned>(game::TinyCity::two)),
      unseen_(rules.unseen(from)), fitting_(std::size_t{1} << 16U, std::int16_t{-1}),
      gaps_(std::size_t{kGridMask + 1} * (kGridMask + 1)), city_seen_(board::kMaxNodes),
      city_open_(board::kMaxNodes), city_counted_(board::kMaxNodes) {
  const auto unseen = std::accumulate(unseen_.begin(), unseen_.end(), 0U);
  for (std::size_t step = 0; step < kSteps; ++step) {
    const double left = tiles_from_ > step ? static_cast<double>(tiles_from_ - step) : 0.0;
    const double turns = left / from.seats;
    const double draws =
        turns * (weight(Term::own_turns) + weight(Term::other_turns) * (from.seats - 1));
    for (std::size_t gaps = 0; gaps < kShares; ++gaps) {
      auto& table = chances_[step][gaps];
      table.assign(unseen + 1, 0.0);
      for (unsigned n = 1; n <= unseen && draws > 0.0; ++n) {
        const double miss = 1.0 - static_cast<double>(n) / unseen;
        table[n] = 1.0 - std::pow(miss, draws / static_cast<double>(gaps + 1));
      }
    }
  }
}

unsigned Outlook::fitting(EdgeWord wanted) {
  std::int16_t& known = fitting_[wanted];
  if (known < 0) {
    unsigned fits = 0;
    for (std::size_t l = 0; l < unseen_.size(); ++l) {
      const game::LayoutId layout{static_cast<std::uint16_t>(l)};
      if (unseen_[l] > 0 && fits_somehow(rules_.shapes()[layout], wanted)) {
        fits += unseen_[l];
      }
    }
    known = static_cast<std::int16_t>(fits);
  }
  return static_cast<unsigned>(known);
}

double Outlook::chance(unsigned fits, std::size_t gaps) const {
  return chances_[step_][std::min(gaps, kShares) - 1][fits];
}

void Outlook::look_at(const State& state) {
  ++count_;
  ++stamp_;
  tiles_ = tiles_left(state);
  step_ = std::min<std::size_t>(tiles_from_ > tiles_ ? tiles_from_ - tiles_ : 0, kSteps - 1);
  for (const board::OpenCell& open : state.board.open_cells()) {
    gap_at(open.at) = {stamp_, open.wanted};
  }
  in_hand_.fill(game::kFollowersPerSeat);
  coming_home_.fill(0.0);
  claims_of(state);
}

void Outlook::claims_of(const State& state) {
  claims_.clear();
  for (const game::Figure& figure : state.figures) {
    --in_hand_[figure.seat.value];
    const NodeId label = state.board.label(figure.at);
    auto found = std::ranges::find(claims_, label, &Claim::label);
    if (found == claims_.end()) {
      claims_.push_back({figure.at, label, {}});
      found = std::prev(claims_.end());
    }
    ++found->followers[figure.seat.value];
  }
}

SeatValues Outlook::values(const State& state) {
  SeatValues values{};
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    values[seat] = state.score(SeatId{seat}).value;
  }
  if (state.ended) {
    ++count_;
    return values;
  }
  look_at(state);
  for (const Claim& claim : claims_) {
    const Promise promise = promise_of(state, claim);
    const auto most = *std::ranges::max_element(claim.followers);
    unsigned holders = 0;
    for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
      holders += claim.followers[seat] == most ? 1U : 0U;
    }
    const bool is_field = promise.closing < 0.0;
    for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
      const unsigned here = claim.followers[seat];
      if (here == 0) {
        continue;
      }
      values[seat] += here == most ? promise.points : weight(Term::minority) * promise.points;
      values[seat] -= weight(Term::crowd) * (here - 1);
      if (is_field) {
        values[seat] -= holders > 1 || here > 1 ? 0.0 : weight(Term::field_hold);
      } else if (promise.closing >= 1.0) {
        in_hand_[seat] = static_cast<std::uint8_t>(in_hand_[seat] + here);
      } else {
        coming_home_[seat] += promise.closing * here;
      }
    }
  }
  add_hand(state, values);
  return values;
}

/// Followers in hand are worth less the more there are, and nothing when no turn is left.
void Outlook::add_hand(const State& state, SeatValues& values) const {
  const double turns = static_cast<double>(tiles_) / state.seats;
  const double use = std::min(1.0, turns / weight(Term::hand_turns));
  for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
    double worth = 0.0;
    for (unsigned k = 0; k < in_hand_[seat]; ++k) {
      worth += weight(plus(Term::hand_1, k));
    }
    const unsigned next = std::min<unsigned>(in_hand_[seat], game::kFollowersPerSeat - 1);
    worth += weight(Term::back_home) * coming_home_[seat] * weight(plus(Term::hand_1, next));
    values[seat] += worth * use;
  }
}

Outlook::Promise Outlook::promise_of(const State& state, const Claim& claim) {
  const auto& tile = state.board.tile(claim.at.tile);
  const FeatureKind kind = rules_.layout(tile.layout).segments[claim.at.segment].kind;
  switch (kind) {
  case FeatureKind::city:
  case FeatureKind::road:
    return road_or_city(state, claim, kind);
  case FeatureKind::monastery:
    return monastery(state, claim);
  case FeatureKind::field:
    return field(state, claim);
  case FeatureKind::river:
    break;
  }
  return {};
}

Outlook::Promise Outlook::road_or_city(const State& state, const Claim& claim, FeatureKind kind) {
  std::array<std::uint64_t, (2 * board::kMaxTiles + 63) / 64> cells{};
  using Gaps = board::FixedVector<Cell, 8>;
  Gaps gaps;
  unsigned pennants = 0;
  unsigned more_gaps = 0;
  const NodeId start = state.board.node(claim.at);
  NodeId walk = start;
  do {
    const game::SegmentRef ref = state.board.segment(walk);
    const board::PlacedTile& tile = state.board.tile(ref.tile);
    const catalogue::Segment& segment = rules_.shapes()[tile.layout].layout->segments[ref.segment];
    pennants += segment.pennants;
    for (unsigned part = 0; part < catalogue::kMaxCells; ++part) {
      if ((segment.cells >> part & 1U) != 0) {
        const unsigned bit = 2U * ref.tile.value + part;
        cells[bit / 64] |= std::uint64_t{1} << (bit % 64);
      }
    }
    if (state.board.open_sides(walk) > 0) {
      for (unsigned part = 0; part < catalogue::kMaxCells; ++part) {
        for (const catalogue::Side own : catalogue::kSides) {
          if ((segment.sides[part] & catalogue::bit(own)) == 0) {
            continue;
          }
          const Cell beside = board::neighbour(board::part_of(tile.at, tile.turns, part),
                                               catalogue::turned(own, tile.turns));
          if (gap_at(beside).seen != stamp_ || std::ranges::find(gaps, beside) != gaps.end()) {
            continue;
          }
          if (gaps.size() < Gaps::capacity()) {
            gaps.push_back(beside);
          } else {
            ++more_gaps;
          }
        }
      }
    }
    walk = state.board.next(walk);
  } while (walk != start);
  unsigned tiles = 0;
  for (const std::uint64_t word : cells) {
    tiles += static_cast<unsigned>(std::popcount(word));
  }
  const auto open_gaps = static_cast<double>(gaps.size() + more_gaps);
  const bool is_city = kind == FeatureKind::city;
  const double now = tiles + (is_city ? pennants : 0U);
  if (gaps.empty()) {
    const bool twice = is_city && !(tiny_city_two_ && tiles == 2);
    return {twice ? 2.0 * now : now, 1.0};
  }
  double closing = is_city
                       ? weight(plus(Term::city_close_1, std::min<std::size_t>(gaps.size(), 4) - 1))
                       : weight(Term::road_close);
  double filled = 0.0;
  for (const Cell gap : gaps) {
    const double one = chance(fitting(gap_at(gap).wanted), gaps.size());
    closing *= one;
    filled += one;
  }
  closing = std::clamp(closing, 0.0, 0.99);
  if (more_gaps > 0) {
    closing = 0.0;
  }
  if (!is_city) {
    return {now + weight(Term::road_growth) * filled, closing};
  }
  const double open_points = now + weight(Term::city_open_growth) * filled;
  const double closed_points = 2.0 * (now + weight(Term::city_growth) * open_gaps);
  return {open_points + closing * (closed_points - open_points), closing};
}

Outlook::Promise Outlook::monastery(const State& state, const Claim& claim) {
  const Cell centre = state.board.tile(claim.at.tile).at;
  double filled = 1.0;
  double closing = 1.0;
  unsigned empty = 0;
  const double free = weight(Term::monastery_free_cell) *
                      chance(static_cast<unsigned>(chances_[0][0].size() - 1), 1);
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const Cell cell{static_cast<std::int16_t>(centre.x + dx),
                      static_cast<std::int16_t>(centre.y + dy)};
      const Gap& gap = gap_at(cell);
      if (gap.seen != stamp_ && !state.board.empty_at(cell)) {
        filled += 1.0;
        continue;
      }
      ++empty;
      const double one = gap.seen == stamp_ ? chance(fitting(gap.wanted), 2) : free;
      filled += weight(Term::monastery_fill) * one;
      closing *= one;
    }
  }
  // The monastery itself is one of the nine cells.
  filled -= 1.0;
  return {filled, empty == 0 ? 1.0 : std::min(closing, 0.99)};
}

unsigned Outlook::open_sides_of(const State& state, NodeId city) {
  const NodeId label = state.board.label(city);
  if (city_seen_[label.value] == stamp_) {
    return city_open_[label.value];
  }
  unsigned open = 0;
  NodeId walk = label;
  do {
    open += state.board.open_sides(walk);
    walk = state.board.next(walk);
  } while (walk != label && open < 4);
  city_seen_[label.value] = stamp_;
  city_open_[label.value] = static_cast<std::uint8_t>(std::min(open, 4U));
  return city_open_[label.value];
}

/// A field is never closed: its promise says so with a negative chance.
Outlook::Promise Outlook::field(const State& state, const Claim& claim) {
  ++field_stamp_;
  const double phase = std::min(1.0, tiles_ / 60.0);
  const double soon = std::min(1.0, static_cast<double>(tiles_) / state.seats / 5.0);
  double cities = 0.0;
  const NodeId start = state.board.node(claim.at);
  NodeId walk = start;
  do {
    const game::SegmentRef ref = state.board.segment(walk);
    const auto& segments = rules_.shapes()[state.board.tile(ref.tile).layout].layout->segments;
    unsigned touched = segments[ref.segment].cities;
    while (touched != 0) {
      const auto s = static_cast<std::uint8_t>(std::countr_zero(touched));
      touched &= touched - 1;
      const NodeId city = state.board.label(game::SegmentRef{ref.tile, s});
      if (city_counted_[city.value] == field_stamp_) {
        continue;
      }
      city_counted_[city.value] = field_stamp_;
      const unsigned open = open_sides_of(state, city);
      if (open == 0) {
        cities += 1.0;
      } else if (open < 4) {
        cities += soon * weight(plus(Term::field_city_open_1, open - 1));
      }
    }
    walk = state.board.next(walk);
  } while (walk != start);
  return {3.0 * cities + weight(Term::field_growth) * phase, -1.0};
}

}  // namespace aude::bots
