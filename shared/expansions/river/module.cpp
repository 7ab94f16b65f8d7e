#include "shared/expansions/river/module.hpp"

#include <algorithm>
#include <array>

#include "shared/expansions/river/river.hpp"
#include "shared/game/transaction.hpp"

namespace aude::expansions::river {

namespace {

using namespace std::string_view_literals;
using game::OptionSpec;

constexpr std::array kUTurnValues{"official"sv, "safe"sv, "strict"sv, "off"sv};
constexpr std::array kOffOn{"off"sv, "on"sv};

constexpr std::array<OptionSpec, 6> kOptions{{
    {"u_turn", kUTurnValues},
    {"river_no_followers", kOffOn, OptionSpec::Origin::house},
    {"river_bag", kOffOn, OptionSpec::Origin::house},
    {"river_start_tile_bonus", kOffOn, OptionSpec::Origin::house},
    {"river_reversed", kOffOn, OptionSpec::Origin::house},
    // Display only: clients centre the view on the finished river.
    {"river_recentre", kOffOn, OptionSpec::Origin::house},
}};

constexpr std::string_view kRole = "river";

/// The River (river.md).
class RiverModule final : public game::Module {
 public:
  [[nodiscard]] std::string_view name() const override { return "river"; }
  [[nodiscard]] bool concerns(const catalogue::TileSet& set) const override {
    return set.role == kRole;
  }
  [[nodiscard]] std::span<const OptionSpec> options() const override { return kOptions; }

  void check(const game::Rules& rules, std::vector<game::SetupError>& errors) const override {
    unsigned rivers = 0;
    for (const game::SetChoice& choice : rules.sets()) {
      if (rules.catalogue().find_set(choice.set)->role == kRole) {
        rivers += choice.copies;
      }
    }
    if (rivers > 1) {
      errors.push_back({"many_rivers", "One river is chosen; the others stay in the box."});
    }
    if (is_on(rules, kBag) && (is_on(rules, kReversed) || is_on(rules, kStartTileBonus))) {
      errors.push_back({"river_bag_alone",
                        "With all river tiles in the bag the first one drawn starts, so the river "
                        "can be neither reversed nor mixed with the start tile."});
    }
  }

  void arrange(const game::Rules& rules, game::Piles& piles) const override {
    river::arrange(rules, piles);
  }

  [[nodiscard]] bool may_place(const game::Rules& rules, const game::State& state,
                               board::LayoutId layout, board::Placement placement) const override {
    return may_lie(rules, state, layout, placement);
  }

  [[nodiscard]] bool may_follow(const game::Rules& rules, const game::State& state,
                                board::SegmentRef /*at*/) const override {
    return !is_on(rules, kNoFollowers) || tiles_to_come(rules, state) == 0;
  }

  /// River in the bag: when the last end is closed, the river tiles that are left go out.
  void on_placed(const game::Rules& rules, game::Transaction& tx) const override {
    if (!is_on(rules, kBag) || !open_ends(rules, tx.state()).empty()) {
      return;
    }
    while (tiles_to_come(rules, tx.state()) > 0) {
      tx.emit(game::TileRemoved{tx.deck().order.at(tx.state().drawn), 0});
    }
  }
};

}  // namespace

const game::Module& module() {
  static const RiverModule instance;
  return instance;
}

}  // namespace aude::expansions::river
