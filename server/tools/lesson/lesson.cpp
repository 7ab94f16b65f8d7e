#include "server/tools/lesson/lesson.hpp"

#include <algorithm>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "shared/expansions/registry.hpp"
#include "shared/protocol/game_codec.hpp"
#include "shared/record/action_text.hpp"

namespace aude::tools {

namespace {

constexpr game::SeatId kLearner{0};

/// What the script says before the first move.
struct Opening {
  game::Setup setup;
  game::SeatId first{};
  std::vector<std::string> draws;
};

game::Deck deck_for(const game::Rules& rules, const Opening& opening) {
  game::Deck deck = game::unshuffled_deck(rules);
  deck.first = opening.first;
  auto next = deck.order.begin();
  for (const std::string& name : opening.draws) {
    const auto layout = rules.catalogue().find_layout(name);
    const auto drawn = layout ? std::find(next, deck.order.end(), *layout) : deck.order.end();
    if (drawn == deck.order.end()) {
      throw std::runtime_error("no such tile is left to draw: " + name);
    }
    std::rotate(next, drawn, drawn + 1);
    ++next;
  }
  return deck;
}

std::shared_ptr<const game::Rules> rules_for(const Opening& opening) {
  auto made = expansions::make_rules(opening.setup);
  if (const auto* errors = std::get_if<std::vector<game::SetupError>>(&made)) {
    throw std::runtime_error(errors->front().message);
  }
  return std::get<std::shared_ptr<const game::Rules>>(made);
}

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) {
    text += (text.empty() ? "" : ",\n") + part;
  }
  return text;
}

/// The game from its first move on, and what is written of it.
class Lesson {
 public:
  explicit Lesson(const Opening& opening)
      : rules_(rules_for(opening)), encoder_(*rules_, kNoSecret),
        game_(rules_, deck_for(*rules_, opening), &encoder_) {}

  void before(const std::string& action) {
    if (!steps_.empty()) {
      throw std::runtime_error("the lesson has begun already");
    }
    play(action);
  }

  void step(const std::string& name, const std::string& action) {
    if (steps_.empty()) {
      view_ = protocol::encode_view(game_, kNoSecret);
      (void)encoder_.take();
    }
    if (!game_.ask() || game_.ask()->seat != kLearner) {
      throw std::runtime_error("it is not the learner who is asked");
    }
    const std::string ask = protocol::encode_ask(game_);
    const std::size_t option = play(action);
    steps_.push_back(R"({"name":")" + name + "\",\n\"option\":" + std::to_string(option) +
                     ",\n\"ask\":" + ask + ",\n\"events\":[\n");
    events_.push_back(encoder_.take());
  }

  void then(const std::string& action) {
    if (steps_.empty()) {
      throw std::runtime_error("the lesson has not begun");
    }
    play(action);
    std::ranges::move(encoder_.take(), std::back_inserter(events_.back()));
  }

  [[nodiscard]] std::string text() const {
    std::vector<std::string> steps;
    for (std::size_t at = 0; at < steps_.size(); ++at) {
      steps.push_back(steps_[at] + joined(events_[at]) + "]}");
    }
    return "{\"view\":" + view_ + ",\n\"steps\":[\n" + joined(steps) + "]}\n";
  }

 private:
  /// The draws of the lesson are no secret, and nobody checks them.
  static inline const protocol::Fairness kNoSecret{std::string(64, '0'), std::string(64, '0')};

  /// Returns the number of the option.
  std::size_t play(const std::string& text) {
    if (!game_.ask()) {
      throw std::runtime_error("the game is over");
    }
    const game::SeatId seat = game_.ask()->seat;
    const auto action = record::read_action(game_, seat, text);
    const auto* choice = action ? std::get_if<game::Choice>(&action->what) : nullptr;
    if (choice == nullptr) {
      throw std::runtime_error("this is not offered: " + text);
    }
    const auto& options = game_.ask()->options;
    const auto option = std::ranges::find(options, *choice) - options.begin();
    if (game_.choose(seat, *choice, &encoder_)) {
      throw std::runtime_error("this was refused: " + text);
    }
    return static_cast<std::size_t>(option);
  }

  std::shared_ptr<const game::Rules> rules_;
  protocol::EventEncoder encoder_;
  game::Game game_;
  std::string view_;
  std::vector<std::string> steps_;
  std::vector<std::vector<std::string>> events_;
};

/// Reads the script line by line.
class Reader {
 public:
  void line(const std::string& line) {
    std::istringstream words(line);
    std::string word;
    if (!(words >> word) || word.starts_with('#')) {
      return;
    }
    if (!opening(word, words)) {
      move(word, words);
    }
  }

  [[nodiscard]] std::string text() const {
    if (!lesson_) {
      throw std::runtime_error("the script has no moves");
    }
    return lesson_->text();
  }

 private:
  static std::string next(std::istringstream& words) {
    std::string word;
    if (!(words >> word)) {
      throw std::runtime_error("a word is missing");
    }
    return word;
  }

  bool opening(std::string_view word, std::istringstream& words) {
    if (word == "set") {
      opening_.setup.sets.push_back({next(words), 1});
    } else if (word == "seats") {
      opening_.setup.seats = static_cast<unsigned>(std::stoul(next(words)));
    } else if (word == "option") {
      const std::string id = next(words);
      opening_.setup.options[id] = next(words);
    } else if (word == "first") {
      opening_.first.value = static_cast<std::uint8_t>(std::stoul(next(words)));
    } else if (word == "draw") {
      for (std::string tile; words >> tile;) {
        opening_.draws.push_back(tile);
      }
    } else {
      return false;
    }
    return true;
  }

  void move(std::string_view word, std::istringstream& words) {
    if (!lesson_) {
      lesson_.emplace(opening_);
    }
    if (word == "before") {
      lesson_->before(next(words));
    } else if (word == "then") {
      lesson_->then(next(words));
    } else if (word == "step") {
      const std::string name = next(words);
      lesson_->step(name, next(words));
    } else {
      throw std::runtime_error("unknown word: " + std::string(word));
    }
  }

  Opening opening_;
  std::optional<Lesson> lesson_;
};

}  // namespace

std::string play_lesson(std::istream& script) {
  Reader reader;
  std::string line;
  for (int number = 1; std::getline(script, line); ++number) {
    try {
      reader.line(line);
    } catch (const std::exception& error) {
      throw std::runtime_error("line " + std::to_string(number) + ": " + error.what());
    }
  }
  return reader.text();
}

}  // namespace aude::tools
