#include "tests/records/facts.hpp"

#include <span>

#include "shared/catalogue/embedded.hpp"
#include "shared/expansions/registry.hpp"

namespace aude::tests {
namespace {

void add(std::set<std::string>& facts, std::span<const game::OptionSpec> specs) {
  for (const game::OptionSpec& spec : specs) {
    for (const std::string_view value : spec.values) {
      facts.insert("option " + std::string(spec.id) + "=" + std::string(value));
    }
  }
}

}  // namespace

std::set<std::string> facts_of(const game::Game& game) {
  const game::Setup& setup = game.rules().setup();
  std::set<std::string> facts{"seats " + std::to_string(setup.seats)};
  for (const game::SetChoice& choice : game.rules().sets()) {
    facts.insert("set " + choice.set);
  }
  for (const auto& [id, value] : setup.options) {
    facts.insert("option " + id + "=" + value);
  }
  if (game.over()) {
    const bool played = *game.state().ended == game::EndReason::played;
    facts.insert(played ? "end played" : "end resigned");
  }
  return facts;
}

std::set<std::string> all_facts() {
  std::set<std::string> facts{"end played", "end resigned"};
  for (const catalogue::TileSet& set : catalogue::standard_catalogue().sets()) {
    facts.insert("set " + set.id);
  }
  for (unsigned seats = 1; seats <= game::kMaxSeats; ++seats) {
    facts.insert("seats " + std::to_string(seats));
  }
  add(facts, game::base_options());
  for (const game::Module* module : expansions::all_modules()) {
    add(facts, module->options());
  }
  return facts;
}

}  // namespace aude::tests
