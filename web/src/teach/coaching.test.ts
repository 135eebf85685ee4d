/** What the coach points at is on the board, and every kind of decision has its sentence. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardOf } from '../games';
import { GAMES, recorded, shown } from '../games/frames';
import type { Advice } from '../wire';
import { momentOf, nextBest, spotOf } from './coaching';
import { teachingOf } from './teaching';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', async (path: string) => ({
    ok: true,
    json: async () => recorded(GAMES.find((game) => path.includes(game)) ?? 'oceans-heist').deck,
  }));
});
afterEach(cleanup);

describe.each(GAMES)('%s', (game) => {
  const asked = Object.entries(recorded(game).moments).filter(
    ([, { frame }]) => frame.viewer >= 0 && frame.pending.includes(frame.viewer),
  );

  beforeAll(async () => void (await boardOf(game)), 60_000);

  test.each(asked)('%s', async (_, moment) => {
    const board = await boardOf(game);
    const { say } = (await teachingOf(game))!;
    expect(say.maybe(`look-${momentOf(board, moment.frame)}`)).not.toBe('');
    const spot = spotOf(board, moment.frame);
    if (!spot) return;
    const props = shown(moment);
    for (const part of [board.Board, board.Hand, board.Extra]) if (part) render(part, { props });
    await vi.waitFor(() => expect(document.querySelector(spot), spot).not.toBeNull());
  });
});

const advice = (...values: number[]): Advice => ({
  type: 'advice',
  decision: '1.0',
  action: 'play 0',
  because: { id: 'because-usual', args: {} },
  considered: values.map((value, i) => ({
    action: `play ${i}`,
    words: { id: 'act-play', args: {} },
    value,
    playouts: 20,
  })),
});

test('the next best is told with what both came to, if there is a difference', () => {
  expect(nextBest(advice(0.41, 0.3, 0.2))).toMatchObject({ value: 30, best: 41 });
  expect(nextBest(advice(0.41, 0.41))).toBeUndefined();
  expect(nextBest(advice(0.41))).toBeUndefined();
  expect(nextBest(advice())).toBeUndefined();
});
