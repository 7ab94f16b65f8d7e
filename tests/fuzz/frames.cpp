#include <array>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "server/room/match.hpp"
#include "shared/board/recount.hpp"
#include "shared/expansions/registry.hpp"
#include "shared/protocol/messages.hpp"
#include "shared/record/record.hpp"
#include "tests/fuzz/require.hpp"

using namespace aude;
using tests::require;

namespace {

constexpr std::size_t kMostFrames = 400;

std::shared_ptr<const game::Rules> rules_of(std::vector<game::SetChoice> sets, unsigned seats) {
  return std::get<std::shared_ptr<const game::Rules>>(
      expansions::make_rules({std::move(sets), seats, {}}));
}

/// What the first byte chooses among.
const std::array<std::shared_ptr<const game::Rules>, 4>& games() {
  static const std::array kGames = {
      rules_of({{"base-c2", 1}}, 2),
      rules_of({{"base-c1", 1}, {"river-1-c1", 1}}, 3),
      rules_of({{"base-c2", 1}, {"ferries", 1}}, 2),
      rules_of({{"base-c2", 1}, {"river-2-c1", 1}, {"ferries", 1}}, 5),
  };
  return kGames;
}

/// A table at which whoever sends a frame has the seat that is asked. Nothing of it sleeps or
/// waits: what a room does with a command, without the room.
class Table {
 public:
  explicit Table(std::uint8_t kind)
      : match_(games().at(kind % games().size()), games().at(kind % games().size())->setup(),
               record::Seed{kind}) {}

  /// A line of one byte answers the question with that option; everything else is a frame.
  void take(std::string_view line) {
    if (line.size() == 1) {
      answer(static_cast<unsigned char>(line.front()));
      return;
    }
    const auto decoded = protocol::decode(line);
    const auto* message = std::get_if<protocol::ClientMessage>(&decoded);
    if (message == nullptr) {
      return;
    }
    if (const auto* choose = std::get_if<protocol::Choose>(message)) {
      if (choose->ask == 0 || choose->ask == match_.game().ask_number()) {
        answer(choose->option);
      }
    } else if (std::holds_alternative<protocol::Undo>(*message)) {
      static_cast<void>(match_.undo(match_.game().state().turn_seat));
    } else if (std::holds_alternative<protocol::ResignSeat>(*message)) {
      static_cast<void>(match_.resign(match_.game().state().turn_seat));
    } else if (const auto* seat = std::get_if<protocol::ProposeBot>(message)) {
      if (seat->seat.value < match_.rules()->setup().seats) {
        static_cast<void>(match_.resign(seat->seat));
      }
    }
    static_cast<void>(match_.take_events());
  }

  void look() const {
    const game::Game& game = match_.game();
    require(game.over() != game.ask().has_value(), "a game that is not over asks");
    require(!match_.view_json().empty(), "the table can be shown");
    if (game.ask()) {
      require(!game.ask()->options.empty(), "a question has an answer");
      require(!match_.ask_json().empty(), "the question can be sent");
    }
    require(board::differs_from_recount(game.state().board, game.rules().shapes()).empty(),
            "the board is what its tiles make it");
    const std::string written = record::write(game, {}, match_.seed());
    require(record::write(record::read(written, nullptr).game, {}, match_.seed()) == written,
            "the game can be written down and replayed");
  }

  [[nodiscard]] bool is_over() const { return match_.game().over(); }

 private:
  void answer(std::size_t option) {
    const std::optional<game::Ask>& ask = match_.game().ask();
    if (!ask || option >= ask->options.size()) {
      return;
    }
    const game::SeatId seat = ask->seat;
    const game::Choice choice = ask->options[option];
    require(!match_.choose(seat, choice), "an option that is offered can be chosen");
  }

  room::Match match_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size == 0) {
    return 0;
  }
  Table table(bytes[0]);
  std::string_view rest = tests::text_of(bytes + 1, size - 1);
  for (std::size_t frame = 0; frame < kMostFrames && !rest.empty() && !table.is_over(); ++frame) {
    const auto end = rest.find('\n');
    table.take(rest.substr(0, end));
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  }
  table.look();
  return 0;
}
