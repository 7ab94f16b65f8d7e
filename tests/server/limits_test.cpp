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

TEST_CASE("this machine and private networks are not counted, households are") {
  const auto counted = [](const char* text) {
    return counted_address(boost::asio::ip::make_address(text)).value_or("");
  };
  for (const char* text :
       {"127.0.0.1", "127.8.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1",
        "169.254.1.1", "::1", "fe80::1", "fd12::1", "::ffff:10.0.0.1"}) {
    CAPTURE(text);
    CHECK(counted(text).empty());
  }
  CHECK(counted("172.32.0.1") == "172.32.0.1");
  CHECK(counted("::ffff:192.0.2.1") == "192.0.2.1");
  CHECK(counted("2001:db8:1:2:3::4") == "2001:db8:1:2::");
}

}  // namespace
}  // namespace aude::net
