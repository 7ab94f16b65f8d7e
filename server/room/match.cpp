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

game::Game begin_game(const std::shared_ptr<const game::Rules>& rules, game::Deck deck,
                      game::EventSink& encoder) {
  FromFirstTurn sink(encoder);
  return {rules, std::move(deck), &sink};
}

game::Deck dealt(const game::Rules& rules, const record::Seed& seed, const record::Prefix* prefix) {
  return prefix == nullptr ? record::deal(rules, seed) : record::deal(rules, seed, *prefix);
}

std::string promised(const game::Setup& setup, const record::Seed& seed,
                     const record::Prefix* prefix) {
  return prefix == nullptr ? record::commitment(setup, seed)
                           : record::commitment(setup, seed, *prefix);
}

}  // namespace

Match::Match(AtTheBeginning, std::shared_ptr<const game::Rules> rules, const game::Setup& setup,
             const record::Seed& seed, std::shared_ptr<const record::Prefix> prefix)
    : rules_(std::move(rules)), seed_(seed), prefix_(std::move(prefix)),
      fairness_(std::make_shared<const protocol::Fairness>(
          protocol::Fairness{promised(setup, seed, prefix_.get()), record::to_hex(seed)})),
      encoder_(*rules_, *fairness_),
      game_(begin_game(rules_, dealt(*rules_, seed, prefix_.get()), encoder_)) {
  events_.push_back(protocol::encode_started(game_, *fairness_));
  keep_encoded();
}

Match::Match(std::shared_ptr<const game::Rules> rules, const game::Setup& setup,
             const record::Seed& seed, std::shared_ptr<const record::Prefix> prefix)
    : Match(AtTheBeginning(), std::move(rules), setup, seed, std::move(prefix)) {
  if (prefix_) {
    replay_prefix({}, nullptr);
    record::check_prefix(game_, *prefix_);
  }
}

Match Match::restore(std::shared_ptr<const game::Rules> rules, const game::Setup& setup,
                     const record::Seed& seed, std::shared_ptr<const record::Prefix> prefix,
                     std::span<const store::Entry> entries, const Replayed& replayed) {
  Match match(AtTheBeginning(), std::move(rules), setup, seed, std::move(prefix));
  const auto tell = [&](const store::Entry& entry) {
    std::vector<std::string> events = match.take_events();
    if (replayed) {
      replayed(entry, match, std::move(events));
    }
  };
  for (const store::Entry& entry : entries) {
    if (entry.kind == store::EntryKind::chat || entry.kind == store::EntryKind::table) {
      continue;
    }
    match.replay(entry);
    tell(entry);
    if (entry.kind == store::EntryKind::start && match.prefix_) {
      match.replay_prefix(entry, replayed);
    }
  }
  return match;
}

void Match::replay_prefix(const store::Entry& start, const Replayed& replayed) {
  for (const record::Prefix::Line& line : prefix_->actions) {
    const store::Entry entry{
        start.seq,    start.at, store::EntryKind::action, line.seat.value, line.action,
        std::nullopt, ""};
    replay(entry);
    if (replayed) {
      replayed(entry, *this, take_events());
    }
  }
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
