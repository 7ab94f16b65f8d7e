#include "tests/faults/lock_holder.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <exception>

namespace aude::tests {
namespace {

constexpr char kLocked = 'l';

/// What the process does: it ends only by being killed, or when it is told nothing any more.
void hold(const std::filesystem::path& file, const std::string& sql, int order, int answer) {
  char byte = 0;
  if (::read(order, &byte, 1) != 1) {
    return;
  }
  try {
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    database.exec(sql);
    static_cast<void>(!::write(answer, &kLocked, 1));
    static_cast<void>(!::read(order, &byte, 1));
  } catch (const std::exception&) {
    // The other side sees that the answer does not come.
    return;
  }
}

}  // namespace

LockHolder::LockHolder(std::filesystem::path file, std::string sql) {
  std::array<int, 2> orders{};
  std::array<int, 2> answers{};
  REQUIRE(::pipe(orders.data()) == 0);
  REQUIRE(::pipe(answers.data()) == 0);
  child_ = ::fork();
  REQUIRE(child_ >= 0);
  if (child_ == 0) {
    ::close(orders[1]);
    ::close(answers[0]);
    hold(file, sql, orders[0], answers[1]);
    ::_exit(1);
  }
  ::close(orders[0]);
  ::close(answers[1]);
  order_ = orders[1];
  answer_ = answers[0];
}

LockHolder::~LockHolder() {
  kill();
  ::close(order_);
  ::close(answer_);
}

void LockHolder::lock() {
  char byte = 0;
  REQUIRE(::write(order_, &byte, 1) == 1);
  REQUIRE(::read(answer_, &byte, 1) == 1);
  REQUIRE(byte == kLocked);
}

void LockHolder::kill() {
  if (child_ > 0) {
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
    child_ = -1;
  }
}

}  // namespace aude::tests
