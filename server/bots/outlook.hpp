#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "server/bots/weights.hpp"
#include "shared/game/rules.hpp"
#include "shared/game/state.hpp"

namespace aude::bots {

/// Expected final points of every seat.
using SeatValues = std::array<double, game::kMaxSeats>;

/// How far `seat` is ahead: of the opponent, or of a mean of the strongest and all of several.
/// Alone at the table, its points.
[[nodiscard]] double lead_of(const SeatValues& values, game::SeatId seat, std::size_t seats);

/// What the positions near one position promise. It counts, once, how many of the tiles that nobody
/// has seen fit every kind of gap, and then values positions a few turns on from there: points that
/// are made, points that followers can still expect, and what followers in hand are worth. A
/// feature that is complete counts as scored, whether or not the turn has been ended.
///
/// Holds working memory: one for each search, not for two threads at once.
class Outlook {
 public:
  Outlook(const game::Rules& rules, const game::State& from, const Weights& weights);

  [[nodiscard]] SeatValues values(const game::State& state);
  /// How many positions have been valued.
  [[nodiscard]] std::uint64_t count() const { return count_; }

 private:
  /// All followers on one feature.
  struct Claim {
    game::SegmentRef at;
    board::NodeId label;
    std::array<std::uint8_t, game::kMaxSeats> followers{};
  };
  /// What the holders of a feature can expect, and how likely it is closed.
  struct Promise {
    double points{};
    double closing{};
  };
  struct Gap {
    std::uint32_t seen{};
    board::EdgeWord wanted{};
  };
  static constexpr std::size_t kSteps = 6;
  static constexpr std::size_t kShares = 4;
  static constexpr unsigned kGridMask = 63;

  void look_at(const game::State& state);
  [[nodiscard]] Gap& gap_at(board::Cell cell) {
    return gaps_[(static_cast<unsigned>(cell.y) & kGridMask) * (kGridMask + 1) +
                 (static_cast<unsigned>(cell.x) & kGridMask)];
  }
  [[nodiscard]] unsigned fitting(board::EdgeWord wanted);
  /// Chance that a gap is filled which so many unseen tiles fit, when the feature has `gaps` gaps.
  [[nodiscard]] double chance(unsigned fits, std::size_t gaps) const;
  void claims_of(const game::State& state);
  [[nodiscard]] Promise promise_of(const game::State& state, const Claim& claim);
  [[nodiscard]] Promise road_or_city(const game::State& state, const Claim& claim,
                                     game::FeatureKind kind);
  [[nodiscard]] Promise monastery(const game::State& state, const Claim& claim);
  [[nodiscard]] Promise field(const game::State& state, const Claim& claim);
  /// Open sides of a city, at most 4.
  [[nodiscard]] unsigned open_sides_of(const game::State& state, board::NodeId city);
  void add_hand(const game::State& state, SeatValues& values) const;

  double weight(Term term) const { return weights_[term]; }

  const game::Rules& rules_;
  Weights weights_;
  unsigned tiles_from_;
  bool tiny_city_two_;
  std::vector<std::uint16_t> unseen_;
  std::vector<std::int16_t> fitting_;
  /// By tiles drawn since, gaps of the feature, and tiles that fit.
  std::array<std::array<std::vector<double>, kShares>, kSteps> chances_;
  std::uint64_t count_{0};

  // Of the position that is looked at.
  std::uint32_t stamp_{0};
  std::uint32_t field_stamp_{0};
  unsigned tiles_{};
  std::size_t step_{};
  std::vector<Gap> gaps_;
  std::vector<Claim> claims_;
  std::vector<std::uint32_t> city_seen_;
  std::vector<std::uint8_t> city_open_;
  std::vector<std::uint32_t> city_counted_;
  std::array<std::uint8_t, game::kMaxSeats> in_hand_{};
  /// Followers that will come home, in expectation.
  SeatValues coming_home_{};
};

}  // namespace aude::bots
