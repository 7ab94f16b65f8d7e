#!/usr/bin/env bash
# Stage "runtime" of the image: on a bare Debian 12 that holds the result of stage "build", installs
# the libraries that the programs need, and makes the user and the folder that the server runs with.
set -euo pipefail

readonly user=aude
readonly user_id=10001

mapfile -t packages </usr/share/aude/packages
apt-get update -q
DEBIAN_FRONTEND=noninteractive \
  apt-get install -q -y --no-install-recommends ca-certificates "${packages[@]}"
apt-get clean
rm -rf /var/lib/apt/lists/*

groupadd --gid "$user_id" "$user"
useradd --uid "$user_id" --gid "$user_id" --no-create-home --shell /usr/sbin/nologin \
  --home-dir /var/lib/aude "$user"
install -d -m 0700 -o "$user" -g "$user" /var/lib/aude
