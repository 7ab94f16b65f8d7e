#!/usr/bin/env bash
# Tries the image's recipe without Docker: runs the stages of the Dockerfile in two bare Debian 12
# systems, made by debootstrap, and starts the server in the second one as the container would:
# without rights, its root read-only. Needs root, debootstrap and a Debian mirror.
#
#   docker/check.sh [FOLDER]     FOLDER keeps the systems for the next time (default: a new one in
#                                /var/tmp that is removed at the end)
#
# The host lends the systems its resolver, certificates, proxy settings and npm settings.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly release=bookworm
readonly mirror="${AUDE_MIRROR:-http://deb.debian.org/debian}"
readonly port=18080
readonly user_id=10001

if [[ $EUID -ne 0 ]]; then
  echo "check: this needs root (chroot and mounts)" >&2
  exit 2
fi

work="${1:-}"
if [[ -z "$work" ]]; then
  work="$(mktemp -d /var/tmp/aude-image.XXXXXX)"
  readonly is_temporary=yes
else
  mkdir -p "$work"
  readonly is_temporary=no
fi
readonly base="$work/base" build="$work/build" image="$work/image"

server_pid=""
clean_up() {
  [[ -z "$server_pid" ]] || kill -KILL "$server_pid" 2>/dev/null || true
  for system in "$build" "$image"; do
    umount --lazy "$system/proc" "$system/dev" 2>/dev/null || true
  done
  [[ "$is_temporary" == no ]] || rm -rf --one-file-system "$work"
}
trap clean_up EXIT

say() { printf '\n=== %s\n' "$*"; }

# lend <system>: what a container gets from Docker, a chroot gets from here.
lend() {
  local system="$1"
  cp -L /etc/resolv.conf "$system/etc/resolv.conf"
  mkdir -p "$system/etc/ssl/certs" "$system/root"
  cp -L /etc/ssl/certs/ca-certificates.crt "$system/etc/ssl/certs/ca-certificates.crt"
  [[ ! -f /root/.npmrc ]] || cp /root/.npmrc "$system/root/.npmrc"
  cp /etc/apt/apt.conf.d/*proxy* /etc/apt/apt.conf.d/*registry* "$system/etc/apt/apt.conf.d/" \
    2>/dev/null || true
  mount -t proc proc "$system/proc"
  mount --rbind /dev "$system/dev"
  mount --make-rslave "$system/dev"
}

# run_in <system> <command...>
run_in() {
  local system="$1"
  shift
  chroot "$system" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} "$@"
}

if [[ ! -x "$base/bin/bash" ]]; then
  say "debootstrap $release"
  debootstrap --variant=minbase "$release" "$base" "$mirror"
fi

say "FROM debian AS build"
rm -rf --one-file-system "$build" "$image"
cp -a "$base" "$build"
lend "$build"
mkdir "$build/src"
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

say "what the image holds beside Debian"
cat "$image/usr/share/aude/packages"
du -sh --apparent-size "$image/usr/bin/aude-server" "$image/usr/share/aude/web"
printf 'bare system %s, image %s\n' "$(du -sh "$base" | cut -f1)" "$(du -sh "$image" | cut -f1)"

say "start it: user $user_id, no rights, read-only root, a volume for the data"
# ENV, USER, VOLUME and ENTRYPOINT of the Dockerfile, so that it cannot drift from what is tried.
mapfile -t environment < <(
  sed -n '/^ENV /,/[^\\]$/p' docker/Dockerfile | grep -o 'AUDE_[A-Z_]*=[^ ]*' |
    sed "s/^AUDE_PORT=.*/AUDE_PORT=$port/; s/^AUDE_BIND=.*/AUDE_BIND=127.0.0.1/"
)
unshare --mount bash -c '
  set -euo pipefail
  image="$1" user="$2"
  shift 2
  mount --bind "$image" "$image"
  mount -t tmpfs tmpfs "$image/tmp"
  mount --bind "$image/var/lib/aude" "$image/var/lib/aude"
  mount -o remount,bind,ro "$image"
  exec setpriv --reuid="$user" --regid="$user" --clear-groups --bounding-set=-all --no-new-privs \
    /usr/sbin/chroot "$image" /usr/bin/true 2>/dev/null ||
    exec /usr/sbin/chroot --userspec="$user:$user" --groups="$user" "$image" \
      /usr/bin/setpriv --no-new-privs /usr/bin/env -i "$@" /usr/bin/aude-server
' start "$image" "$user_id" "${environment[@]}" &
server_pid=$!

healthy=no
for _ in $(seq 100); do
  if AUDE_PORT=$port docker/stages/healthy.sh 2>/dev/null; then
    healthy=yes
    break
  fi
  kill -0 "$server_pid" 2>/dev/null || break
  sleep 0.1
done
[[ "$healthy" == yes ]] || {
  echo "check: the server did not become healthy" >&2
  exit 1
}
page="$(curl --silent --fail "http://127.0.0.1:$port/")"
[[ "$page" == *'<div id="app"'* || "$page" == *'<script'* ]]
curl --silent --fail "http://127.0.0.1:$port/api/me" >/dev/null
[[ "$(stat -c %u "$image/var/lib/aude/aude.db")" == "$user_id" ]]

say "docker stop: SIGTERM"
kill -TERM "$server_pid"
wait "$server_pid"
server_pid=""
echo "the image's recipe works"
