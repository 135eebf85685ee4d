import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { lacking } from './lacking.ts';

const RAW = '.ftl?raw';
const WORDS = '.ftl?words';

/** Messages without comments, which are for whoever translates them. */
const read = (path: string): string => readFileSync(path, 'utf8').replaceAll(/^#.*\n/gm, '');
/**
 * `*.ftl?raw` is the text of one file; `*.ftl?words` are the words for readers of that language: those in English,
 * and their own. English ones are there only where a language has none, so that nobody loads both.
 */
export function words(): Plugin {
  return {
    name: 'hideout-words',
    enforce: 'pre',
    load(id) {
      if (id.endsWith(RAW)) return `export default ${JSON.stringify(read(id.slice(0, -'?raw'.length)))};`;
      if (!id.endsWith(WORDS)) return undefined;
      const path = id.slice(0, -'?words'.length);
      const englishPath = path.replace(/[A-Za-z-]+\.ftl$/, 'en.ftl');
      this.addWatchFile(englishPath);
      const english = read(englishPath);
      const source = path === englishPath ? [english, ''] : [lacking(english, read(path)), read(path)];
      return `export default ${JSON.stringify(source)};`;
    },
  };
}
