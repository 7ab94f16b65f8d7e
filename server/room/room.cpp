#include "server/room/room.hpp"

#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <type_traits>
#include <utility>

#include "shared/protocol/table_codec.hpp"

namespace aude::room {
namespace {

namespace asio = boost::asio;

constexpr std::int64_t kRetryMs = 1000;

bool may_come_from_viewers(const Mail& mail) {
  return std::holds_alternative<FromViewer>(mail) || std::holds_alternative<Gone>(mail) ||
         std::holds_alternative<Renamed>(mail) || std::holds_alternative<Departed>(mail) ||
         std::holds_alternative<Close>(mail);
}

void refuse(const Services& services, const FromViewer& mail, const Refusal& refusal) {
  services.metrics.refused(refusal.code);
  send(mail.viewer, protocol::encode_refused(protocol::Refused{
                        refusal.code, refusal.message, protocol::command_id_of(mail.message),
                        protocol::game_of(mail.message)}));
}

}  // namespace

Room::Room(const asio::any_io_executor& executor, const Services& services,
           std::weak_ptr<Directory> directory, const store::StoredGame& stored)
    : services_(services), directory_(std::move(directory)), strand_(asio::make_strand(executor)),
      id_(stored.game.id), state_(load_table(stored, services.now(), Match::Replayed())),
      notes_(stored.notes), history_(stored.game.seq), bot_(services_), hints_(services_),
      alarm_(strand_) {
  for (const store::Entry& entry : stored.entries) {
    if (entry.account && !entry.command.empty()) {
      answered_.note(entry.account->id, entry.command, entry.seq);
    }
  }
}

void Room::start() {
  asio::post(strand_, [self = shared_from_this()] {
    self->look_for_bot();
    self->arm();
  });
}

Room::Posted Room::post(Mail&& mail) {
  const std::size_t waiting = waiting_.fetch_add(1);
  if (waiting >= kMailboxSize && std::holds_alternative<FromViewer>(mail)) {
    waiting_.fetch_sub(1);
    return Posted::full;
  }
  if (may_come_from_viewers(mail) && (taken_.fetch_add(1) & kClosed) != 0) {
    taken_.fetch_sub(1);
    waiting_.fetch_sub(1);
    return Posted::closed;
  }
  asio::post(strand_, [self = shared_from_this(), mail = std::move(mail)]() mutable {
    self->take(std::move(mail));
  });
  return Posted::taken;
}

void Room::close() {
  taken_.fetch_or(kClosed);
  post(Stop{});
}

bool Room::close_if_idle(std::uint64_t handled) {
  if (!taken_.compare_exchange_strong(handled, handled | kClosed)) {
    return false;
  }
  post(Stop{});
  return true;
}

/// Chooses the handler of a mail. Coroutines take what they need by value.
struct Room::Handle {
  std::shared_ptr<Room> self;
  template <class One>
  awaitable<void> operator()(One mail) const {
    return Room::handle(self, std::move(mail));
  }
};

void Room::take(Mail mail) {
  mailbox_.push_back(std::move(mail));
  if (!std::exchange(is_working_, true)) {
    asio::co_spawn(strand_, work(shared_from_this()), asio::detached);
  }
}

asio::awaitable<void> Room::work(std::shared_ptr<Room> self) {
  while (!self->mailbox_.empty() && !self->stopped_) {
    Mail mail = std::move(self->mailbox_.front());
    self->mailbox_.pop_front();
    self->waiting_.fetch_sub(1);
    const bool counts = may_come_from_viewers(mail);
    try {
      auto handling = std::visit(Handle{self}, std::move(mail));
      co_await std::move(handling);
    } catch (const std::exception& error) {
      // A bug; the state is as it was before the mail.
      spdlog::error("room {} failed: {}", self->id_, error.what());
    }
    self->handled_ += counts ? 1U : 0U;
    self->arm();
  }
  self->is_working_ = false;
}

Verdict Room::judge(TableState& next, const FromViewer& mail) const {
  const Request request{mail.viewer.account, services_, now()};
  const auto carry_out_if_command = [&](const auto& message) -> Verdict {
    if constexpr (requires { carry_out(next, message, request); }) {
      return carry_out(next, message, request);
    } else {
      return Refusal{"bad_message", "This is no command for a table."};
    }
  };
  try {
    return std::visit(carry_out_if_command, mail.message);
  } catch (const std::exception& error) {
    spdlog::error("room {}: a command failed: {}", id_, error.what());
    return Refusal{"internal", "The server made a mistake; nothing has changed."};
  }
}

asio::awaitable<void> Room::handle(std::shared_ptr<Room> self, FromViewer mail) {
  if (self->answer_question(mail.viewer, mail.message)) {
    co_return;
  }
  const std::string& account = mail.viewer.account.id;
  const std::string command(protocol::command_id_of(mail.message));
  if (const auto seq = self->answered_.find(account, command)) {
    send(mail.viewer, protocol::encode_ack(command, self->id_, *seq));
    co_return;
  }
  TableState next = self->state_;
  Verdict verdict = self->judge(next, mail);
  if (const auto* refusal = std::get_if<Refusal>(&verdict)) {
    refuse(self->services_, mail, *refusal);
    co_return;
  }
  // Spectators become players, and players spectators.
  const bool seats_change = next.seats.all() != self->state_.seats.all();
  auto publishing = publish(self, std::move(next), std::move(std::get<Change>(verdict)),
                            Author{mail.viewer.account, command});
  if (!co_await std::move(publishing)) {
    refuse(self->services_, mail,
           {"storage_failed", "The server could not store that; nothing has changed."});
    co_return;
  }
  self->services_.metrics.acted(std::chrono::steady_clock::now() - mail.since);
  self->answered_.note(account, command, self->state_.row.seq);
  if (seats_change) {
    self->presence_changed();
  }
  send(mail.viewer, protocol::encode_ack(command, self->id_, self->state_.row.seq));
}

asio::awaitable<void> Room::handle(std::shared_ptr<Room> self, HintFound mail) {
  self->tell_hint(mail);
  co_return;
}

asio::awaitable<void> Room::handle(std::shared_ptr<Room> self, Gone mail) {
  static_cast<void>(self->hints_.call_off(mail.viewer));
  if (self->audience_.remove(mail.viewer)) {
    self->presence_changed();
  }
  co_return;
}

asio::awaitable<void> Room::handle(std::shared_ptr<Room> self, Renamed mail) {
  for (Audience::Member& member : self->audience_.members()) {
    if (member.viewer.account.id == mail.account.id) {
      member.viewer.account = mail.account;
    }
  }
  if (!knows(self->state_, mail.account.id)) {
    // Every room hears of every new name; nearly all have nothing to do with it.
    co_return;
  }
  TableState next = self->state_;
  if (std::optional<Change> change = rename(next, mail.account, self->now())) {
    auto publishing = publish(self, std::move(next), std::move(*change), Author{});
    co_await std::move(publishing);
  }
}

asio::awaitable<void> Room::handle(std::shared_ptr<Room> self, Departed mail) {
  TableState next = self->state_;
  std::optional<Change> change = take_out(next, mail.account, self->now());
  if (!change) {
    co_return;
  }
  auto publishing = publish(self, std::move(next), std::move(*change), Author{});
  co_await std::move(publishing);
  // Who comes back later gets the whole state, and no batch that names him.
  self->history_ = History(self->state_.row.seq);
}

asio::awaitable<void> Room::handle(std::shared_ptr<Room> self, BotMove mail) {
  return play(std::move(self), std::move(mail));
}

asio::awaitable<void> Room::handle(std::shared_ptr<Room> self, LateTurn mail) {
  self->late_ask_.reset();
  return play(std::move(self), mail);
}

template <class Move>
asio::awaitable<void> Room::play(std::shared_ptr<Room> self, Move move) {
  TableState next = self->state_;
  Verdict verdict = carry_out(next, move, self->services_);
  if (const auto* refusal = std::get_if<Refusal>(&verdict)) {
    spdlog::debug("room {}: a move came too late: {}", self->id_, refusal->code);
    co_return;
  }
  auto publishing = publish(self, std::move(next), std::move(std::get<Change>(verdict)), Author{});
  if (!co_await std::move(publishing)) {
    self->bot_.call_off();
  }
}

asio::awaitable<void> Room::handle(std::shared_ptr<Room> self, Close /*mail*/) {
  for (bool goes_on = true; goes_on;) {
    TableState next = self->state_;
    const bool is_played = next.is(protocol::Status::playing);
    std::optional<Change> change = close_table(next, self->now());
    if (!change) {
      co_return;
    }
    auto publishing = publish(self, std::move(next), std::move(*change), Author{});
    goes_on = co_await std::move(publishing) && is_played;
  }
}

asio::awaitable<void> Room::handle(std::shared_ptr<Room> self, Tick /*mail*/) {
  const protocol::UnixMs now = self->now();
  self->retry_at_.reset();
  if (self->audience_.sweep()) {
    self->presence_changed();
  }
  TableState next = self->state_;
  Change change = self->what_is_due(next, now);
  const bool clock_is_behind =
      next.turn_clock.is_behind(thinking_person(next, self->services_.stand_in));
  if (change.events.empty() && !clock_is_behind) {
    self->forget_presence_until(now);
    self->look_for_bot();
    self->offer_to_sleep(now);
    co_return;
  }
  auto publishing = publish(self, std::move(next), std::move(change), Author{});
  if (co_await std::move(publishing)) {
    self->forget_presence_until(now);
  }
}

asio::awaitable<void> Room::handle(std::shared_ptr<Room> self, Stop /*mail*/) {
  if ((self->taken_ & ~kClosed) != self->handled_) {
    // A mail that was taken before the room was closed is about to come.
    self->post(Stop{});
    co_return;
  }
  self->bot_.call_off();
  if (self->state_.turn_clock.deadline()) {
    // The time that was used counts, and the time until the next start does not.
    TableState next = self->state_;
    next.row.clock_left_ms = next.turn_clock.left_ms(next.row.turn, self->now());
    ++next.row.seq;
    auto writing = self->services_.store.commit(self->commit_of(next, Change{}, Author{}));
    try {
      co_await std::move(writing);
    } catch (const store::StoreError& error) {
      spdlog::error("room {}: the clock was not stored: {}", self->id_, error.what());
    }
  }
  self->stopped_ = true;
  self->alarm_.cancel();
  if (const auto directory = self->directory_.lock()) {
    directory->stopped(self->id_);
  }
}

asio::awaitable<bool> Room::publish(std::shared_ptr<Room> self, TableState next, Change change,
                                    Author author) {
  settle(next, change, self->services_, self->now());
  ++next.row.seq;
  store::Commit commit = self->commit_of(next, change, author);
  store::RoomNotes notes = commit.notes.value_or(self->notes_);
  auto writing = self->services_.store.commit(std::move(commit));
  try {
    co_await std::move(writing);
  } catch (const store::StoreError& error) {
    spdlog::error("room {}: batch {} was not stored: {}", self->id_, next.row.seq, error.what());
    self->retry_at_ = protocol::UnixMs{self->now().value + kRetryMs};
    co_return false;
  }
  // Within a turn the list of tables shows nothing new; to write its line anew costs more than the
  // move.
  const bool list_stays = self->is_listed_ && next.is(protocol::Status::playing) &&
                          next.row.turn == self->state_.row.turn &&
                          next.seats.all() == self->state_.seats.all();
  self->state_ = std::move(next);
  self->notes_ = std::move(notes);
  self->broadcast(std::move(change.events));
  self->tell_question();
  if (!list_stays) {
    self->tell_directory();
  }
  self->look_for_bot();
  co_return true;
}

store::Commit Room::commit_of(const TableState& next, const Change& change,
                              const Author& author) const {
  store::Commit commit{next.row, {}, std::nullopt, std::nullopt};
  if (store::RoomNotes notes = notes_of(next, now()); notes != notes_) {
    commit.notes = std::move(notes);
  }
  const bool has_ended = next.row.status != state_.row.status;
  if (has_ended || next.seats.all() != state_.seats.all()) {
    commit.seats = seat_rows(next);
  }
  if (change.line) {
    commit.entry =
        store::Entry{next.row.seq,
                     now(),
                     change.line->kind,
                     change.line->seat ? std::optional(change.line->seat->value) : std::nullopt,
                     change.line->text,
                     author.account,
                     author.command};
  }
  return commit;
}

void Room::look_for_late_turn() {
  const auto respondent = respondent_of(state_, services_.stand_in);
  if (!respondent || !respondent->late || respondent->bot) {
    return;
  }
  const unsigned ask = state_.match->game().ask_number();
  if (std::exchange(late_ask_, ask) != ask) {
    post(LateTurn{ask});
  }
}

void Room::look_for_bot() {
  look_for_late_turn();
  tell_no_hint(hints_.look_at(state_), {"stale_question", "That question is not open any more."});
  bot_.look_at(state_, [weak = weak_from_this()](BotMove move) {
    if (const auto room = weak.lock()) {
      room->post(move);
    }
  });
}

}  // namespace aude::room
