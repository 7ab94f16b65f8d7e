#include "server/tools/record/show.hpp"

#include <algorithm>
#include <array>

#include "shared/game/scoring.hpp"

namespace aude::tools {

namespace {

std::string where(const catalogue::Segment& segment, board::Turns turns) {
  std::string text;
  for (const auto side : catalogue::kSides) {
    if ((catalogue::turned_sides(segment.sides[0], turns) & catalogue::bit(side)) != 0) {
      text += (text.empty() ? "" : "-") + std::string(catalogue::to_string(side));
    }
  }
  for (unsigned h = 0; h < 8; ++h) {
    const auto half = static_cast<catalogue::HalfSide>(h);
    if ((catalogue::turned_halves(segment.half_sides[0], turns) & catalogue::bit(half)) != 0) {
      text += (text.empty() ? "" : "-") + std::string(catalogue::to_string(half));
    }
  }
  return text;
}

std::string segment_name(const game::Rules& rules, const game::State& state, game::SegmentRef at) {
  const board::PlacedTile& tile = state.board.tile(at.tile);
  const catalogue::Segment& segment = rules.layout(tile.layout).segments[at.segment];
  const std::string sides = where(segment, tile.turns);
  return std::string(to_string(segment.kind)) + (sides.empty() ? "" : " " + sides);
}

std::string cell_name(board::Cell cell) {
  return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

}  // namespace

Narrator::Narrator(std::ostream& out, const game::Rules& rules, std::vector<std::string> names)
    : out_(out), rules_(rules), names_(std::move(names)) {}

std::string Narrator::name(game::SeatId seat) const {
  return seat.value < names_.size() && !names_[seat.value].empty()
             ? names_[seat.value]
             : "Seat " + std::to_string(seat.value + 1);
}

void Narrator::tell(const game::TilePlaced& placed, const game::State& after) {
  out_ << "  places " << rules_.layout(placed.layout).id << " at "
       << cell_name(placed.placement.at);
  if (placed.placement.turns.count() > 0) {
    out_ << " turned " << 90 * placed.placement.turns.count() << " degrees";
  }
  out_ << (after.turn == 0 ? " as the start\n" : "\n");
}

void Narrator::tell(const game::Scored& scored) {
  out_ << "  " << (scored.complete ? "" : "unfinished ") << to_string(scored.kind) << ":";
  for (const game::ScorePart& part : scored.parts) {
    out_ << ' ' << part.count << ' ' << part.what << " x " << part.each.value;
  }
  for (const game::SeatShare& share : scored.shares) {
    out_ << "; " << name(share.seat) << " with " << int{share.followers} << ": +"
         << share.points.value;
  }
  out_ << '\n';
}

void Narrator::on(const game::Event& event, const game::State& after) {
  if (const auto* began = std::get_if<game::TurnBegan>(&event)) {
    out_ << began->turn << ". " << name(began->seat) << '\n';
  } else if (const auto* discarded = std::get_if<game::HandDiscarded>(&event)) {
    out_ << "  " << rules_.layout(discarded->layout).id << " goes out of the game\n";
  } else if (const auto* removed = std::get_if<game::TileRemoved>(&event)) {
    out_ << "  " << rules_.layout(removed->layout).id << " goes out of the game undrawn\n";
  } else if (const auto* placed = std::get_if<game::TilePlaced>(&event)) {
    tell(*placed, after);
  } else if (const auto* set = std::get_if<game::FigureSet>(&event)) {
    out_ << "  follower on the " << segment_name(rules_, after, set->figure.at) << '\n';
  } else if (const auto* joined = std::get_if<game::JoinSet>(&event)) {
    const game::Join join = joined->join;
    out_ << "  links " << segment_name(rules_, after, {join.tile, join.a}) << " and "
         << segment_name(rules_, after, {join.tile, join.b}) << " at "
         << cell_name(after.board.tile(join.tile).at) << '\n';
  } else if (const auto* scored = std::get_if<game::Scored>(&event)) {
    tell(*scored);
  } else if (const auto* resigned = std::get_if<game::SeatResigned>(&event)) {
    out_ << "  " << name(resigned->seat) << " resigns\n";
  } else if (std::holds_alternative<game::GameEnded>(event)) {
    out_ << "End of the game\n";
  }
}

void show(const record::Replayed& replayed, std::ostream& out) {
  const game::Rules& rules = replayed.game.rules();
  out << "Game " << (replayed.header.id.empty() ? "without id" : replayed.header.id);
  for (const game::SetChoice& choice : rules.setup().sets) {
    out << ", " << choice.set << (choice.copies > 1 ? " x" + std::to_string(choice.copies) : "");
  }
  if (replayed.header.prefix) {
    out << ", played on from game " << replayed.header.prefix->game;
  }
  out << '\n';
  Narrator narrator(out, rules, replayed.header.names);
  // Played once more, now that the seats' names are known.
  game::Game again = record::replayed_with(replayed.game, &narrator);
  const auto places = game::places(again.state());
  for (std::uint8_t seat = 0; seat < again.state().seats; ++seat) {
    const bool named = seat < replayed.header.names.size();
    out << places[seat] << ". " << (named ? replayed.header.names[seat] : "") << " (seat "
        << seat + 1 << "): " << again.state().score(game::SeatId{seat}).value << '\n';
  }
}

}  // namespace aude::tools
