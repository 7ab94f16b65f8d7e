#include "shared/catalogue/compass.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace aude::catalogue;

namespace {

constexpr std::array kHalfSides{HalfSide::nnw, HalfSide::nne, HalfSide::ene, HalfSide::ese,
                                HalfSide::sse, HalfSide::ssw, HalfSide::wsw, HalfSide::wnw};

}  // namespace

TEST_CASE("facing half-sides lie on opposite sides and face each other") {
  for (const HalfSide half : kHalfSides) {
    CAPTURE(to_string(half));
    CHECK(facing(half) != half);
    CHECK(facing(facing(half)) == half);
    CHECK(side_of(facing(half)) == opposite(side_of(half)));
  }
  CHECK(facing(HalfSide::nnw) == HalfSide::ssw);
  CHECK(facing(HalfSide::nne) == HalfSide::sse);
  CHECK(facing(HalfSide::ene) == HalfSide::wnw);
  CHECK(facing(HalfSide::ese) == HalfSide::wsw);
}

TEST_CASE("unturned takes back turned") {
  for (const Turns turns : kAllTurns) {
    for (const Side side : kSides) {
      CHECK(unturned(turned(side, turns), turns) == side);
      CHECK(turned(unturned(side, turns), turns) == side);
    }
  }
  CHECK(turned(Side::north, Turns(1)) == Side::east);
  CHECK(turned(Side::west, Turns(1)) == Side::north);
  CHECK(unturned(Side::north, Turns(1)) == Side::west);
}

TEST_CASE("opposite is two quarter-turns") {
  for (const Side side : kSides) {
    CHECK(opposite(side) == turned(side, Turns(2)));
  }
}

TEST_CASE("whole turns fall away") {
  CHECK(Turns(4) == Turns(0));
  CHECK(Turns(7).count() == 3);
}

TEST_CASE("a mask of sides turns like each of its sides") {
  for (const Turns turns : kAllTurns) {
    for (unsigned mask = 0; mask < 16; ++mask) {
      SideMask expected = 0;
      for (const Side side : kSides) {
        if ((mask & bit(side)) != 0) {
          expected = static_cast<SideMask>(expected | bit(turned(side, turns)));
        }
      }
      CHECK(turned_sides(static_cast<SideMask>(mask), turns) == expected);
    }
  }
}

TEST_CASE("half-sides turn with their sides") {
  CHECK(turned_halves(bit(HalfSide::nnw), Turns(1)) == bit(HalfSide::ene));
  CHECK(turned_halves(bit(HalfSide::wnw), Turns(1)) == bit(HalfSide::nne));
  CHECK(turned_halves(bit(HalfSide::wsw), Turns(3)) == bit(HalfSide::sse));
  for (const Turns turns : kAllTurns) {
    for (const HalfSide half : kHalfSides) {
      const HalfSideMask moved = turned_halves(bit(half), turns);
      const auto place = static_cast<HalfSide>(std::countr_zero(moved));
      CHECK(std::popcount(moved) == 1);
      CHECK(side_of(place) == turned(side_of(half), turns));
    }
  }
}

TEST_CASE("names of directions can be read back") {
  for (const Side side : kSides) {
    CHECK(side_from(to_string(side)) == side);
  }
  for (const HalfSide half : kHalfSides) {
    CHECK(half_side_from(to_string(half)) == half);
  }
  CHECK(to_string(Side::west) == "W");
  CHECK(to_string(HalfSide::ssw) == "SSW");
  CHECK_FALSE(side_from("n"));
  CHECK_FALSE(side_from(""));
  CHECK_FALSE(half_side_from("N"));
}
