#include "server/room/match.hpp"

#include <iterator>
#include <stdexcept>
#include <utility>
#include <variant>

#include "shared/record/action_text.hpp"

namespace aude::room {
namespace {

/// Passes on what happens from the first turn on: the event `started` shows the tiles that lie
/// there before.
class FromFirstTurn final : public game::EventSink {
 public:
  explicit FromFirstTurn(game::EventSink& sink) : sink_(sink) {}
  void on(const game::Event& event, const game::State& after) override {
    begun_ = begun_ || std::holds_alternative<game::TurnBegan>(event);
    if (begun_) {
      sink_.on(event, after);
    }
  }

 private:
  game::EventSink& sink_;
  bool begun_{false};
};

game::Game begin_game(const std::shared_ptr<const game::Rules>& rules, const record::Seed& seed,
                      game::EventSink& encoder) {
  FromFirstTurn sink(encoder);
  return {rules, record::deal(*rules, seed), &sink};
}

}  // namespace

Match::Match(std::shared_ptr<const game::Rules> rules, const game::Setup& setup,
             const record::Seed& seed)
    : rules_(std::move(rules)), seed_(seed),
      fairness_(std::make_shared<const protocol::Fairness>(
          protocol::Fairness{record::commitment(setup, seed), record::to_hex(seed)})),
      encoder_(*rules_, *fairness_), game_(begin_game(rules_, seed, encoder_)) {
  events_.push_back(protocol::encode_started(game_, *fairness_));
  keep_encoded();
}

Match Match::restore(std::shared_ptr<const game::Rules> rules, const game::Setup& setup,
                     const record::Seed& seed, std::span<const store::Entry> entries,
                     const Replayed& replayed) {
  Match match(std::move(rules), setup, seed);
  for (const store::Entry& entry : entries) {
    if (entry.kind == store::EntryKind::chat || entry.kind == store::EntryKind::table) {
      continue;
    }
    match.replay(entry);
    std::vector<std::string> events = match.take_events();
    if (replayed) {
      replayed(entry, match, std::move(events));
    }
  }
  return match;
}

void Match::replay(const store::Entry& entry) {
  if (entry.kind == store::EntryKind::start) {
    return;
  }
  const auto broken = [&] {
    return std::runtime_error("entry " + std::to_string(entry.seq) + " (" + entry.text +
                              ") is not legal where it stands");
  };
  if (!entry.seat) {
    throw broken();
  }
  const game::SeatId seat{*entry.seat};
  if (entry.kind == store::EntryKind::undo) {
    if (undo(seat)) {
      throw broken();
    }
    return;
  }
  const auto action = record::read_action(game_, seat, entry.text);
  if (!action) {
    throw broken();
  }
  const auto* const choice = std::get_if<game::Choice>(&action->what);
  if (choice != nullptr ? choose(seat, *choice) : resign(seat)) {
    throw broken();
  }
}

std::optional<game::Refusal> Match::choose(game::SeatId seat, const game::Choice& choice) {
  auto refusal = game_.choose(seat, choice, &encoder_);
  keep_encoded();
  return refusal;
}

std::optional<game::Refusal> Match::undo(game::SeatId seat) {
  if (auto refusal = game_.undo(seat)) {
    return refusal;
  }
  std::vector<std::string> events = protocol::encode_undone(game_, seat);
  std::ranges::move(events, std::back_inserter(events_));
  return std::nullopt;
}

std::optional<game::Refusal> Match::resign(game::SeatId seat) {
  if (game_.can_undo() && game_.state().turn_seat == seat) {
    if (auto refusal = undo(seat)) {
      return refusal;
    }
  }
  auto refusal = game_.resign(seat, &encoder_);
  keep_encoded();
  return refusal;
}

void Match::keep_encoded() {
  std::vector<std::string> events = encoder_.take();
  std::ranges::move(events, std::back_inserter(events_));
}

std::vector<std::string> Match::take_events() { return std::exchange(events_, {}); }

std::string Match::view_json() const { return protocol::encode_view(game_, *fairness_); }

std::string Match::ask_json() const { return protocol::encode_ask(game_); }

}  // namespace aude::room
