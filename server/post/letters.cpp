#include "server/post/letters.hpp"

#include <chrono>
#include <string_view>

#include <spdlog/fmt/fmt.h>

#include "server/post/texts.hpp"

namespace aude::post {
namespace {

// Below that a number of hours says little, and the plural forms of six languages begin.
constexpr std::int64_t kFewestHours = 2;

template <class... Values>
std::string filled(std::string_view text, const Values&... values) {
  return fmt::format(fmt::runtime(text), values...);
}

Letter letter_to(const std::string& address, const std::string& site, const std::string& stop_token,
                 const Texts& texts, std::string subject, std::string text) {
  std::string stop = site + "/api/mail/stop?token=" + stop_token;
  text += "\n-- \n" + std::string(texts.foot) + " " + stop + "\n";
  return {address, std::move(subject), std::move(text), std::move(stop)};
}

std::string names_of(const store::MoveNotice::Game& game, const Texts& texts) {
  if (game.others.empty()) {
    return std::string(texts.with_bots);
  }
  return filled(texts.with, fmt::arg("names", fmt::to_string(fmt::join(game.others, ", "))));
}

std::string time_left(const store::MoveNotice::Game& game, const Texts& texts,
                      protocol::UnixMs now) {
  constexpr std::int64_t kHourMs = std::chrono::milliseconds(std::chrono::hours(1)).count();
  const std::int64_t hours = game.due_at ? (game.due_at->value - now.value) / kHourMs : 0;
  if (hours < kFewestHours) {
    return {};
  }
  return " (" + filled(texts.time_left, fmt::arg("hours", hours)) + ")";
}

}  // namespace

Letter code_letter(const std::string& site, const store::NewAddress& address) {
  const Texts& texts = texts_in(address.language);
  return letter_to(address.text, site, address.stop_token, texts,
                   filled(texts.code_subject, fmt::arg("code", address.code)),
                   filled(texts.code_text, fmt::arg("site", site), fmt::arg("code", address.code)));
}

Letter move_letter(const std::string& site, const store::MoveNotice& notice, protocol::UnixMs now) {
  const Texts& texts = texts_in(notice.language);
  const std::size_t count = notice.games.size();
  std::string text(count == 1 ? texts.move_text : texts.moves_text);
  for (const store::MoveNotice::Game& game : notice.games) {
    text += "\n  " + names_of(game, texts) + time_left(game, texts, now) + "\n";
    text += "  " + site + "/g/" + game.id + "\n";
  }
  return letter_to(notice.address, site, notice.stop_token, texts,
                   count == 1 ? std::string(texts.move_subject)
                              : filled(texts.moves_subject, fmt::arg("count", count)),
                   std::move(text));
}

}  // namespace aude::post
