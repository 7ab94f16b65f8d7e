#include "shared/record/golden.hpp"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "shared/expansions/registry.hpp"
#include "shared/game/game.hpp"
#include "shared/record/golden_scores.hpp"
#include "shared/record/record.hpp"

namespace aude::record {

namespace {

using nlohmann::json;

/// A list without order, for comparing.
using Bag = std::multiset<std::string>;

std::string text_of(const Bag& bag) {
  std::string text;
  for (const std::string& item : bag) {
    text += (text.empty() ? "" : " ") + item;
  }
  return "{" + text + "}";
}

game::Setup setup_of(const json& golden) {
  game::Setup setup;
  setup.seats = golden.at("players").get<unsigned>();
  setup.options["first_player"] = "seat_1";
  bool river = false;
  bool second_river = false;
  for (const auto& [set, copies] : golden.at("sets").items()) {
    setup.sets.push_back({set, copies.get<unsigned>()});
    river = river || set.starts_with("river");
    second_river = second_river || set.starts_with("river/2");
  }
  const json& rules = golden.at("rules");
  setup.options["farmers"] = rules.value("farmers", true) ? "on" : "off";
  if (rules.contains("tiny_city")) {
    setup.options["tiny_city"] = std::to_string(rules.at("tiny_city").get<int>());
  }
  if (river) {
    // The engine's `safe` asks for room and does not count bends (decisions/004).
    const auto u_turn = rules.at("u_turn").get<std::string>();
    setup.options["u_turn"] = u_turn == "safe" ? "room" : u_turn;
  }
  if (second_river) {
    setup.options["pig_herd"] = rules.value("pig_herd", true) ? "on" : "off";
    setup.options["volcano_lake"] = rules.value("volcano_lake", "extra_turn");
  }
  return setup;
}

/// The draws of the game, and what of its discards is not in play by the rules: the other engine
/// had a second volcano lake, which it drew and removed at once.
struct ForcedDraws {
  game::Deck deck;
  Bag left_out;
};

ForcedDraws forced_draws(const game::Rules& rules, const json& golden) {
  ForcedDraws draws;
  std::size_t discarded = 0;
  std::vector<std::uint16_t> left(rules.in_play().begin(), rules.in_play().end());
  if (rules.piles().start) {
    --left[rules.piles().start->value];
  }
  const auto add = [&](const json& ref) {
    const auto layout = rules.catalogue().find_layout(ref.get<std::string>());
    if (!layout) {
      throw RecordError("there is no tile layout " + ref.dump());
    }
    if (left[layout->value] == 0) {
      draws.left_out.insert(ref.get<std::string>());
      return;
    }
    --left[layout->value];
    draws.deck.order.push_back(*layout);
  };
  for (const json& turn : golden.at("turns")) {
    for (const json& ref : turn.value("discarded", json::array())) {
      add(ref);
      ++discarded;
    }
    add(turn.at("tile"));
  }
  const json& all = golden.at("discarded");
  for (std::size_t d = discarded; d < all.size(); ++d) {
    add(all.at(d));
  }
  return draws;
}

/// Replays one golden game and collects what differs.
class GoldenReplay {
 public:
  GoldenReplay(std::shared_ptr<const game::Rules> rules, const json& golden)
      : rules_(std::move(rules)), golden_(golden), listener_(rules_->shapes()),
        draws_(forced_draws(*rules_, golden)), game_(rules_, draws_.deck, nullptr) {}

  GoldenResult run() {
    GoldenResult result{golden_.at("id").get<std::string>(), 0, {}};
    for (const json& turn : golden_.at("turns")) {
      ++result.turns;
      play(turn);
      if (!mismatches_.empty()) {
        break;  // what follows would only be noise
      }
    }
    if (mismatches_.empty()) {
      check_final();
    }
    result.mismatches = std::move(mismatches_);
    return result;
  }

 private:
  void differs(const std::string& what, const std::string& golden, const std::string& rules) {
    mismatches_.push_back("turn " + std::to_string(game_.state().turn) + ", " + what +
                          ": the game says " + golden + ", the rules say " + rules);
  }

  void compare(const std::string& what, const Bag& golden, const Bag& rules) {
    if (golden != rules) {
      differs(what, text_of(golden), text_of(rules));
    }
  }

  [[nodiscard]] bool asked(game::StepId step) const {
    return game_.ask() && game_.ask()->step == step;
  }

  void choose(const game::Choice& choice) {
    const auto refusal = game_.choose(game_.ask()->seat, choice, &listener_);
    if (refusal) {
      mismatches_.push_back("turn " + std::to_string(game_.state().turn) + ": " +
                            std::string(message_of(*refusal)));
    }
  }

  /// `[kind, where]` of a segment in the frame of the board.
  [[nodiscard]] json feature_name(game::SegmentRef at) const {
    const board::PlacedTile& tile = game_.state().board.tile(at.tile);
    const catalogue::Segment& segment = rules_->layout(tile.layout).segments[at.segment];
    json where = json::array();
    for (const auto side : catalogue::kSides) {
      if ((catalogue::turned_sides(segment.sides[0], tile.turns) & catalogue::bit(side)) != 0) {
        where.push_back(catalogue::to_string(side));
      }
    }
    for (unsigned h = 0; h < 8; ++h) {
      const auto half = static_cast<catalogue::HalfSide>(h);
      if ((catalogue::turned_halves(segment.half_sides[0], tile.turns) & catalogue::bit(half)) !=
          0) {
        where.push_back(catalogue::to_string(half));
      }
    }
    return {to_string(segment.kind), std::move(where)};
  }

  [[nodiscard]] static json sorted_pair(json pair) {
    std::sort(pair.begin(), pair.end());
    return pair;
  }
  [[nodiscard]] static json sorted_feature(json feature) {
    std::sort(feature.at(1).begin(), feature.at(1).end());
    return feature;
  }
  /// The two sides that a join links, in the frame of the board.
  [[nodiscard]] json link_name(game::Join join) const {
    return sorted_pair({feature_name({join.tile, join.a}).at(1).at(0),
                        feature_name({join.tile, join.b}).at(1).at(0)});
  }
  [[nodiscard]] json move_name(game::Join join) const {
    const board::Cell at = game_.state().board.tile(join.tile).at;
    return {at.x, at.y, link_name(join)};
  }
  [[nodiscard]] static json sorted_move(json move) {
    move.at(2) = sorted_pair(move.at(2));
    return move;
  }

  /// The options of the open question by their golden names; passing is left out.
  template <class Target, class Name>
  [[nodiscard]] std::multimap<std::string, game::Choice> named_options(Name&& name) const {
    std::multimap<std::string, game::Choice> options;
    for (const game::Choice& choice : game_.ask()->options) {
      if (const auto* target = std::get_if<Target>(&choice.target)) {
        options.emplace(name(*target).dump(), choice);
      }
    }
    return options;
  }

  static Bag keys(const std::multimap<std::string, game::Choice>& options) {
    Bag names;
    for (const auto& [name, choice] : options) {
      names.insert(name);
    }
    return names;
  }

  /// Takes the option of that name, or passes on null.
  void take(const std::string& what, const std::multimap<std::string, game::Choice>& options,
            const json& wanted) {
    if (wanted.is_null()) {
      choose({game::kPass, {}});
      return;
    }
    const auto found = options.find(wanted.dump());
    if (found == options.end()) {
      differs(what, wanted.dump(), "not offered");
      return;
    }
    choose(found->second);
  }

  void play(const json& turn) {
    const std::string tile = turn.at("tile").get<std::string>();
    const game::State& state = game_.state();
    if (!asked(game::kPlaceStep) || rules_->layout(*state.hand).ref != tile ||
        game_.ask()->seat.value != turn.at("seat").get<unsigned>()) {
      differs("tile in hand", tile,
              asked(game::kPlaceStep) ? rules_->layout(*state.hand).ref : "none");
      return;
    }
    place(turn);
    if (mismatches_.empty()) {
      follow(turn);
    }
    if (mismatches_.empty()) {
      link(turn);
    }
    if (mismatches_.empty()) {
      move(turn);
    }
    if (mismatches_.empty()) {
      choose({game::kEndTurn, {}});
      // The last turn runs straight into the end of the game.
      if (!game_.over()) {
        check_scored(turn.at("scored"), listener_.take());
        if (turn.contains("totals")) {
          check_totals(turn.at("totals"));
        }
      }
    }
  }

  void place(const json& turn) {
    const auto options = named_options<game::Placement>([](game::Placement placement) {
      return json{placement.at.x, placement.at.y, 90 * placement.turns.count()};
    });
    Bag golden;
    for (const json& cell : turn.at("placements")) {
      for (const json& rotation : cell.at(2)) {
        golden.insert(json{cell.at(0), cell.at(1), rotation}.dump());
      }
    }
    compare("placements", golden, keys(options));
    take("place", options, turn.at("place"));
  }

  void follow(const json& turn) {
    std::multimap<std::string, game::Choice> options;
    if (asked(game::kFollowerStep)) {
      options = named_options<game::SegmentRef>(
          [&](game::SegmentRef at) { return sorted_feature(feature_name(at)); });
    }
    Bag golden;
    for (const json& feature : turn.at("followers")) {
      golden.insert(sorted_feature(feature).dump());
    }
    compare("followers", golden, keys(options));
    if (asked(game::kFollowerStep)) {
      const json& taken = turn.at("follower");
      take("follower", options, taken.is_null() ? taken : sorted_feature(taken));
    }
  }

  void link(const json& turn) {
    constexpr game::StepId kLinkStep{"ferries.link"};
    std::multimap<std::string, game::Choice> options;
    if (asked(kLinkStep)) {
      options = named_options<game::Join>([&](game::Join join) { return link_name(join); });
    }
    Bag golden;
    for (const json& pair : turn.value("ferry_links", json::array())) {
      golden.insert(sorted_pair(pair).dump());
    }
    compare("ferry links", golden, keys(options));
    if (asked(kLinkStep)) {
      take("ferry", options, sorted_pair(turn.at("ferry")));
    }
  }

  void move(const json& turn) {
    constexpr game::StepId kMoveStep{"ferries.move"};
    const json moves = turn.value("ferry_moves", json::array());
    for (const json& step : moves) {
      if (!asked(kMoveStep)) {
        differs("ferry moves", step.at("options").dump(), "none");
        return;
      }
      const auto options =
          named_options<game::Join>([&](game::Join join) { return move_name(join); });
      Bag golden;
      for (const json& option : step.at("options")) {
        golden.insert(sorted_move(option).dump());
      }
      compare("ferry moves", golden, keys(options));
      const json& taken = step.at("move");
      take("ferry move", options, taken.is_null() ? taken : sorted_move(taken));
      if (!mismatches_.empty()) {
        return;
      }
    }
    if (asked(kMoveStep)) {
      differs("ferry moves", "none", "a ferry may move");
    }
  }

  void check_scored(const json& golden, const std::vector<ScoredFeature>& scored) {
    ScorePairing pairing(scored);
    for (const json& entry : golden) {
      if (entry.at("points") != 0 && !pairing.add(entry)) {
        differs("score", entry.dump(), "no such score");
      }
    }
    for (const json& entry : pairing.unpaired()) {
      differs("score", "no such score", entry.dump());
    }
  }

  void check_totals(const json& golden) {
    json totals = json::array();
    for (std::uint8_t seat = 0; seat < game_.state().seats; ++seat) {
      totals.push_back(game_.state().score(game::SeatId{seat}).value);
    }
    if (totals != golden) {
      differs("totals", golden.dump(), totals.dump());
    }
  }

  void check_final() {
    if (!game_.over()) {
      differs("end", "over", "still on");
      return;
    }
    json golden = golden_.at("turns").back().at("scored");
    for (const json& entry : golden_.at("final").at("scored")) {
      golden.push_back(entry);
    }
    check_scored(golden, listener_.take());
    check_totals(golden_.at("final").at("totals"));
    Bag discarded = draws_.left_out;
    for (const game::LayoutId tile : game_.state().discarded) {
      discarded.insert(rules_->layout(tile).ref);
    }
    Bag wanted;
    for (const json& ref : golden_.at("discarded")) {
      wanted.insert(ref.get<std::string>());
    }
    compare("discarded", wanted, discarded);
  }

  std::shared_ptr<const game::Rules> rules_;
  const json& golden_;
  ScoreListener listener_;
  ForcedDraws draws_;
  game::Game game_;
  std::vector<std::string> mismatches_;
};

}  // namespace

GoldenResult check_golden(std::string_view line) {
  try {
    const json golden = json::parse(line);
    auto made = expansions::make_rules(setup_of(golden));
    if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&made)) {
      throw RecordError(golden.at("id").get<std::string>() + ": " + errors->front().message);
    }
    return GoldenReplay(std::get<std::shared_ptr<const game::Rules>>(std::move(made)), golden)
        .run();
  } catch (const json::exception& error) {
    throw RecordError(std::string("not a golden game: ") + error.what());
  }
}

}  // namespace aude::record
