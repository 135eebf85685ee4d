#!/bin/sh
# HAProxy for `make chaos`: one on the path, or Debian's.
set -e
command -v haproxy >/dev/null 2>&1 && exit 0
[ -x /usr/sbin/haproxy ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "installing HAProxy"
  apt-get update -qq && apt-get install -y -qq --no-install-recommends haproxy >/dev/null
fi
