#pragma once

#include <istream>
#include <string>

namespace aude::tools {

/// Plays a scripted lesson through the rules; the head of web-client/src/tutorial/lesson.txt
/// describes the script. The result is JSON: `view` as the lesson begins, and `steps`, each with
/// its `name`, the open `ask` (schema.json, Ask), the wanted `option` and the `events` of that
/// answer. Throws std::runtime_error that names the line which cannot be played.
[[nodiscard]] std::string play_lesson(std::istream& script);

}  // namespace aude::tools
