#include "shared/expansions/ferries/module.hpp"

#include <array>

#include "shared/expansions/ferries/ferries.hpp"

namespace aude::expansions::ferries {

namespace {

using namespace std::string_view_literals;

constexpr std::array kPlacementValues{"always"sv, "with_highwayman"sv};
constexpr std::array<game::OptionSpec, 1> kOptions{{{"ferry_placement", kPlacementValues}}};

/// The Ferries (ferries.md).
class FerriesModule final : public game::Module {
 public:
  [[nodiscard]] std::string_view name() const override { return "ferries"; }
  [[nodiscard]] bool concerns(const catalogue::TileSet& set) const override {
    return set.id == "ferries";
  }
  [[nodiscard]] std::span<const game::OptionSpec> options() const override { return kOptions; }

  void plan(const game::Rules& /*rules*/, game::Plan& plan) const override {
    plan.insert_after(game::kFollowerStep, link_step());
    plan.insert_after(kLinkStep, move_step());
  }

  void on_placed(const game::Rules& rules, game::Transaction& tx) const override {
    mark_movable(rules, tx);
  }

  /// ferries.md, Turn 5: every road that touches a moved or placed ferry is looked at.
  void touched(const game::Rules& rules, const game::State& state,
               game::Touched& segments) const override {
    for (const game::Mark& mark : state.marks) {
      if (mark.id != kTouched || mark.tile == *state.placed) {
        continue;
      }
      const board::Shape& shape = rules.shapes()[state.board.tile(mark.tile).layout];
      for (std::uint8_t s = 0; s < shape.segments; ++s) {
        if (shape.layout->segments[s].kind == game::FeatureKind::road) {
          segments.push_back({mark.tile, s});
        }
      }
    }
  }

  void on_turn_end(const game::Rules& /*rules*/, game::Transaction& tx) const override {
    for (std::size_t i = tx.state().marks.size(); i-- > 0;) {
      const game::Mark mark = tx.state().marks[i];
      if (mark.id == kMovable || mark.id == kTouched) {
        tx.emit(game::MarkCleared{mark});
      }
    }
  }
};

}  // namespace

const game::Module& module() {
  static const FerriesModule instance;
  return instance;
}

}  // namespace aude::expansions::ferries
