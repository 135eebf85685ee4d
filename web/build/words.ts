import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** `*.ftl?raw`: messages without comments, which are for whoever translates them. */
export function words(): Plugin {
  return {
    name: 'hideout-words',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl?raw')) return undefined;
      const text = readFileSync(id.slice(0, -'?raw'.length), 'utf8');
      return `export default ${JSON.stringify(text.replaceAll(/^#.*\n/gm, ''))};`;
    },
  };
}
