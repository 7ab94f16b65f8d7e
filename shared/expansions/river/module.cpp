#include "shared/expansions/river/module.hpp"

#include <algorithm>

#include "shared/board/features.hpp"
#include "shared/expansions/river/river.hpp"
#include "shared/game/transaction.hpp"

namespace aude::expansions::river {

namespace {

using game::OptionSpec;

/// The volcano lake has an effect of its own (river.md, River II extras).
bool is_special_lake(const game::Rules& rules, const game::State& state, game::TileId tile) {
  return rules.layout(state.board.tile(tile).layout).volcano &&
         rules.option(kVolcanoLake) == static_cast<unsigned>(VolcanoLake::extra_turn);
}

/// The River (river.md).
class RiverModule final : public game::Module {
 public:
  [[nodiscard]] std::string_view name() const override { return "river"; }
  [[nodiscard]] bool concerns(const catalogue::TileSet& set) const override {
    return std::ranges::any_of(options(),
                               [&](const OptionSpec& option) { return option.concerns(set); }) ||
           is_river_tiles(set);
  }
  [[nodiscard]] std::span<const OptionSpec> options() const override { return river::options(); }

  /// river.md, House rules: two forks are two copies of The River II.
  void add_sets(const game::Rules& rules, std::vector<game::SetChoice>& sets) const override {
    if (!is_on(rules, kTwoForks)) {
      return;
    }
    const auto second = std::ranges::find_if(sets, [&](const game::SetChoice& choice) {
      return is_second_river(*rules.catalogue().find_set(choice.set));
    });
    second->copies = std::max(second->copies, 2U);
  }

  void check(const game::Rules& rules, std::vector<game::SetupError>& errors) const override {
    river::check(rules, errors);
  }

  void arrange(const game::Rules& rules, game::Piles& piles) const override {
    river::arrange(rules, piles);
  }

  [[nodiscard]] bool may_place(const game::Rules& rules, const game::State& state,
                               board::LayoutId layout, board::Placement placement) const override {
    return may_lie(rules, state, layout, placement);
  }

  [[nodiscard]] bool may_follow(const game::Rules& rules, const game::State& state,
                                board::SegmentRef at) const override {
    const bool too_early = is_on(rules, kNoFollowers) && tiles_to_come(rules, state) > 0;
    return !too_early && !is_special_lake(rules, state, at.tile);
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

  /// river.md, River II extras: 1 more for each completed city, however many pig-herds there are.
  void score_field(const game::Rules& rules, const game::State& state, board::SegmentRef field,
                   int cities, game::ScoreParts& parts) const override {
    if (cities == 0 || rules.option(kPigHerd) == static_cast<unsigned>(PigHerd::off)) {
      return;
    }
    bool herd = false;
    board::for_each_node(state.board, state.board.node(field), [&](board::NodeId node) {
      const board::SegmentRef at = state.board.segment(node);
      herd = herd || rules.layout(state.board.tile(at.tile).layout).segments[at.segment].pig_herd;
    });
    if (herd) {
      parts.push_back({"pig_herd", cities, game::Points{1}});
    }
  }

  [[nodiscard]] bool extra_turn(const game::Rules& rules, const game::State& state) const override {
    return state.placed && is_special_lake(rules, state, *state.placed);
  }
};

}  // namespace

const game::Module& module() {
  static const RiverModule instance;
  return instance;
}

}  // namespace aude::expansions::river
