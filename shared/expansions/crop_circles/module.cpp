#include "shared/expansions/crop_circles/module.hpp"

#include <array>

#include "shared/expansions/crop_circles/crop_circles.hpp"
#include "shared/game/rules.hpp"
#include "shared/game/transaction.hpp"

namespace aude::expansions::crop_circles {

namespace {

using namespace std::string_view_literals;

constexpr std::array kOffOn{"off"sv, "on"sv};
constexpr std::array<game::OptionSpec, 1> kOptions{{{"ferries_crop_circle", kOffOn}}};
constexpr game::OptionId kSingleTile{"ferries_crop_circle"};

/// Crop Circles (expansions.md 7), as far as the single tile goes that came with The Ferries.
class CropCirclesModule final : public game::Module {
 public:
  [[nodiscard]] std::string_view name() const override { return "crop_circles"; }
  [[nodiscard]] bool concerns(const catalogue::TileSet& set) const override {
    return set.id == "ferries";
  }
  [[nodiscard]] std::span<const game::OptionSpec> options() const override { return kOptions; }

  void add_sets(const game::Rules& rules, std::vector<game::SetChoice>& sets) const override {
    if (rules.option(kSingleTile) != 0) {
      sets.push_back({"ferries-crop-circle", 1});
    }
  }

  void plan(const game::Rules& /*rules*/, game::Plan& plan) const override {
    plan.insert_after(game::kScoreStep, choose_step());
    plan.insert_after(kChooseStep, each_step());
  }

  void on_turn_end(const game::Rules& /*rules*/, game::Transaction& tx) const override {
    if (tx.state().counter(kEffect) != 0) {
      tx.emit(game::CounterSet{{kEffect, 0}});
      tx.emit(game::CounterSet{{kSeatsDone, 0}});
    }
  }
};

}  // namespace

const game::Module& module() {
  static const CropCirclesModule instance;
  return instance;
}

}  // namespace aude::expansions::crop_circles
