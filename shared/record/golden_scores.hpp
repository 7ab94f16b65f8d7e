#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <vector>

#include "shared/board/shapes.hpp"
#include "shared/game/event.hpp"

namespace aude::record {

/// What one seat has scored with one feature.
struct ScoredFeature {
  std::set<board::Cell> cells;
  /// As in a golden game: `seat`, `points`, `feature`.
  nlohmann::json entry;
};

/// Keeps what has scored since the last take(), one entry a winner.
class ScoreListener final : public game::EventSink {
 public:
  /// `shapes` must outlive the listener.
  explicit ScoreListener(const board::Shapes& shapes) : shapes_(shapes) {}

  void on(const game::Event& event, const game::State& after) override;
  [[nodiscard]] std::vector<ScoredFeature> take();

 private:
  const board::Shapes& shapes_;
  std::vector<ScoredFeature> scored_;
};

/// Pairs the scores of a golden game with those of the rules, one to one. A golden score names any
/// one tile of its feature, and a tile can be of two features that score alike; so a pair is undone
/// when that lets one more score find its partner (augmenting paths).
class ScorePairing {
 public:
  /// `scored` must outlive the pairing.
  explicit ScorePairing(const std::vector<ScoredFeature>& scored)
      : scored_(scored), partner_(scored.size()) {}

  /// False if there is no partner for this golden score.
  bool add(const nlohmann::json& golden);
  /// Scores of the rules that no golden score has taken.
  [[nodiscard]] std::vector<nlohmann::json> unpaired() const;

 private:
  bool find_partner(std::size_t golden, std::vector<bool>& tried);

  const std::vector<ScoredFeature>& scored_;
  std::vector<std::optional<std::size_t>> partner_;
  std::vector<nlohmann::json> golden_;
};

}  // namespace aude::record
