#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>

namespace aude::room {

/// The commands that were carried out lately, by person: a command that comes again, because its
/// answer was lost, is answered again and not carried out again.
class Answered {
 public:
  /// The batch that the command made.
  [[nodiscard]] std::optional<std::uint64_t> find(const std::string& account,
                                                  const std::string& command) const;
  void note(const std::string& account, const std::string& command, std::uint64_t seq);

 private:
  struct One {
    std::string command;
    std::uint64_t seq{};
  };
  std::map<std::string, std::deque<One>, std::less<>> by_account_;
};

}  // namespace aude::room
