#include "shared/game/step.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "shared/game/module.hpp"

namespace aude::game {

void Step::offer(const Rules& /*rules*/, const State& /*state*/,
                 std::vector<Choice>& /*options*/) const {}

Outcome Step::resolve(const Rules& /*rules*/, Transaction& /*tx*/, const Choice& /*choice*/) const {
  throw std::logic_error("step " + std::string(id().name) + " asks nothing");
}

std::uint8_t Plan::index_of(StepId id) const {
  const auto found =
      std::ranges::find_if(steps_, [&](const Step* step) { return step->id() == id; });
  if (found == steps_.end()) {
    throw std::logic_error("no step " + std::string(id.name));
  }
  return static_cast<std::uint8_t>(found - steps_.begin());
}

void Plan::insert_after(StepId anchor, const Step& step) {
  steps_.insert(steps_.begin() + index_of(anchor) + 1, &step);
}

void Module::add_sets(const Rules& /*rules*/, std::vector<SetChoice>& /*sets*/) const {}
void Module::check(const Rules& /*rules*/, std::vector<SetupError>& /*errors*/) const {}
void Module::arrange(const Rules& /*rules*/, Piles& /*piles*/) const {}
void Module::plan(const Rules& /*rules*/, Plan& /*plan*/) const {}
bool Module::may_place(const Rules& /*rules*/, const State& /*state*/, LayoutId /*layout*/,
                       board::Placement /*placement*/) const {
  return true;
}
bool Module::may_follow(const Rules& /*rules*/, const State& /*state*/, SegmentRef /*at*/) const {
  return true;
}
void Module::on_placed(const Rules& /*rules*/, Transaction& /*tx*/) const {}
void Module::touched(const Rules& /*rules*/, const State& /*state*/, Touched& /*segments*/) const {}
void Module::score_field(const Rules& /*rules*/, const State& /*state*/, SegmentRef /*field*/,
                         int /*cities*/, ScoreParts& /*parts*/) const {}
bool Module::extra_turn(const Rules& /*rules*/, const State& /*state*/) const { return false; }
void Module::on_turn_end(const Rules& /*rules*/, Transaction& /*tx*/) const {}

}  // namespace aude::game
