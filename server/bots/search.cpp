#include "server/bots/search.hpp"

#include <algorithm>

namespace aude::bots {

using game::State;

namespace {

game::Deck in_any_order(const UnseenTiles& unseen) {
  return unseen.imagined([](std::size_t) { return std::size_t{0}; });
}

/// So many copies at even distances through the unseen tiles; all draws if they are no more.
std::vector<Draw> sampled(std::vector<Draw> draws, unsigned samples) {
  if (samples == 0 || draws.size() <= samples) {
    return draws;
  }
  unsigned copies = 0;
  for (const Draw& draw : draws) {
    copies += draw.copies;
  }
  std::vector<Draw> some;
  unsigned passed = 0;
  unsigned taken = 0;
  for (const Draw& draw : draws) {
    passed += draw.copies;
    unsigned hits = 0;
    while (taken < samples && (2 * taken + 1) * copies < 2 * samples * passed) {
      ++taken;
      ++hits;
    }
    if (hits > 0) {
      some.push_back({draw.layout, hits});
    }
  }
  return some;
}

void best_first(std::vector<Line>& lines) {
  std::ranges::stable_sort(lines, [](const Line& a, const Line& b) {
    return a.depth != b.depth ? a.depth > b.depth : a.expectation.lead > b.expectation.lead;
  });
}

}  // namespace

Search::Search(const PlayerView& view, const Weights& weights, Budget budget, std::stop_token stop)
    : view_(view), seat_(*view.state().asked), outlook_(view.rules(), view.state(), weights),
      turns_(view.rules(), outlook_), budget_(budget.positions), stop_(std::move(stop)),
      deck_(in_any_order(UnseenTiles(view.rules(), view.state()))) {}

bool Search::spent() const { return outlook_.count() >= budget_ || stop_.stop_requested(); }

std::vector<Line> Search::lines(const Scope& scope, const Answers* kept) {
  value_each_turn();
  if (kept != nullptr) {
    value_too(*kept);
  }
  best_first(lines_);
  if (kept != nullptr) {
    keep_among_first(scope.wide, *kept);
  }
  look_deeper(scope.wide, 1);
  best_first(lines_);
  if (scope.narrow > 0) {
    samples_ = scope.samples;
    look_deeper(scope.narrow, 2);
    best_first(lines_);
  }
  return std::move(lines_);
}

void Search::value_each_turn() {
  turns_.each(view_.state(), deck_, [&](const Answers& answers, const State& state) {
    if (lines_.empty() || !stop_.stop_requested()) {
      lines_.push_back({answers, valued(state), 0});
    }
  });
}

/// Of turns with many answers not every one has been tried.
void Search::value_too(const Answers& kept) {
  if (std::ranges::find(lines_, kept, &Line::answers) == lines_.end()) {
    lines_.push_back({kept, valued(state_after(kept)), 0});
  }
}

void Search::keep_among_first(std::size_t lines, const Answers& kept) {
  const auto found = std::ranges::find(lines_, kept, &Line::answers);
  const auto last =
      lines_.begin() + static_cast<std::ptrdiff_t>(std::min(lines, lines_.size()) - 1);
  if (found > last) {
    std::iter_swap(found, last);
  }
}

State Search::state_after(const Answers& answers) const {
  State state = view_.state();
  for (const game::Choice& answer : answers) {
    game::apply(view_.rules(), state, deck_, answer, nullptr);
  }
  return state;
}

/// Looks further ahead from the first lines: from all of them or none, because expectations of
/// different depth do not compare.
void Search::look_deeper(std::size_t lines, unsigned depth) {
  lines = std::min(lines, lines_.size());
  if (lines < 2 || spent()) {
    return;
  }
  std::vector<Expectation> found;
  for (std::size_t l = 0; l < lines; ++l) {
    found.push_back(expected(state_after(lines_[l].answers), depth));
    if (spent()) {
      return;
    }
  }
  for (std::size_t l = 0; l < lines; ++l) {
    lines_[l].expectation = found[l];
    lines_[l].depth = depth;
  }
}

Expectation Search::valued(const State& state) {
  const SeatValues points = outlook_.values(state);
  return {lead_of(points, seat_, state.seats), points};
}

/// What to expect from a turn that has been played out, `depth` turns on.
Expectation Search::expected(const State& leaf, unsigned depth) {
  // Another seat may have to answer first, or this one again.
  if (!leaf.asked || view_.rules().step(leaf).id() != game::kEndTurnStep) {
    return valued(leaf);
  }
  const game::Choice end_turn{game::kEndTurn, {}};
  const UnseenTiles unseen(view_.rules(), leaf);
  game::Deck deck = in_any_order(unseen);
  const auto draws = sampled(unseen.next(), depth == 1 ? samples_ : 0);
  if (draws.empty()) {
    State end = leaf;
    game::apply(view_.rules(), end, deck, end_turn, nullptr);
    return valued(end);
  }
  Expectation sum;
  double copies = 0.0;
  for (const Draw& draw : draws) {
    deck.order[leaf.drawn] = draw.layout;
    State next = leaf;
    game::apply(view_.rules(), next, deck, end_turn, nullptr);
    const Expectation one = after_draw(next, depth);
    sum.lead += draw.copies * one.lead;
    for (std::size_t seat = 0; seat < leaf.seats; ++seat) {
      sum.points[seat] += draw.copies * one.points[seat];
    }
    copies += draw.copies;
    if (spent()) {
      break;
    }
  }
  sum.lead /= copies;
  for (double& points : sum.points) {
    points /= copies;
  }
  return sum;
}

Expectation Search::after_draw(const State& state, unsigned depth) {
  if (state.ended) {
    return valued(state);
  }
  const Reply reply = best_reply(state);
  if (depth > 1) {
    return expected(reply.state, depth - 1);
  }
  return {lead_of(reply.values, seat_, state.seats), reply.values};
}

/// What the asked seat plays if it looks no further than its own turn.
Search::Reply Search::best_reply(const State& state) {
  Reply best;
  double most = -std::numeric_limits<double>::infinity();
  const game::SeatId seat = *state.asked;
  turns_.each(state, deck_, [&](const Answers& /*answers*/, const State& leaf) {
    const SeatValues values = outlook_.values(leaf);
    const double value = lead_of(values, seat, leaf.seats);
    if (value > most) {
      most = value;
      best.values = values;
      best.state = leaf;
    }
  });
  return best;
}

}  // namespace aude::bots
