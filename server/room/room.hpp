#pragma once

#include <atomic>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "server/room/aid_desk.hpp"
#include "server/room/answered.hpp"
#include "server/room/audience.hpp"
#include "server/room/bot_seat.hpp"
#include "server/room/directory.hpp"
#include "server/room/hint_desk.hpp"
#include "server/room/history.hpp"
#include "server/room/mailbox.hpp"
#include "server/room/services.hpp"
#include "server/room/table_state.hpp"

namespace aude::room {

/// One table: an actor with a bounded mailbox on a strand of its own. It handles one mail at a
/// time; while it waits for the store nothing else happens to it. Viewers hear of a change after
/// the store has it.
class Room : public std::enable_shared_from_this<Room> {
 public:
  /// Mails of viewers that may wait.
  static constexpr std::size_t kMailboxSize = 256;

  /// Builds the room of a stored game; throws std::runtime_error if the game is damaged.
  /// `executor` is that of the io_context. `services` must outlive the room.
  Room(const boost::asio::any_io_executor& executor, const Services& services,
       std::weak_ptr<Directory> directory, const store::StoredGame& stored);

  /// Begins to handle mails. Call once.
  void start();

  enum class Posted : std::uint8_t {
    taken,
    /// The mailbox is full; only mails of viewers meet that.
    full,
    /// The room is closed: the game has to be loaded anew.
    closed,
  };
  /// Puts a mail into the mailbox. Thread-safe. A mail that is not taken stays as it was.
  Posted post(Mail&& mail);
  /// From now on no mail of a viewer is taken; those that were are handled, and then the room
  /// stops. Thread-safe.
  void close();
  /// The same, but only if exactly `handled` such mails have been taken so far. False if it was
  /// another number: somebody wants something.
  [[nodiscard]] bool close_if_idle(std::uint64_t handled);
  [[nodiscard]] const std::string& id() const { return id_; }

 private:
  template <class T>
  using awaitable = boost::asio::awaitable<T>;
  struct Handle;
  /// Who made a change with which command; nobody if it came by itself.
  struct Author {
    std::optional<store::Account> account;
    std::string command;
  };
  /// A question that was sent to a person.
  struct Asked {
    unsigned ask{};
    std::string account;
    bool operator==(const Asked&) const = default;
  };

  // The actor (room.cpp).
  void take(Mail mail);
  static awaitable<void> work(std::shared_ptr<Room> self);
  static awaitable<void> handle(std::shared_ptr<Room> self, FromViewer mail);
  static awaitable<void> handle(std::shared_ptr<Room> self, Gone mail);
  static awaitable<void> handle(std::shared_ptr<Room> self, Renamed mail);
  static awaitable<void> handle(std::shared_ptr<Room> self, Departed mail);
  static awaitable<void> handle(std::shared_ptr<Room> self, BotMove mail);
  static awaitable<void> handle(std::shared_ptr<Room> self, HintFound mail);
  static awaitable<void> handle(std::shared_ptr<Room> self, Close mail);
  static awaitable<void> handle(std::shared_ptr<Room> self, LateTurn mail);
  template <class Move>
  static awaitable<void> play(std::shared_ptr<Room> self, Move move);
  static awaitable<void> handle(std::shared_ptr<Room> self, Tick mail);
  static awaitable<void> handle(std::shared_ptr<Room> self, Stop mail);
  static awaitable<bool> publish(std::shared_ptr<Room> self, TableState next, Change change,
                                 Author author);
  [[nodiscard]] Verdict judge(TableState& next, const FromViewer& mail) const;
  [[nodiscard]] store::Commit commit_of(const TableState& next, const Change& change,
                                        const Author& author) const;

  [[nodiscard]] protocol::UnixMs now() const { return services_.now(); }
  void look_for_bot();
  void look_for_late_turn();

  // What viewers get (room_viewers.cpp).
  void watch(const Viewer& viewer, const protocol::Watch& watch);
  void answer_aid(const Viewer& viewer, const protocol::AidQuery& query);
  /// Carries out what a viewer may ask without changing anything. False if it is no such message.
  [[nodiscard]] bool answer_question(const Viewer& viewer, const protocol::ClientMessage& message);
  void begin_hint(const Viewer& viewer, const protocol::Hint& hint);
  void tell_hint(const HintFound& found);
  void tell_no_hint(const std::optional<HintDesk::Asker>& asker, const Refusal& why) const;
  void send_state(const Viewer& viewer, const protocol::You& you);
  void broadcast(std::vector<std::string> events);
  void tell_question();
  [[nodiscard]] std::optional<Asked> open_question() const;
  void tell_directory();

  // Time (room_time.cpp).
  void arm();
  void presence_changed();
  void forget_presence_until(protocol::UnixMs now);
  [[nodiscard]] Change what_is_due(TableState& next, protocol::UnixMs now) const;
  void note_presence(TableState& next, Change& change, protocol::UnixMs now) const;
  [[nodiscard]] bool has_nothing_to_do() const;
  [[nodiscard]] bool people_may_depart() const;
  void offer_to_sleep(protocol::UnixMs now);
  [[nodiscard]] std::optional<protocol::UnixMs> next_due() const;

  const Services& services_;
  std::weak_ptr<Directory> directory_;
  boost::asio::strand<boost::asio::any_io_executor> strand_;
  std::string id_;

  std::deque<Mail> mailbox_;
  std::atomic<std::size_t> waiting_{0};
  bool is_working_{false};
  bool stopped_{false};
  // Mails that may come from viewers: how many were taken, with kClosed once no more are, and how
  // many of them have been handled.
  static constexpr std::uint64_t kClosed = std::uint64_t{1} << 63U;
  std::atomic<std::uint64_t> taken_{0};
  std::uint64_t handled_{0};

  TableState state_;
  // As they are in the store.
  store::RoomNotes notes_;
  Answered answered_;
  History history_;
  AidDesk aids_;
  Audience audience_;
  BotSeat bot_;
  HintDesk hints_;
  // The question of a late turn that is in the mailbox already.
  std::optional<unsigned> late_ask_;
  std::optional<Asked> asked_;
  bool is_listed_{false};

  boost::asio::steady_timer alarm_;
  std::optional<protocol::UnixMs> presence_due_;
  std::optional<protocol::UnixMs> idle_since_;
  // After the store has failed: nothing is tried before.
  std::optional<protocol::UnixMs> retry_at_;
};

}  // namespace aude::room
