#pragma once

#include <string_view>

namespace aude::post {

/// What mails say, and the page that ends them, in one language. {name}, {site}, ... are filled in.
struct Texts {
  /// As the client names it: "en".
  std::string_view language;

  /// {code}
  std::string_view code_subject;
  /// {site}, {code}
  std::string_view code_text;

  std::string_view move_subject;
  /// {count}
  std::string_view moves_subject;
  std::string_view move_text;
  std::string_view moves_text;
  /// Before the names of the other players: {names}
  std::string_view with;
  /// Of a game without other people.
  std::string_view with_bots;
  /// {hours}
  std::string_view time_left;

  /// Before the address that ends mails.
  std::string_view foot;

  std::string_view stop_question;
  std::string_view stop_button;
  std::string_view stopped;
  std::string_view unknown;
};

/// English for a language that is not known.
[[nodiscard]] const Texts& texts_in(std::string_view language);
[[nodiscard]] bool is_language(std::string_view language);

}  // namespace aude::post
