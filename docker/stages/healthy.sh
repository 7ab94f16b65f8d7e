#!/usr/bin/env bash
# True if the server on this machine answers and can take games. The image has no curl.
set -euo pipefail

exec 3<>"/dev/tcp/127.0.0.1/${AUDE_PORT:-8080}"
printf 'GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r -t 5 _ status _ <&3
[[ "$status" == 200 ]]
