#include <doctest/doctest.h>

#include <string>

#include "server/lobby/analysis_quota.hpp"

using namespace aude;

TEST_CASE("an account begins thirty analyses in 24 hours and no more, and others have their own") {
  constexpr std::int64_t kHour = std::int64_t{3600} * 1000;
  lobby::AnalysisQuota quota;
  for (unsigned i = 0; i < lobby::AnalysisQuota::kMostADay; ++i) {
    REQUIRE(quota.allows("ann", {i * kHour / 2}));
    quota.note("ann", {i * kHour / 2});
  }
  CHECK(lobby::AnalysisQuota::kMostADay == 30);
  CHECK_FALSE(quota.allows("ann", {15 * kHour}));
  CHECK(quota.allows("bea", {15 * kHour}));
  // The first one is a day old, then the second.
  CHECK_FALSE(quota.allows("ann", {24 * kHour - 1}));
  CHECK(quota.allows("ann", {24 * kHour}));
  quota.note("ann", {24 * kHour});
  CHECK_FALSE(quota.allows("ann", {24 * kHour}));
  CHECK(quota.allows("ann", {24 * kHour + kHour / 2}));
}

TEST_CASE("accounts that have begun nothing for a day are forgotten") {
  constexpr std::int64_t kHour = std::int64_t{3600} * 1000;
  lobby::AnalysisQuota quota;
  for (int i = 0; i < 100; ++i) {
    quota.note("guest " + std::to_string(i), {i * kHour});
  }
  CHECK(quota.accounts() == 24);
}
