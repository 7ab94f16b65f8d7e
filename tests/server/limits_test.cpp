#include "server/net/limits.hpp"

#include <chrono>
#include <memory>

#include <doctest/doctest.h>

namespace aude::net {
namespace {

using namespace std::chrono_literals;

const RateLimit::Time kStart{};

TEST_CASE("a connection may send its messages all at once, and no more") {
  RateLimit rate{100, kStart};
  for (int count = 0; count < 100; ++count) {
    REQUIRE(rate.take(kStart));
  }
  CHECK_FALSE(rate.take(kStart));
}

TEST_CASE("what was used up comes back within 20 seconds") {
  RateLimit rate{100, kStart};
  for (int count = 0; count < 100; ++count) {
    REQUIRE(rate.take(kStart));
  }
  CHECK_FALSE(rate.take(kStart + 100ms));
  CHECK(rate.take(kStart + 300ms));
  CHECK_FALSE(rate.take(kStart + 300ms));
  for (int count = 0; count < 100; ++count) {
    REQUIRE(rate.take(kStart + 21s));
  }
  CHECK_FALSE(rate.take(kStart + 21s));
}

TEST_CASE("a steady flow within the limit is never cut") {
  RateLimit rate{100, kStart};
  for (int count = 0; count < 1000; ++count) {
    REQUIRE(rate.take(kStart + count * 200ms));
  }
}

TEST_CASE("an address holds so many connections, others have their own") {
  const auto limit = std::make_shared<AddressLimit>(2);
  auto first = limit->enter("192.0.2.1");
  const auto second = limit->enter("192.0.2.1");
  CHECK(first);
  CHECK(second);
  CHECK_FALSE(limit->enter("192.0.2.1"));
  CHECK(limit->enter("192.0.2.2"));
  first.reset();
  CHECK(limit->enter("192.0.2.1"));
}

TEST_CASE("a limit of 0 connections is none") {
  const auto limit = std::make_shared<AddressLimit>(0);
  const auto first = limit->enter("192.0.2.1");
  CHECK(limit->enter("192.0.2.1"));
}

}  // namespace
}  // namespace aude::net
