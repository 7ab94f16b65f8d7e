#include "shared/aids/hint.hpp"

#include <algorithm>

#include "shared/aids/imagined_deck.hpp"
#include "shared/game/turn.hpp"

namespace aude::aids {

namespace {

using game::FeatureKind;
using What = HintFact::What;

/// Those with the most followers on the feature: who gets its points.
std::vector<game::SeatId> holders_of(const Feature& feature) {
  unsigned most = 0;
  for (const game::SeatShare& share : feature.now.shares) {
    most = std::max<unsigned>(most, share.followers);
  }
  std::vector<game::SeatId> holders;
  for (const game::SeatShare& share : feature.now.shares) {
    if (share.followers == most) {
      holders.push_back(share.seat);
    }
  }
  return holders;
}

bool stands_on(const Feature& feature, game::SeatId seat) {
  return std::ranges::any_of(feature.now.shares,
                             [&](const game::SeatShare& share) { return share.seat == seat; });
}

HintFact fact_about(What what, const Feature& feature) {
  return {what, feature.now.kind, feature.now.points, feature.completed, holders_of(feature), 0};
}

bool has(const Feature& feature, game::SegmentRef at) {
  return std::ranges::find(feature.segments, at) != feature.segments.end();
}

/// Tells about the turn that has led to a position.
class Told {
 public:
  Told(const game::Rules& rules, const game::State& after, game::SeatId seat)
      : rules_(rules), after_(after), seat_(seat) {
    if (after.placed) {
      features_ = features_round(rules, after, *after.placed);
    }
  }

  void tell_closed() {
    for (const Feature& feature : features_) {
      if (feature.now.kind != FeatureKind::field && feature.now.complete) {
        facts_.push_back(fact_about(What::closes, feature));
      }
    }
  }

  void tell_growing(const game::Choice* follower) {
    for (const Feature& feature : features_) {
      const bool is_new =
          follower != nullptr && has(feature, std::get<game::SegmentRef>(follower->target));
      if (feature.now.kind != FeatureKind::field && !feature.now.complete && !is_new &&
          stands_on(feature, seat_)) {
        facts_.push_back(fact_about(What::grows, feature));
      }
    }
  }

  void tell_follower(const game::Choice& follower) {
    facts_.push_back(fact_about(
        What::follower, feature_at(rules_, after_, std::get<game::SegmentRef>(follower.target))));
  }

  void tell_kept() {
    if (const unsigned left = after_.followers_left(seat_); left > 0) {
      facts_.push_back({What::keeps, FeatureKind::field, {}, {}, {}, left});
    }
  }

  void tell_fields() {
    for (const Feature& feature : features_) {
      if (feature.now.kind == FeatureKind::field && stands_on(feature, seat_)) {
        facts_.push_back(fact_about(What::field, feature));
      }
    }
  }

  [[nodiscard]] std::vector<HintFact> take() { return std::move(facts_); }

 private:
  const game::Rules& rules_;
  const game::State& after_;
  game::SeatId seat_;
  std::vector<Feature> features_;
  std::vector<HintFact> facts_;
};

}  // namespace

std::string_view to_string(HintFact::What what) {
  switch (what) {
  case What::closes:
    return "closes";
  case What::grows:
    return "grows";
  case What::follower:
    return "follower";
  case What::keeps:
    return "keeps";
  case What::field:
    return "field";
  }
  return "";
}

std::vector<HintFact> hint_facts(const game::Rules& rules, const game::State& state,
                                 std::span<const game::Choice> answers) {
  const game::Deck deck = imagined_deck(rules, state);
  game::State after = state;
  const game::Choice* follower = nullptr;
  bool passes = false;
  for (const game::Choice& answer : answers) {
    if (answer.action == game::kFollower) {
      follower = &answer;
    }
    // Expansions ask after the follower and can be passed, too.
    passes =
        passes || (answer.action == game::kPass && rules.step(after).id() == game::kFollowerStep);
    game::apply(rules, after, deck, answer, nullptr);
  }
  Told told(rules, after, *state.asked);
  told.tell_closed();
  told.tell_growing(follower);
  if (follower != nullptr) {
    told.tell_follower(*follower);
  } else if (passes) {
    told.tell_kept();
  }
  told.tell_fields();
  return told.take();
}

}  // namespace aude::aids
