#pragma once

#include <cstdint>
#include <string_view>

#include "server/bots/bot.hpp"
#include "server/bots/weights.hpp"

namespace aude::bots {

/// What kind of player a OneTurnBot is.
struct Temper {
  std::string_view level;
  Weights weights;
  /// By how many points it can misjudge a turn.
  double error{};
  /// Whether it looks at its own points alone, and leaves the fields alone, or sees everything.
  enum class Sight : std::uint8_t { own_points, everything } sight{};
};

/// Looks at its own turn and no further, and misjudges every turn a little. Its errors follow from
/// the position, so the same game comes out the same.
class OneTurnBot final : public Bot {
 public:
  explicit OneTurnBot(const Temper& temper) : temper_(temper) {}

  [[nodiscard]] std::string_view level() const override { return temper_.level; }
  [[nodiscard]] game::Choice choose(const PlayerView& view, std::span<const game::Choice> options,
                                    Budget budget, std::stop_token stop) const override;

 private:
  Temper temper_;
};

/// Plays like a child who knows the rules: likes its own points as they lie and followers on the
/// board, does not look at what others have or what may come, and misjudges a good deal.
[[nodiscard]] Temper easy_temper();
/// A fair family player: sees what the table promises everyone, with small errors.
[[nodiscard]] Temper normal_temper();

}  // namespace aude::bots
