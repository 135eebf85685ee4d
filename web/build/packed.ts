import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|ico|js|svg|txt|webmanifest)$/;
const LEAST = 600; // bytes: less fits into one packet anyway

/** Every text of the page lies beside itself as `.br` and `.gz`, so that no server packs it again and again. */
export function packed(): Plugin {
  let folder = '';
  return {
    name: 'hideout-packed',
    apply: 'build',
    configResolved(config) {
      folder = new URL(`${config.build.outDir}/`, `file://${config.root}/`).pathname;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = folder + name;
        if (!TEXT.test(name) || statSync(path).size < LEAST) continue;
        const data = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
        writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}
