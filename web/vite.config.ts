import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { fonts } from './build/fonts.ts';
import { packed } from './build/packed.ts';
import { fineIcon, smallIcon } from './build/rounded.ts';
import { serviceWorker } from './build/service-worker.ts';
import { words } from './build/words.ts';

/**
 * `virtual:icons/<game>`: the icons that a game's own icons.json names, inlined; those whose names begin as its
 * `later` says are in `virtual:icons/<game>/later`. `door` are
 * those of the page that its first screen shows, `ui` the others; `avatars` are people's faces, `covers` all
 * games' covers by `cover-<game>`. All are drawn on a grid of 512; a part of that is enough.
 */
function icons(): Plugin {
  const prefix = 'virtual:icons/';
  const at = (path: string) => new URL(path, import.meta.url);
  const read = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'));
  const named = (game: string) => `./src/games/${game}/icons.json`;
  const covers = (): [string, string][] =>
    readdirSync(at('./src/games'))
      .filter((game) => existsSync(at(named(game))))
      .map((game) => [`cover-${game}`, read(named(game)).cover]);
  const wantedBy = (group: string): Record<string, string> => {
    const { icons, avatars, door } = read('./src/icons.json');
    const isAtDoor = ([name]: [string, unknown]): boolean => door.includes(name);
    const ofPage = Object.entries<string>(icons);
    if (group === 'door') return Object.fromEntries(ofPage.filter(isAtDoor));
    if (group === 'ui') return Object.fromEntries(ofPage.filter((one) => !isAtDoor(one)));
    if (group === 'avatars') return Object.fromEntries(avatars.map((name: string) => [name, name]));
    if (group === 'covers') return Object.fromEntries(covers());
    const [game = '', part = ''] = group.split('/');
    const { cover: _, later = [], ...own } = read(named(game));
    const isLater = (id: string): boolean => later.some((start: string) => id.startsWith(start));
    return Object.fromEntries(Object.entries<string>(own).filter(([id]) => isLater(id) === (part === 'later')));
  };
  return {
    name: 'hideout-icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const group = id.slice(prefix.length + 1);
      const pack = read('./node_modules/@iconify-json/game-icons/icons.json').icons;
      const bodies: Record<string, string> = {};
      for (const [concept, name] of Object.entries(wantedBy(group))) {
        if (!pack[name]) this.error(`there is no icon ${name} for ${concept}`);
        bodies[concept] = (group === 'covers' ? fineIcon : smallIcon)(pack[name].body);
      }
      return `export default ${JSON.stringify(bodies)};`;
    },
  };
}

export default defineConfig({
  plugins: [icons(), fonts(), words(), svelte({ configFile: false }), serviceWorker(), packed()],
  // Who only wants to play sees what went wrong, and nothing else.
  logLevel: 'warn',
  build: {
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Dozens of small files, each with headers of its own, weigh more than two that pack well.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 3 },
            { name: 'icons', test: /src\/shell\/icons\.ts$/, priority: 2 },
            { name: 'table', test: /src\/(shell\/(RoomPage|Table)\.svelte|games\/index\.ts)$/, priority: 1 },
          ],
        },
      },
    },
    outDir: '../src/hideout/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  // The words of the house and of its games lie beside what says them.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
