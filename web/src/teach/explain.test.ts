/** A tap on a card says what it does, also on one that is to be passed, and decides nothing. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardOf } from '../games';
import { GAMES, recorded, shown } from '../games/frames';
import Explain from './Explain.svelte';
import { explained } from './explain.svelte';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', async (path: string) => ({
    ok: true,
    json: async () =>
      path.endsWith('/deck') ? recorded(GAMES.find((game) => path.includes(game)) ?? 'heat').deck : {},
  }));
});
afterEach(() => {
  explained.close();
  cleanup();
});

describe.each(GAMES)('%s', (game) => {
  beforeAll(async () => void (await boardOf(game)), 60_000);

  test('everything that can be tapped for it is explained', async () => {
    const board = await boardOf(game);
    const silent = new Set<string>();
    for (const moment of Object.values(recorded(game).moments).slice(0, 12)) {
      const props = { ...shown(moment), room: { ...moment.room, code: game } };
      for (const part of [board.Board, board.Hand]) if (part && moment.frame.viewer >= 0) render(part, { props });
      render(Explain, { props: { game, code: game, board, decision: moment.frame.decision } });
      const found = [...document.querySelectorAll<HTMLElement>('[data-explain]')].find((one) =>
        one.dataset['explain']!.trim(),
      );
      if (found) {
        explained.hear({ target: found } as unknown as MouseEvent);
        await vi
          .waitFor(() => expect(document.querySelector('.explained dd')).not.toBeNull(), 3000)
          .catch(() => silent.add(found.dataset['explain']!));
      }
      explained.close();
      cleanup();
    }
    expect([...silent]).toEqual([]);
  }, 60_000);
});

test('a card that is to be passed says what it does, and a tap decides nothing', async () => {
  const board = await boardOf('bank-heist');
  const moment = recorded('bank-heist').moments['pass-card-asked']!;
  const props = shown(moment);
  render(board.Hand!, { props });
  render(Explain, { props: { game: 'bank-heist', code: 'bank-heist', board, decision: moment.frame.decision } });
  const card = document.querySelector<HTMLElement>('.passing')!;
  expect(card.tagName).toBe('BUTTON');
  await fireEvent.click(card);
  await vi.waitFor(() => expect(document.querySelector('.explained dd')?.textContent).toMatch(/\w{3}/));
  expect(props.acts).toEqual([]);
});
