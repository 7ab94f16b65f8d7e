#!/usr/bin/env bash
# Stage "build" of the image: turns the checkout in the current folder into what the image holds,
# laid out below the folder that is named.
#
#   docker/stages/build.sh /out
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

readonly out="${1:?the folder for the result is missing}"

script/bootstrap server
# A newer Node than the system's, if bootstrap had to fetch one.
PATH="$PWD/build/node/node_modules/.bin:$PATH"
(cd web-client && npm run build)
cmake --preset package
cmake --build build/package
DESTDIR="$out" cmake --install build/package --prefix /usr --strip

# The Debian packages that the programs need when they run: asked of the programs themselves, so
# that no second list can fall behind.
mkdir -p "$out/usr/share/aude"
for program in "$out"/usr/bin/*; do
  ldd "$program"
done | awk '$3 ~ /^\// { print $3 }' | sort -u | xargs realpath |
  while read -r library; do
    # On a system with a merged /usr, dpkg knows a library under either name.
    dpkg-query --search "$library" 2>/dev/null || dpkg-query --search "${library#/usr}"
  done | cut -d: -f1 | sort -u >"$out/usr/share/aude/packages"
