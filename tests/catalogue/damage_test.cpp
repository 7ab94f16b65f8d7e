#include <doctest/doctest.h>

#include <array>
#include <string>
#include <string_view>

#include "shared/catalogue/catalogue.hpp"

using namespace aude::catalogue;

namespace {

// A sound file; each row below damages one place of it.
constexpr std::string_view kSound = R"({"format": 1,
 "layouts": [
  {"id": "base.D", "ref": "BA/RCr", "letter": "D", "sides": "CRFR", "segments": [
    {"kind": "city", "sides": ["N"]},
    {"kind": "road", "sides": ["E", "W"]},
    {"kind": "field", "half_sides": ["ENE", "WNW"], "cities": [0]},
    {"kind": "field", "half_sides": ["ESE", "SSE", "SSW", "WSW"]}]},
  {"id": "base.B", "ref": "BA/L", "sides": "FFFF", "segments": [
    {"kind": "monastery"},
    {"kind": "field", "half_sides": ["NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"]}]}],
 "sets": [
  {"id": "base-c1", "ref": "basic:1", "name": "Base", "role": "base",
   "tiles": {"base.B": 4, "base.D": 4}, "total": 8}]})";

struct Damage {
  std::string_view part;
  std::string_view replacement;
  std::string_view message;
};

constexpr std::array kDamages{
    // The file as a whole.
    Damage{R"("total": 8}]})", R"("total": 8}])", "base.json: broken JSON at byte 652"},
    Damage{kSound, "[]", "base.json: an object is expected"},
    Damage{R"("format": 1,)", "", "base.json: member \"format\" is missing"},
    Damage{R"("format": 1)", R"("format": 2)", "base.json: format 2 is not supported"},
    Damage{R"("format": 1)", R"("format": 1, "layout": [])",
           "base.json: member \"layout\" is unknown"},
    // Members of a layout.
    Damage{R"("id": "base.D", )", "", "base.json, layout 0: member \"id\" is missing"},
    Damage{R"("ref": "BA/RCr", )", "", "base.json, base.D: member \"ref\" is missing"},
    Damage{R"("letter": "D")", R"("letter": 4)",
           "base.json, base.D: member \"letter\" is not a text"},
    Damage{R"("letter": "D")", R"("colour": "D")",
           "base.json, base.D: member \"colour\" is unknown"},
    Damage{R"("letter": "D")", R"("garden": 1)",
           "base.json, base.D: member \"garden\" is not true or false"},
    Damage{R"("letter": "D")", R"("group": "lake")",
           "base.json, base.D: group \"lake\" is unknown"},
    Damage{R"("letter": "D")", R"("crop_circle": "pig")",
           "base.json, base.D: crop circle \"pig\" is unknown"},
    Damage{R"("letter": "D")", R"("cells": 3)",
           "base.json, base.D: a tile of 3 cells is not supported"},
    Damage{R"("letter": "D")", R"("cells": 2)",
           "base.json, base.D: sides \"CRFR\" are not four letters of F, R, C, V, x for each cell"},
    Damage{"CRFR", "CRF", "base.json, base.D: sides \"CRF\" are not four letters"},
    Damage{"CRFR", "CRGR", "base.json, base.D: sides \"CRGR\" are not four letters"},
    Damage{"BA/L", "base.D", "base.json, base.B: the name \"base.D\" is taken"},
    Damage{R"("id": "base.B")", R"("id": "base.D")",
           "base.json, base.D: the name \"base.D\" is taken"},
    Damage{R"({"kind": "monastery"})", R"({"kind": "monastery"}, {"kind": "monastery"},
      {"kind": "monastery"}, {"kind": "monastery"}, {"kind": "monastery"}, {"kind": "monastery"},
      {"kind": "monastery"}, {"kind": "monastery"}, {"kind": "monastery"}, {"kind": "monastery"},
      {"kind": "monastery"}, {"kind": "monastery"}, {"kind": "monastery"}, {"kind": "monastery"},
      {"kind": "monastery"}, {"kind": "monastery"})",
           "base.json, base.B: more than 16 segments"},
    // Members of a segment.
    Damage{R"({"kind": "monastery"})", R"(7)",
           "base.json, base.B, segment 0: an object is expected"},
    Damage{R"("kind": "city")", R"("kind": "town")",
           "base.json, base.D, segment 0: kind \"town\" is unknown"},
    Damage{R"("kind": "city")", R"("kind": "city", "inn": true)",
           "base.json, base.D, segment 0: member \"inn\" is unknown"},
    Damage{R"("kind": "city")", R"("kind": "city", "pennants": -1)",
           "base.json, base.D, segment 0: member \"pennants\" is not a number from 0 to 255"},
    Damage{R"("kind": "city")", R"("kind": "city", "cells": [1])",
           "base.json, base.D, segment 0: the tile has no cell 1"},
    Damage{R"("kind": "city", "sides": ["N"])", R"("kind": "city", "sides": [])",
           "base.json, base.D, segment 0: the city reaches no side"},
    Damage{R"("kind": "city", "sides": ["N"])", R"("kind": "city", "sides": "N")",
           "base.json, base.D, segment 0: member \"sides\" is not a list"},
    Damage{R"(["E", "W"])", R"(["E", "Q"])",
           "base.json, base.D, segment 1: \"Q\" is no direction of this tile"},
    Damage{R"(["E", "W"])", R"(["E", "1:W"])",
           "base.json, base.D, segment 1: \"1:W\" is no direction of this tile"},
    Damage{R"(["E", "W"])", R"(["E", "E"])", "base.json, base.D, segment 1: \"E\" is named twice"},
    Damage{R"(["ENE", "WNW"])", R"(["ENE", 5])",
           "base.json, base.D, segment 2: \"5\" is no direction of this tile"},
    Damage{R"("cities": [0])", R"("cities": [16])",
           "base.json, base.D, segment 2: a field touches city 16, but segment 16 is no city"},
    // Sides against segments.
    Damage{R"("cities": [0])", R"("cities": [1])",
           "base.json, base.D: a field touches city 1, but segment 1 is no city"},
    Damage{R"("cities": [0])", R"("cities": [9])",
           "base.json, base.D: a field touches city 9, but segment 9 is no city"},
    Damage{R"(["E", "W"])", R"(["E"])",
           "base.json, base.D: side W shows road but belongs to no segment"},
    Damage{R"(["E", "W"])", R"(["E", "W", "S"])",
           "base.json, base.D: side S shows field but belongs to a road"},
    Damage{R"("kind": "road")", R"("kind": "river")",
           "base.json, base.D: side E shows road but belongs to a river"},
    Damage{R"({"kind": "city", "sides": ["N"]})",
           R"({"kind": "city", "sides": ["N"]}, {"kind": "city", "sides": ["N"]})",
           "base.json, base.D: side N belongs to two segments"},
    Damage{"CRFR", "CRxR", "base.json, base.D: side S is inner but does not touch another cell"},
    Damage{R"("sides": "FFFF")", R"("cells": 2, "sides": "FFFF FFFF")",
           "base.json, base.B: side E is the seam of the tile and must be inner"},
    // Half-sides.
    Damage{R"(["ENE", "WNW"])", R"(["ENE", "WNW", "ESE"])",
           "base.json, base.D: half-side ESE belongs to two fields"},
    Damage{R"(["ENE", "WNW"])", R"(["ENE"])",
           "base.json, base.D: half-side WNW belongs to no field"},
    Damage{R"(["ENE", "WNW"])", R"(["NNW", "ENE", "WNW"])",
           "base.json, base.D: half-side NNW belongs to a field but its side shows city"},
    Damage{R"(["ESE", "SSE", "SSW", "WSW"])", R"(["ESE", "SSE", "WSW"])",
           "base.json, base.D: half-side SSW belongs to no field"},
    // Sets.
    Damage{R"("total": 8)", R"("total": 9)",
           "base.json, set base-c1: the total is 9, but the counts add up to 8"},
    Damage{R"("base.B": 4)", R"("base.E": 4)", "base.json, set base-c1: there is no layout base.E"},
    Damage{R"("base.B": 4)", R"("BA/L": 4)", "base.json, set base-c1: there is no layout BA/L"},
    Damage{R"("base.B": 4)", R"("base.B": 0)",
           "base.json, set base-c1: there is no tile of base.B"},
    Damage{R"("base.B": 4)", R"("base.B": 400)",
           "base.json, set base-c1: member \"base.B\" is not a number from 0 to 255"},
    Damage{R"({"base.B": 4, "base.D": 4})", "[]",
           "base.json, set base-c1: member \"tiles\" is not an object"},
    Damage{R"("role": "base")", R"("role": "bonus")",
           "base.json, set base-c1: role \"bonus\" is unknown"},
    Damage{R"("name": "Base", )", "", "base.json, set base-c1: member \"name\" is missing"},
    Damage{R"("id": "base-c1", )", "", "base.json, set 0: member \"id\" is missing"},
    Damage{R"("sets": [)",
           R"("sets": [{"id": "x", "ref": "base-c1", "name": "X", "role": "base", "tiles": {},
              "total": 0}, )",
           "base.json, set base-c1: the name \"base-c1\" is taken"},
};

std::string damaged(const Damage& damage) {
  std::string text(kSound);
  const std::size_t at = text.find(damage.part);
  REQUIRE(at != std::string::npos);
  return text.replace(at, damage.part.size(), damage.replacement);
}

std::string error_of(const std::string& text) {
  const CatalogueFile file{"base.json", text};
  try {
    (void)Catalogue::load(std::span(&file, 1));
  } catch (const CatalogueError& error) {
    return error.what();
  }
  return "no error";
}

}  // namespace

TEST_CASE("the file that the rows damage is sound") {
  CHECK(error_of(std::string(kSound)) == "no error");
}

TEST_CASE("a damaged catalogue says file, place and reason") {
  for (const Damage& damage : kDamages) {
    CAPTURE(damage.replacement);
    const std::string error = error_of(damaged(damage));
    // Rows may leave out the end of a long message.
    CHECK(error.substr(0, damage.message.size()) == damage.message);
  }
}
