#pragma once

#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "shared/board/shapes.hpp"
#include "shared/catalogue/catalogue.hpp"
#include "shared/game/module.hpp"
#include "shared/game/piles.hpp"
#include "shared/game/setup.hpp"
#include "shared/game/step.hpp"

namespace aude::game {

/// The rules of one game: the set-up, checked and worked out. Immutable; safe to share between
/// threads. The catalogue and the modules must outlive it.
class Rules {
 public:
  /// Checks the set-up and works out options, piles and the plan of a turn. Returns the reasons if
  /// it cannot be played: unknown_set, set_by_option, bad_copies, double_set, no_base_set,
  /// many_base_sets, bad_seats, unknown_option, bad_option, option_without_set, too_many_tiles, and
  /// what the modules add.
  static std::variant<std::shared_ptr<const Rules>, std::vector<SetupError>>
  create(const catalogue::Catalogue& catalogue, std::span<const Module* const> modules,
         Setup setup);

  [[nodiscard]] const catalogue::Catalogue& catalogue() const { return *catalogue_; }
  [[nodiscard]] const board::Shapes& shapes() const { return shapes_; }
  [[nodiscard]] const catalogue::Layout& layout(LayoutId id) const {
    return catalogue_->layout(id);
  }
  /// The set-up with set ids in place of refs and every option that concerns it spelled out.
  [[nodiscard]] const Setup& setup() const { return setup_; }
  /// All boxes in play, those that options bring included.
  [[nodiscard]] std::span<const SetChoice> sets() const { return sets_; }
  [[nodiscard]] const Piles& piles() const { return piles_; }
  [[nodiscard]] std::span<const Module* const> modules() const { return modules_; }
  [[nodiscard]] const Plan& plan() const { return plan_; }
  [[nodiscard]] const Step& step(const State& state) const { return *plan_.steps()[state.step]; }
  /// Copies of each layout in the whole game, the start tile included; indexed by LayoutId.
  [[nodiscard]] std::span<const std::uint16_t> in_play() const { return in_play_; }

  /// Index of the chosen value in the option's list of values; 0 (the default) for an option that
  /// does not concern this set-up.
  [[nodiscard]] unsigned option(OptionId id) const;

  /// Copies of each layout that nobody has seen yet, by LayoutId: what is in play, less what lies
  /// on the board, is out of the game or in hand. Public knowledge.
  [[nodiscard]] std::vector<std::uint16_t> unseen(const State& state) const;

 private:
  struct OptionValue {
    OptionId id;
    unsigned value;
  };

  Rules(const catalogue::Catalogue& catalogue, Setup setup);
  void resolve_sets(std::vector<SetupError>& errors);
  void resolve_options(std::span<const Module* const> modules, std::vector<SetupError>& errors);
  void arrange();
  void check_size(std::vector<SetupError>& errors) const;

  const catalogue::Catalogue* catalogue_;
  board::Shapes shapes_;
  Setup setup_;
  std::vector<SetChoice> sets_;
  std::vector<const Module*> modules_;
  std::vector<OptionValue> options_;
  Piles piles_;
  Plan plan_;
  std::vector<std::uint16_t> in_play_;
};

/// Options of the base game (base.md). Index of a value = its place in the list of values.
inline constexpr OptionId kFirstPlayer{"first_player"};
inline constexpr OptionId kTinyCity{"tiny_city"};
inline constexpr OptionId kFarmers{"farmers"};
inline constexpr OptionId kFieldScoring{"field_scoring"};
enum class FirstPlayer : std::uint8_t { random, seat_1 };
enum class TinyCity : std::uint8_t { four, two };
enum class Farmers : std::uint8_t { on, off };
enum class FieldScoring : std::uint8_t { c2, c1_first };
/// The options of the base game, for lists.
[[nodiscard]] std::span<const OptionSpec> base_options();

}  // namespace aude::game
