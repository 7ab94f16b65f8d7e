#!/usr/bin/env bash
# Tries the image's recipe without Docker: runs the stages of the Dockerfile in two bare Debian 12
# systems, made by debootstrap, and starts the server in the second one as the container would:
# without rights, its root read-only, a volume for what it keeps. Then it goes through what a host does:
# a game, the daily backup, a backup by hand, and a restore. Needs root, debootstrap and a Debian mirror.
#
#   docker/check.sh [FOLDER]     FOLDER keeps the systems and the compiler's cache for the next time
#                                (default: a new one in /var/tmp that is removed at the end)
#   docker/check.sh --again FOLDER
#                                the first stage goes on in the system that an earlier run left in
#                                FOLDER, with the packages that it has installed: for mending it
#
# The host lends the systems its resolver, certificates, proxy settings and npm settings.
set -euo pipefail

# In a mount namespace of its own nothing that is mounted here can outlive the run.
if [[ "${AUDE_CHECK_MOUNTS:-}" != own ]]; then
  if [[ $EUID -ne 0 ]]; then
    echo "check: this needs root (chroot and mounts)" >&2
    exit 2
  fi
  AUDE_CHECK_MOUNTS=own exec unshare --mount --propagation private "$0" "$@"
fi
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly release=bookworm
readonly mirror="${AUDE_MIRROR:-http://deb.debian.org/debian}"
readonly port=18080
readonly user_id=10001

is_again=no
if [[ "${1:-}" == --again ]]; then
  is_again=yes
  shift
fi
readonly is_again
work="${1:-}"
if [[ -z "$work" ]]; then
  work="$(mktemp -d /var/tmp/aude-image.XXXXXX)"
  readonly is_temporary=yes
else
  mkdir -p "$work"
  work="$(realpath "$work")"
  readonly is_temporary=no
fi
readonly base="$work/base" build="$work/build" image="$work/image" container="$work/container"
readonly volume="$work/volume" cache="$work/ccache" jar="$work/cookies"

server_pid=""
clean_up() {
  [[ -z "$server_pid" ]] || kill -KILL "$server_pid" 2>/dev/null || true
  for mounted in "$build/proc" "$build/dev" "$build/root/.ccache" "$image/proc" "$image/dev" "$container"; do
    umount --lazy "$mounted" 2>/dev/null || true
  done
  [[ "$is_temporary" == no ]] || rm -rf --one-file-system "$work"
}
trap clean_up EXIT

say() { printf '\n=== %s\n' "$*"; }
fail() {
  echo "check: $*" >&2
  exit 1
}

# lend <system>: what a container gets from Docker, a chroot gets from here.
lend() {
  local system="$1" setting
  cp -L /etc/resolv.conf "$system/etc/resolv.conf"
  mkdir -p "$system/etc/ssl/certs" "$system/root"
  cp -L /etc/ssl/certs/ca-certificates.crt "$system/etc/ssl/certs/ca-certificates.crt"
  # The package ca-certificates writes that file anew; Node is told of a copy.
  cp -L /etc/ssl/certs/ca-certificates.crt "$system/root/certificates.crt"
  [[ ! -f /root/.npmrc ]] || cp /root/.npmrc "$system/root/.npmrc"
  for setting in /etc/apt/apt.conf.d/*{proxy,registry}*; do
    [[ ! -f "$setting" ]] || cp "$setting" "$system/etc/apt/apt.conf.d/"
  done
  mount -t proc proc "$system/proc"
  mount --rbind /dev "$system/dev"
}

# run_in <system> <command...>
run_in() {
  local system="$1"
  shift
  chroot "$system" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    NODE_EXTRA_CA_CERTS=/root/certificates.crt \
    ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} "$@"
}

# --- The two stages -----------------------------------------------------------------------------------

if [[ ! -x "$base/bin/bash" ]]; then
  say "debootstrap $release"
  debootstrap --variant=minbase "$release" "$base" "$mirror"
fi

say "FROM debian AS build"
[[ "$is_again" == yes && -d "$build" ]] || {
  rm -rf --one-file-system "$build"
  cp -a "$base" "$build"
}
rm -rf --one-file-system "$image" "$volume" "$build/out"
lend "$build"
mkdir -p "$build/src" "$build/root/.ccache" "$cache"
mount --bind "$cache" "$build/root/.ccache"
# What "COPY . ." takes, given Dockerfile.dockerignore: the sources.
git ls-files -z | xargs -0 cp --parents -t "$build/src"
run_in "$build" /src/docker/stages/build.sh /out

say "FROM debian, COPY --from=build"
cp -a "$base" "$image"
lend "$image"
cp -a "$build/out/." "$image/"
cp docker/stages/runtime.sh docker/stages/healthy.sh "$image/usr/share/aude/"
run_in "$image" /usr/share/aude/runtime.sh
umount --lazy "$image/proc" "$image/dev"
rm "$image/root/certificates.crt"

say "what the image holds beside Debian"
paste --serial --delimiters=' ' "$image/usr/share/aude/packages"
du -sh --apparent-size "$image/usr/bin/aude-server" "$image/usr/share/aude/web"
printf 'bare system %s, image %s\n' "$(du -sh "$base" | cut -f1)" "$(du -sh "$image" | cut -f1)"

# --- The container --------------------------------------------------------------------------------------

# ENV of the Dockerfile, so that it cannot drift from what is tried; only the address differs.
mapfile -t environment < <(
  sed -n '/^ENV /,/[^\\]$/p' docker/Dockerfile | grep -o 'AUDE_[A-Z_]*=[^ ]*' |
    sed "s/^AUDE_PORT=.*/AUDE_PORT=$port/; s/^AUDE_BIND=.*/AUDE_BIND=127.0.0.1/"
)

# "docker create": a read-only root, a /tmp, a /proc, a few devices, and the volume, which begins as a
# copy of the image's folder.
mkdir -p "$container"
mount --bind "$image" "$container"
mount -t tmpfs -o mode=1777 tmpfs "$container/tmp"
mount -t proc proc "$container/proc"
mount -t tmpfs -o mode=0755 tmpfs "$container/dev"
for device in null zero random urandom; do
  touch "$container/dev/$device"
  mount --bind "/dev/$device" "$container/dev/$device"
done
cp -a "$image/var/lib/aude" "$volume"
mount --bind "$volume" "$container/var/lib/aude"
mount -o remount,bind,ro "$container"

# As the container's user, without any right. For "exec" in a background shell: then $! is the process.
as_user() {
  exec chroot "$container" /usr/bin/setpriv --reuid="$user_id" --regid="$user_id" --clear-groups \
    --inh-caps=-all --bounding-set=-all --no-new-privs /usr/bin/env -i "${environment[@]}" "$@"
}
# "docker exec"
run_in_container() { (as_user "$@"); }

start_server() {
  as_user /usr/bin/aude-server &
  server_pid=$!
  for _ in $(seq 100); do
    if run_in_container /usr/share/aude/healthy.sh 2>/dev/null; then
      return
    fi
    kill -0 "$server_pid" 2>/dev/null || break
    sleep 0.1
  done
  fail "the server did not become healthy"
}

# "docker stop"
stop_server() {
  kill -TERM "$server_pid"
  wait "$server_pid" || fail "the server ended with $?"
  server_pid=""
}

# call <path> [body]: an answer of the HTTP interface, to one visitor with a cookie.
call() {
  curl --silent --show-error --fail --cookie "$jar" --cookie-jar "$jar" \
    ${2:+--header 'Content-Type: application/json' --data "$2"} "http://127.0.0.1:$port$1"
}

say "start: user $user_id, no rights, read-only root, a volume for the data"
start_server
grep -E '^(Uid|CapEff|CapBnd|NoNewPrivs):' "/proc/$server_pid/status"
[[ "$(sed -n 's/^CapEff:\s*//p' "/proc/$server_pid/status")" =~ ^0+$ ]] || fail "it has rights"
# Not even root may, on this side of the mount.
! touch "$container/usr/share/aude/x" 2>/dev/null || fail "its root can be written"
rm -f "$jar"
call / | grep -q '<script' || fail "there is no page"
call /api/me >/dev/null
[[ "$(stat -c %u "$volume/aude.db")" == "$user_id" ]] || fail "the database is another user's"

say "a table, the daily backup, and a backup by hand"
table='{"setup":{"sets":[{"set":"base-c2","copies":1}],"seats":2,"options":{}},"clock":{"kind":"none"},"visibility":"public"}'
kept="$(call /api/games "$table" | sed -n 's/.*"id":"\([^"]*\)".*/\1/p')"
call "/api/games/$kept" >/dev/null
# There was none yet, so the first daily backup is made at the start.
compgen -G "$volume/backups/*.db" >/dev/null || sleep 2
ls -l "$volume/backups"
compgen -G "$volume/backups/*.db" >/dev/null || fail "there is no daily backup on the volume"
run_in_container /usr/bin/aude-server backup /var/lib/aude/now.db
lost="$(call /api/games "$table" | sed -n 's/.*"id":"\([^"]*\)".*/\1/p')"
call "/api/games/$lost" >/dev/null

say "docker stop, restore, start"
stop_server
run_in_container /usr/bin/aude-server restore /var/lib/aude/now.db
start_server
call "/api/games/$kept" >/dev/null || fail "the restored game is missing"
! call "/api/games/$lost" 2>/dev/null || fail "what came after the backup is still there"
stop_server
ls "$volume"

say "the image's recipe works"
