#!/usr/bin/env bash
# Tests check_layering.sh: each row puts a line or two into an otherwise clean tree, and the check must
# find it or let it pass.
set -euo pipefail

check="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/check_layering.sh"
tree="$(mktemp -d)"
trap 'rm -rf "$tree"' EXIT
failures=0

# row <found|clean> (<file> <line>)...
row() {
  local expected="$1" actual=clean
  shift
  local what="$*"
  rm -rf "${tree:?}"/*
  mkdir -p "$tree/shared/expansions/river" "$tree/shared/expansions/crop_circles"
  while [[ $# -gt 0 ]]; do
    mkdir -p "$tree/$(dirname "$1")"
    printf '%s\n' "$2" >"$tree/$1"
    shift 2
  done
  "$check" "$tree" >/dev/null || actual=found
  if [[ "$actual" != "$expected" ]]; then
    printf 'expected %s, got %s: %s\n' "$expected" "$actual" "$what"
    failures=$((failures + 1))
  fi
}

row found shared/game/a.cpp '#include <chrono>'
row found shared/board/a.hpp '#include <boost/asio.hpp>'
row found shared/record/a.cpp '#  include <fstream>'
row clean shared/game/a.cpp '#include <vector>'
row clean shared/expansions/river/a_test.cpp '#include <random>'
row clean server/ops/a.cpp '#include <chrono>'

row found shared/game/a.cpp '#include <nlohmann/json.hpp>'
row clean shared/record/a.hpp '#include <nlohmann/json.hpp>'
row found shared/record/a.hpp '#include <nlohmann/json.hpp>' \
  server/store/a.cpp '#include "shared/record/a.hpp"'
row clean shared/record/a.hpp '#include <nlohmann/json.hpp>' \
  shared/record/b.cpp '#include "shared/record/a.hpp"'
row clean shared/record/a.cpp '#include <nlohmann/json.hpp>'
row clean server/ops/logging.cpp '#include <nlohmann/json.hpp>'
row found server/ops/logging.hpp '#include <nlohmann/json.hpp>'
row found server/ops/options.cpp '#include <nlohmann/json.hpp>'

row found server/room/a.cpp '#include <boost/beast/core.hpp>'
row found server/net/a.hpp '#include <boost/beast/core.hpp>'
row clean server/net/a.cpp '#include <boost/beast/core.hpp>'

row found shared/catalogue/a.hpp '#include "shared/board/board.hpp"'
row found shared/board/a.hpp '#include "shared/game/state.hpp"'
row found shared/protocol/a.hpp '#include "server/net/a.hpp"'
row found server/store/a.cpp '#include "server/room/room.hpp"'
row clean server/net/a.cpp '#include "server/room/room.hpp"'
row clean shared/game/a.hpp '#include "shared/board/board.hpp"'

row found shared/game/a.cpp 'if (module.name() == "river") {'
row found shared/game/a.cpp 'RiverModule module;'
row found shared/expansions/ferries/a.cpp 'river::open_ends();'
row found shared/board/shapes.cpp 'in_play("river");'
row found server/bots/a.cpp 'bool in_river_phase;'
row found server/lobby/a.cpp 'sets.push_back("crop-circles");'
row found server/lobby/a.cpp 'CropCirclesOptions options;'
row found web-client/src/panels/a.tsx "if (step === 'river.place') {"
row found web-client/src/panels/a.tsx 'const riverPile = 3;'
row found web-client/src/panels/a.ts 'const CROP_CIRCLES = 3;'
row clean shared/game/a.cpp '// river.md, Placement 2'
row clean shared/game/a.cpp 'if (kind == catalogue::FeatureKind::river) {'
row clean shared/game/a.cpp 'driver.drive();'
row clean shared/expansions/registry.cpp 'river::module(),'
row clean shared/expansions/river/module.cpp 'namespace aude::river {'
row clean web-client/src/i18n/en.ts "river: 'The River',"
row clean web-client/src/tiles/waters.ts 'const river = layout.river;'

[[ "$failures" -eq 0 ]]
