#!/usr/bin/env bash
# Fails when a source file knows what its layer may not know. Prints every such line.
#
#   tests/support/check_layering.sh [root of the repository]
set -euo pipefail
cd "${1:-$(dirname "${BASH_SOURCE[0]}")/../..}"

complaints=0
complain() {
  printf '%s\n' "$*"
  complaints=$((complaints + 1))
}

# --- 1. The core has no input or output, no threads and no clock ------------------------------------

readonly outside_world='boost/|sqlite3|SQLiteCpp|spdlog|prometheus|chrono>|ctime>|thread>|mutex>|condition_variable>|future>|random>|fstream>|filesystem>|iostream>'

# --- 2. Arrows point one way ------------------------------------------------------------------------

# What each folder may include, itself apart. server/main.cpp and the tools may include everything.
readonly core='shared/(catalogue|board|game|expansions|record|aids|protocol)'
declare -rA may_include=(
  [shared/catalogue]='shared/embedded_text'
  [shared/board]='shared/catalogue'
  [shared/game]='shared/(catalogue|board)'
  [shared/expansions]='shared/(catalogue|board|game)'
  [shared/record]='shared/(catalogue|board|game|expansions)'
  [shared/aids]='shared/(catalogue|board|game)'
  [shared/protocol]='shared/(catalogue|board|game|aids)'
  [server/metrics]=''
  [server/ops]="$core|server/store"
  [server/store]="$core|shared/embedded_text|server/metrics"
  [server/identity]="$core|server/store"
  [server/post]="$core|server/(store|identity|metrics)"
  [server/bots]='shared/(catalogue|board|game|expansions)|server/metrics'
  [server/room]="$core|server/(store|bots|ops|metrics)"
  [server/archive]="$core|server/(store|room|ops)"
  [server/lobby]="$core|server/(store|room|bots|identity|ops|metrics)"
  [server/admin]="$core|server/(store|room|identity|lobby)"
  [server/net]="$core|server/(store|room|bots|identity|ops|lobby|metrics|admin|post)"
)

# --- 3. Nobody names an expansion -------------------------------------------------------------------

# allow <files> <words> <reason>: words (extended regular expression, whole word) that look like the
# name of an expansion and are none. A word includes its scope and a quote in front of it.
allowed_files=() allowed_words=()
allow() {
  allowed_files+=("$1")
  allowed_words+=("$2")
}

allow '\.[ch]pp$' '([a-z_]+::)*(Edge|FeatureKind)::river' \
  'A kind of side and of segment: equal sides match, whatever the set they come from.'
allow '^shared/catalogue/' '.*[rR]iver.*' \
  'The words of the tile files: what a side shows, the pile a tile belongs to, the role of a box.'
allow '^shared/board/shapes\.[ch]pp$' '(has_)?river' \
  'The sides that show water, copied from the catalogue for speed.'
allow '^web-client/src/(tiles|catalogue|board)/' '.*[rR](iver|IVER).*' \
  'Draws what is printed on a tile; it has no rules.'
allow '^shared/game/rules\.cpp$' 'ferries' \
  'Counts the tiles with a ferry mark: they bound how many joins a state must hold.'
allow '^shared/expansions/crop_circles/' '"ferries(_crop_circle)?' \
  'The box that holds the crop-circle tile, and the option and the box named after it.'
allow '^shared/record/golden\.cpp$' '.*([rR]iver|ferries).*' \
  'Reads another format: its names of boxes and steps are translated here.'
allow '^web-client/src/tiles/gallery/[A-Za-z]*\.tsx$' "'ferries" \
  'Made-up positions for looking at the art.'
allow '^web-client/src/panels/Piles\.tsx$' '"?ferries(On)?' \
  'Counts the wooden pieces that lie on the table.'
allow '^web-client/src/lobby/' '.*[rR](iver|IVER).*' \
  'Boxes and options as the server lists them: the form says which rivers are prints of one another.'
allow '^web-client/src/lobby/(setupModel|presets|Hero)\.tsx?$' "'?ferries|FERRIES" \
  'The boxes of ready-made set-ups and the tiles of a picture: choices of the product, not rules.'
allow '^web-client/src/rules/' "'?ferries(_crop_circle)?|OF_FERRIES|.*river.*" \
  'Chapters of the rules, and the section that tells about an option or about what is on a tile.'
allow '^web-client/src/game/GameScreen\.tsx$' "useRiverInSight|'?river(_recentre)?" \
  'An option for display only, and the pile that it watches.'

is_allowed() {
  local file="$1" word="$2" i
  for i in "${!allowed_files[@]}"; do
    if [[ "$file" =~ ${allowed_files[$i]} && "$word" =~ ^(${allowed_words[$i]})$ ]]; then
      return 0
    fi
  done
  return 1
}

# --- The checks -------------------------------------------------------------------------------------

# Existing folders among the arguments.
existing() {
  local folder
  for folder in "$@"; do
    if [[ -e "$folder" ]]; then
      printf '%s\n' "$folder"
    fi
  done
}

# C++ files below the given folders. Tests beside the code are not part of a layer.
cpp_files() {
  local folders
  mapfile -t folders < <(existing "$@")
  [[ ${#folders[@]} -eq 0 ]] ||
    find "${folders[@]}" -type f \( -name '*.cpp' -o -name '*.hpp' \) ! -name '*_test.cpp' | sort
}

client_files() {
  [[ ! -d web-client/src ]] ||
    find web-client/src \( -name i18n -o -name generated \) -prune -o \
      -type f \( -name '*.ts' -o -name '*.tsx' \) ! -name '*.test.ts' ! -name '*.test.tsx' -print |
    sort
}

# The includes of the files that are named on standard input, as file:line:text.
includes() { xargs -r grep -nE '^[[:space:]]*#[[:space:]]*include' /dev/null || true; }

# A file's lines with its comments blanked, so that line numbers stay.
code_of() {
  sed -E -e 's,//.*$,,' -e 's,/\*.*\*/,,g' -e 's,^[[:space:]]*(/\*|\*([ /]|$)).*$,,' "$1"
}

check_outside_world() {
  local line
  while IFS= read -r line; do
    complain "$line  <- the core has no input or output, no threads and no clock"
  done < <(cpp_files shared | includes | grep -E "[<\"]($outside_world)" || true)
}

# Headers with JSON are private to the four folders that may read and write it. The log writes lines
# of JSON for programs that collect logs.
check_json() {
  local json_places='(shared/(catalogue|record|protocol)|server/store)/|server/ops/logging\.cpp:'
  local line headers
  while IFS= read -r line; do
    complain "$line  <- JSON stops at the codec: only in catalogue, record, protocol, store, log"
  done < <(cpp_files shared server | includes | grep -F 'nlohmann/' |
    grep -vE "^($json_places)" || true)

  headers="$(cpp_files shared server | includes | grep -F 'nlohmann/' |
    sed -nE 's,^([^:]*\.hpp):.*,"\1",p' || true)"
  [[ -n "$headers" ]] || return 0
  while IFS= read -r line; do
    # A folder may use its own headers: the two paths begin alike.
    [[ "$line" =~ ^(.*)/[^/:]*:[0-9]+:.*\"(.*)/[^/]*\" &&
      "${BASH_REMATCH[1]}" == "${BASH_REMATCH[2]}" ]] ||
      complain "$line  <- JSON stops at the codec: this header is private to its folder"
  done < <(cpp_files shared server | includes | grep -F "$headers" || true)
}

check_beast() {
  local line
  while IFS= read -r line; do
    complain "$line  <- Beast is slow to compile: only .cpp files of server/net"
  done < <(cpp_files server | includes | grep -F 'boost/beast' |
    grep -vE '^server/net/[^:]*\.cpp:' || true)
}

check_directions() {
  local folder line
  for folder in "${!may_include[@]}"; do
    while IFS= read -r line; do
      complain "$line  <- $folder may not know this"
    done < <(cpp_files "$folder" | includes | grep -E '"(shared|server|tests|web-client)/' |
      grep -vE "\"($folder|${may_include[$folder]})[/.]" || true)
  done
}

# pattern_for <folder name>: the name in the spellings crop_circles, crop-circles, CROP_CIRCLES,
# CropCircles and cropCircles, as a part of a longer word too, but not the river in driver.
pattern_for() {
  local snake="$1" kebab="${1//_/-}" camel pascal
  camel="$(sed -E 's/_(.)/\U\1/g' <<<"$snake")"
  pascal="${camel^}"
  printf '%s' "[\"']?[\\w:]*(?:(?<![A-Za-z])(?:$snake|$kebab|$camel)(?![a-z])" \
    "|(?<![A-Z])$pascal(?![a-z])|(?<![A-Za-z])${snake^^}(?![A-Z]))[\\w]*"
}

check_names() {
  local expansion name pattern file hit line word
  for expansion in shared/expansions/*/; do
    [[ -d "$expansion" ]] || continue
    name="$(basename "$expansion")"
    pattern="$(pattern_for "$name")"
    while IFS= read -r file; do
      case "$file" in
      "$expansion"* | shared/expansions/registry.cpp) continue ;;
      esac
      while IFS= read -r hit; do
        line="${hit%%:*}"
        word="${hit#*:}"
        is_allowed "$file" "$word" ||
          complain "$file:$line: $word  <- names the expansion $name outside its folder"
      done < <(code_of "$file" | grep -noP "$pattern" || true)
    done < <(cpp_files shared server && client_files)
  done
}

check_outside_world
check_json
check_beast
check_directions
check_names

if [[ "$complaints" -gt 0 ]]; then
  printf '%d lines break the layering\n' "$complaints"
  exit 1
fi
