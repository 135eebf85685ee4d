#!/bin/sh
# A Chromium for the page's tests: $CHROMIUM, or a headless shell from a package, which does the
# same in half the time of a whole browser; where none can be had or run, one on the path, or Debian's.
set -e
[ -n "$CHROMIUM" ] && exit 0
shell=build/chromium/chromium
runs() { "$shell" --version --no-sandbox >/dev/null 2>&1; }
runs && exit 0

unpack() {
  echo "unpacking Chromium into build/chromium"
  PATH="$PWD/.venv/bin:$PATH"
  mkdir -p build/chromium
  cp scripts/chromium/package.json scripts/chromium/package-lock.json build/chromium
  npm ci --silent --ignore-scripts --prefix build/chromium >/dev/null || return  # refuses what has another hash
  node - <<'JS'
const fs = require('node:fs'), zlib = require('node:zlib'), { execFileSync } = require('node:child_process');
const bin = 'build/chromium/node_modules/@sparticuz/chromium/bin/';
const open = (name) => zlib.brotliDecompressSync(fs.readFileSync(bin + name));
fs.writeFileSync('build/chromium/chromium', open('chromium.br'), { mode: 0o755 });
for (const name of fs.readdirSync(bin).filter((one) => one.endsWith('.tar.br'))) {
  execFileSync('tar', ['-x', '-C', 'build/chromium'], { input: open(name) });
}
JS
}

unpack && runs && exit 0
rm -f "$shell"  # of another machine, or without the libraries it needs
command -v chromium >/dev/null 2>&1 && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "installing Chromium"
  apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null && exit 0
fi
echo "There is no Chromium for the page's tests: install one, or name it in CHROMIUM." >&2
exit 1
