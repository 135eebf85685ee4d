#!/bin/sh
# A Chromium for the page's tests: $CHROMIUM, one on the path, Debian's, or one from a package.
set -e
[ -n "$CHROMIUM" ] && exit 0
command -v chromium >/dev/null 2>&1 && exit 0
[ -x build/chromium/chromium ] && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "installing Chromium"
  if apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; then
    exit 0
  fi
fi
echo "unpacking Chromium into build/chromium"
PATH="$PWD/.venv/bin:$PATH"
mkdir -p build/chromium
cp scripts/chromium/package.json scripts/chromium/package-lock.json build/chromium
npm ci --silent --ignore-scripts --prefix build/chromium >/dev/null  # refuses what has another hash
node - <<'JS'
const fs = require('node:fs'), zlib = require('node:zlib'), { execFileSync } = require('node:child_process');
const bin = 'build/chromium/node_modules/@sparticuz/chromium/bin/';
const open = (name) => zlib.brotliDecompressSync(fs.readFileSync(bin + name));
fs.writeFileSync('build/chromium/chromium', open('chromium.br'), { mode: 0o755 });
for (const name of fs.readdirSync(bin).filter((one) => one.endsWith('.tar.br'))) {
  execFileSync('tar', ['-x', '-C', 'build/chromium'], { input: open(name) });
}
JS
