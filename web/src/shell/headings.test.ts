/** A heading is never empty, not even for the moment in which its words are still on their way. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { boardOf } from '../games';
import { GAMES, recorded, type Moment } from '../games/frames';
import { curtain } from '../games/generic';
import { Live } from '../lib/live.svelte';
import { Luck } from '../lib/luck.svelte';
import type { Room } from '../wire';
import Lobby from './Lobby.svelte';
import Table from './Table.svelte';

class DeadLine {
  close(): void {}
  send(): void {}
}

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal('WebSocket', DeadLine);
  vi.stubGlobal('fetch', () => new Promise(() => undefined)); // a server that takes its time
  Element.prototype.scrollTo = () => undefined; // which jsdom leaves out
});
afterEach(cleanup);

const everything = GAMES.flatMap((game) =>
  Object.entries(recorded(game).moments).map(([name, moment]) => [game, name, moment] as const),
);
const headings = () => [...document.querySelectorAll('h1, h2, h3')].map((one) => one.textContent?.trim());

test.each(everything)('%s: %s is headed before its board is loaded and after', async (game, _, moment) => {
  expect(curtain.stage(moment.frame)).toMatch(/\w/);
  expect((await boardOf(game)).stage(moment.frame)).toMatch(/\w/);
});

test.each(GAMES)('the room and the table of %s are headed while the server is slow', (game) => {
  const { room, frame } = Object.values(recorded(game).moments).find((one: Moment) => !one.frame.result)!;
  const live = new Live(room.code, false);
  const props = { live, luck: new Luck(room.code), room: room as Room, toLobby: () => undefined };
  props.live.frame = frame;

  render(Lobby, { props });
  render(Table, { props });

  expect(headings().length).toBeGreaterThan(1);
  for (const heading of headings()) expect(heading).toMatch(/\w/);
});
