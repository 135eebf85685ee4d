import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** `/sw.js`: what `src/sw.js` says, told which files this build has and which of them show the first screen. */
export function serviceWorker(): Plugin {
  return {
    name: 'hideout-service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const shell = new Set<string>();
      const add = (name: string): void => {
        const chunk = bundle[name];
        if (shell.has(name) || chunk?.type !== 'chunk') return;
        if (Object.keys(chunk.modules).length) shell.add(name); // else it only names others, and is never written
        for (const style of chunk.viteMetadata?.importedCss ?? []) shell.add(style);
        chunk.imports.forEach(add);
      };
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName);
      for (const name of files) if (/(next|solid)-base-(wght|900)-.*\.woff2$/.test(name)) shell.add(name);
      const paths = (names: Iterable<string>): string => JSON.stringify([...names].sort().map((name) => `/${name}`));
      const script = readFileSync(new URL('../src/sw.js', import.meta.url), 'utf8');
      const told = script.replace('self.__FILES__', paths(files)).replace('self.__SHELL__', paths(shell));
      const build = createHash('sha256').update(told).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: told.replace('self.__BUILD__', `'${build}'`) });
    },
  };
}
