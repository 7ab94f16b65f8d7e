#pragma once

#include <cstddef>
#include <string>

namespace aude::arena {

/// Adds up games between two players, from the first one's side.
class Tally {
 public:
  void add(double points, double other_points);

  [[nodiscard]] std::size_t games() const { return games_; }
  [[nodiscard]] std::size_t wins() const { return wins_; }
  [[nodiscard]] std::size_t draws() const { return draws_; }
  [[nodiscard]] std::size_t losses() const { return games_ - wins_ - draws_; }
  [[nodiscard]] double mean_points() const;
  [[nodiscard]] double mean_other() const;
  /// Half of the 95 % interval of the mean difference.
  [[nodiscard]] double difference_error() const;
  /// Wins and half the draws, as a share of the games.
  [[nodiscard]] double score() const;

  struct Elo {
    double value{};
    /// The ends of the 95 % interval.
    double low{};
    double high{};
  };
  [[nodiscard]] Elo elo() const;

 private:
  [[nodiscard]] double score_error() const;

  std::size_t games_{0};
  std::size_t wins_{0};
  std::size_t draws_{0};
  double points_{0.0};
  double other_{0.0};
  double squares_{0.0};
};

}  // namespace aude::arena
