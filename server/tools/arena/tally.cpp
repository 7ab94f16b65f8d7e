#include "server/tools/arena/tally.hpp"

#include <algorithm>
#include <cmath>

namespace aude::arena {

namespace {

constexpr double kInterval95 = 1.96;

/// All games won would be endless Elo: half a game more or less bounds it.
double elo_of(double score, double games) {
  const double bound = 0.5 / (games + 1.0);
  const double s = std::clamp(score, bound, 1.0 - bound);
  return 400.0 * std::log10(s / (1.0 - s));
}

}  // namespace

void Tally::add(double points, double other_points) {
  ++games_;
  wins_ += points > other_points ? 1U : 0U;
  draws_ += points == other_points ? 1U : 0U;
  points_ += points;
  other_ += other_points;
  squares_ += (points - other_points) * (points - other_points);
}

double Tally::mean_points() const { return points_ / static_cast<double>(games_); }
double Tally::mean_other() const { return other_ / static_cast<double>(games_); }

double Tally::difference_error() const {
  const auto n = static_cast<double>(games_);
  const double mean = mean_points() - mean_other();
  return kInterval95 * std::sqrt(std::max(0.0, squares_ / n - mean * mean) / n);
}

double Tally::score() const {
  return (static_cast<double>(wins_) + 0.5 * static_cast<double>(draws_)) /
         static_cast<double>(games_);
}

double Tally::score_error() const {
  const auto n = static_cast<double>(games_);
  const double square = (static_cast<double>(wins_) + 0.25 * static_cast<double>(draws_)) / n;
  return kInterval95 * std::sqrt(std::max(0.0, square - score() * score()) / n);
}

Tally::Elo Tally::elo() const {
  const auto n = static_cast<double>(games_);
  return {elo_of(score(), n), elo_of(score() - score_error(), n),
          elo_of(score() + score_error(), n)};
}

}  // namespace aude::arena
