#include "server/net/outbox.hpp"

#include <memory>
#include <string>
#include <variant>

#include <doctest/doctest.h>

#include "server/net/limits.hpp"

namespace aude::net {
namespace {

room::Frame frame(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

std::string text_of(const Outbox::Next& next) { return *std::get<room::Frame>(next); }

TEST_CASE("frames go out in the order in which they came") {
  Outbox outbox;
  CHECK(outbox.push(frame("a")) == Outbox::Pushed::wake);
  CHECK(outbox.push(frame("b")) == Outbox::Pushed::queued);
  CHECK(text_of(outbox.next()) == "a");
  CHECK(outbox.push(frame("c")) == Outbox::Pushed::queued);
  CHECK(text_of(outbox.next()) == "b");
  CHECK(text_of(outbox.next()) == "c");
  CHECK(std::holds_alternative<std::monostate>(outbox.next()));
  CHECK(outbox.push(frame("d")) == Outbox::Pushed::wake);
}

TEST_CASE("a farewell comes after what is queued and before nothing") {
  Outbox outbox;
  outbox.push(frame("a"));
  CHECK(outbox.close(Farewell::restarting) == Outbox::Pushed::wake);
  CHECK(outbox.push(frame("b")) == Outbox::Pushed::closed);
  CHECK(outbox.close(Farewell::slow_reader) == Outbox::Pushed::closed);
  CHECK(outbox.is_closed());
  CHECK(text_of(outbox.next()) == "a");
  CHECK(std::get<Farewell>(outbox.next()) == Farewell::restarting);
}

TEST_CASE("with too many frames in it everything gives way to a farewell") {
  Outbox outbox;
  for (std::size_t count = 0; count < kQueuedFrames; ++count) {
    REQUIRE(outbox.push(frame("a")) != Outbox::Pushed::closed);
  }
  CHECK_FALSE(outbox.is_closed());
  CHECK(outbox.push(frame("a")) == Outbox::Pushed::wake);
  CHECK(outbox.is_closed());
  CHECK(std::get<Farewell>(outbox.next()) == Farewell::slow_reader);
}

TEST_CASE("with too many bytes in it everything gives way to a farewell") {
  Outbox outbox;
  outbox.push(frame(std::string(kQueuedBytes, 'a')));
  CHECK_FALSE(outbox.is_closed());
  outbox.push(frame("a"));
  CHECK(std::get<Farewell>(outbox.next()) == Farewell::slow_reader);
}

TEST_CASE("one frame always has room, however large it is") {
  Outbox outbox;
  outbox.push(frame(std::string(2 * kQueuedBytes, 'a')));
  CHECK_FALSE(outbox.is_closed());
}

TEST_CASE("nothing goes out of an abandoned outbox") {
  Outbox outbox;
  outbox.push(frame("a"));
  outbox.close(Farewell::restarting);
  outbox.abandon();
  CHECK(outbox.is_closed());
  CHECK(std::holds_alternative<std::monostate>(outbox.next()));
}

}  // namespace
}  // namespace aude::net
