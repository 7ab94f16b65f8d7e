#include "tests/properties/slow_score.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "shared/board/recount.hpp"
#include "tests/properties/random_play.hpp"

namespace aude::tests {

namespace {

using game::FeatureKind;
using game::SegmentRef;
using Followers = std::map<std::uint8_t, int>;

/// The features of a board as base.md counts them.
class Count {
 public:
  Count(const game::Rules& rules, const game::State& state)
      : rules_(rules), state_(state), recount_(board::recount(state.board, rules.shapes())) {}

  [[nodiscard]] std::size_t feature(SegmentRef at) const {
    return recount_.feature[state_.board.node(at).value];
  }
  [[nodiscard]] std::vector<SegmentRef> segments(std::size_t feature) const {
    std::vector<SegmentRef> segments;
    for (std::uint16_t node = 0; node < recount_.feature.size(); ++node) {
      if (recount_.feature[node] == feature) {
        segments.push_back(state_.board.segment({node}));
      }
    }
    return segments;
  }
  [[nodiscard]] const catalogue::Segment& printed(SegmentRef at) const {
    return rules_.layout(state_.board.tile(at.tile).layout).segments[at.segment];
  }
  [[nodiscard]] bool closed(std::size_t feature) const {
    return std::ranges::all_of(segments(feature), [&](SegmentRef at) {
      return recount_.open[state_.board.node(at).value] == 0;
    });
  }
  [[nodiscard]] int tiles(std::size_t feature) const {
    std::set<std::pair<unsigned, unsigned>> cells;
    for (const SegmentRef at : segments(feature)) {
      for (unsigned part = 0; part < catalogue::kMaxCells; ++part) {
        if ((printed(at).cells >> part & 1U) != 0) {
          cells.emplace(at.tile.value, part);
        }
      }
    }
    return static_cast<int>(cells.size());
  }
  [[nodiscard]] int pennants(std::size_t feature) const {
    int pennants = 0;
    for (const SegmentRef at : segments(feature)) {
      pennants += printed(at).pennants;
    }
    return pennants;
  }
  [[nodiscard]] int neighbours(SegmentRef monastery) const {
    const board::Cell cell = state_.board.tile(monastery.tile).at;
    int filled = -1;  // its own cell
    for (int x = cell.x - 1; x <= cell.x + 1; ++x) {
      for (int y = cell.y - 1; y <= cell.y + 1; ++y) {
        filled +=
            state_.board.empty_at({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}) ? 0
                                                                                                : 1;
      }
    }
    return filled;
  }
  [[nodiscard]] std::set<std::size_t> closed_cities(std::size_t field) const {
    std::set<std::size_t> cities;
    for (const SegmentRef at : segments(field)) {
      for (std::uint8_t s = 0; s < catalogue::kMaxSegments; ++s) {
        if ((printed(at).cities >> s & 1U) != 0 && closed(feature({at.tile, s}))) {
          cities.insert(feature({at.tile, s}));
        }
      }
    }
    return cities;
  }
  [[nodiscard]] bool has_pig_herd(std::size_t field) const {
    return std::ranges::any_of(segments(field),
                               [&](SegmentRef at) { return printed(at).pig_herd; });
  }
  [[nodiscard]] Followers followers(std::size_t feature_) const {
    Followers followers;
    for (const game::Figure& figure : state_.figures) {
      if (feature(figure.at) == feature_) {
        ++followers[figure.seat.value];
      }
    }
    return followers;
  }
  /// Over all fields that touch the city.
  [[nodiscard]] Followers farmers_at(std::size_t city) const {
    Followers farmers;
    for (const game::Figure& figure : state_.figures) {
      if (printed(figure.at).kind == FeatureKind::field &&
          closed_cities(feature(figure.at)).contains(city)) {
        ++farmers[figure.seat.value];
      }
    }
    return farmers;
  }

 private:
  const game::Rules& rules_;
  const game::State& state_;
  board::Recount recount_;
};

bool has_option(const game::Rules& rules, const std::string& option, const std::string& value) {
  const auto found = rules.setup().options.find(option);
  return found != rules.setup().options.end() && found->second == value;
}

/// base.md, Completion and points; End of the game.
int points_of(const game::Rules& rules, const Count& count, const game::Scored& scored) {
  const std::size_t feature = count.feature(scored.at);
  switch (scored.kind) {
  case FeatureKind::road:
    return count.tiles(feature);
  case FeatureKind::city: {
    const bool tiny = has_option(rules, "tiny_city", "2") && count.tiles(feature) == 2;
    // Closed but not scored at the end: somebody resigned in the middle of that turn.
    return (count.closed(feature) && !tiny ? 2 : 1) *
           (count.tiles(feature) + count.pennants(feature));
  }
  case FeatureKind::monastery:
    return 1 + count.neighbours(scored.at);
  case FeatureKind::field: {
    if (has_option(rules, "field_scoring", "c1_first")) {
      return 4;
    }
    const int herd = count.has_pig_herd(feature) && !has_option(rules, "pig_herd", "off") ? 1 : 0;
    return (3 + herd) * static_cast<int>(count.closed_cities(feature).size());
  }
  case FeatureKind::river:
    break;
  }
  return -1;
}

bool is_complete(const Count& count, const game::Scored& scored) {
  return scored.kind == FeatureKind::monastery ? count.neighbours(scored.at) == 8
                                               : count.closed(count.feature(scored.at));
}

}  // namespace

void ScoreWatch::on(const game::Event& event, const game::State& after) {
  const auto* scored = std::get_if<game::Scored>(&event);
  if (scored == nullptr) {
    return;
  }
  const Count count(rules_, after);
  const bool by_city =
      scored->kind == FeatureKind::field && has_option(rules_, "field_scoring", "c1_first");
  if (scored->phase == game::Phase::during &&
      (scored->kind == FeatureKind::field || !is_complete(count, *scored))) {
    broken(after, "what is not complete scores during the game");
  }
  if (points_of(rules_, count, *scored) != scored->points.value) {
    broken(after, "a " + std::string(to_string(scored->kind)) + " scores " +
                      std::to_string(scored->points.value) + ", a slow count gives " +
                      std::to_string(points_of(rules_, count, *scored)));
  }
  const std::size_t feature = count.feature(scored->at);
  const Followers followers = by_city ? count.farmers_at(feature) : count.followers(feature);
  int most = 0;
  for (const auto& [seat, number] : followers) {
    most = std::max(most, number);
  }
  bool right = scored->shares.size() == followers.size();
  for (const game::SeatShare& share : scored->shares) {
    const auto mine = followers.find(share.seat.value);
    right = right && mine != followers.end() && mine->second == share.followers &&
            share.points.value == (mine->second == most ? scored->points.value : 0);
  }
  if (!right) {
    broken(after, "the points do not go to those with the most followers");
  }
}

}  // namespace aude::tests
