#include "tests/faults/stored_play.hpp"

#include <stdexcept>
#include <utility>

#include "shared/expansions/registry.hpp"
#include "shared/game/scoring.hpp"
#include "shared/protocol/table_codec.hpp"
#include "shared/record/action_text.hpp"

namespace aude::tests {
namespace {

constexpr std::int64_t kBegin = 1'790'000'000'000;
constexpr std::int64_t kThinkMs = 7'300;

std::shared_ptr<const game::Rules> rules_of(std::vector<game::SetChoice> sets, unsigned seats) {
  auto made = expansions::make_rules({std::move(sets), seats, {}});
  if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&made)) {
    throw std::invalid_argument(errors->front().message);
  }
  return std::get<std::shared_ptr<const game::Rules>>(std::move(made));
}

}  // namespace

StoredPlay::StoredPlay(std::string id, std::vector<store::Account> people,
                       std::vector<game::SetChoice> sets, std::uint64_t seed)
    : people_(std::move(people)), random_(seed),
      rules_(rules_of(std::move(sets), static_cast<unsigned>(people_.size()))) {
  row_.id = std::move(id);
  row_.host = people_.front().id;
  row_.setup = protocol::encode_setup(rules_->setup());
  row_.clock = protocol::encode_clock({});
  row_.created_at = {kBegin + static_cast<std::int64_t>(seed) * 1000};
  seats_.resize(people_.size());
}

store::ListedGame StoredPlay::table() const { return {row_, seats_}; }

store::Commit StoredPlay::next() {
  next_row_ = row_;
  ++next_row_.seq;
  next_seats_ = seats_;
  return match_ ? move() : start();
}

void StoredPlay::stored() {
  row_ = next_row_;
  seats_ = next_seats_;
  match_ = next_match_;
}

store::Commit StoredPlay::start() {
  record::Seed seed;
  for (std::uint8_t& byte : seed) {
    byte = static_cast<std::uint8_t>(random_());
  }
  next_match_ = std::make_shared<const room::Match>(rules_, rules_->setup(), seed);
  next_row_.seed = seed;
  next_row_.status = protocol::Status::playing;
  next_row_.started_at = row_.created_at;
  for (std::size_t i = 0; i < people_.size(); ++i) {
    next_seats_[i].player = people_[i];
    next_seats_[i].ready = true;
  }
  return {next_row_, next_seats_,
          store::Entry{next_row_.seq, row_.created_at, store::EntryKind::start, std::nullopt,
                       "start", people_.front(), "c0"}};
}

store::Commit StoredPlay::move() {
  const game::Ask ask = *match_->game().ask();
  const game::Choice choice = ask.options[random_() % ask.options.size()];
  auto match = std::make_shared<room::Match>(*match_);
  if (match->choose(ask.seat, choice)) {
    throw std::logic_error("what was offered is refused");
  }
  static_cast<void>(match->take_events());
  const game::State& state = match->game().state();
  next_row_.turn = state.turn;
  const store::UnixMs at{row_.created_at.value + kThinkMs * static_cast<std::int64_t>(row_.seq)};
  store::Commit commit;
  if (match->game().over()) {
    next_row_.status = protocol::Status::finished;
    next_row_.finished_at = at;
    const auto places = game::places(state);
    for (std::uint8_t i = 0; i < state.seats; ++i) {
      next_seats_[i].score = state.score(game::SeatId{i}).value;
      next_seats_[i].place = places.at(i);
    }
    commit.seats = next_seats_;
  }
  next_match_ = std::move(match);
  commit.game = next_row_;
  commit.entry = store::Entry{next_row_.seq,
                              at,
                              store::EntryKind::action,
                              ask.seat.value,
                              record::write_action({ask.seat, choice}),
                              people_.at(ask.seat.value),
                              "5f0c9a3e71d2-" + std::to_string(next_row_.seq)};
  return commit;
}

}  // namespace aude::tests
