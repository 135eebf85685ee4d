/** What newcomers are told: every game has it, and every card in its deck says what it does. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardOf } from '../games';
import { GAMES, recorded, wordsOf } from '../games/frames';
import { narrator } from '../lib/narrator.svelte';
import { cardTables, countOf, countsByPlayers, hasTeaching, meaningOf, stepsOf, teachingOf } from './teaching';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
afterEach(cleanup);

describe.each(GAMES)('%s', (game) => {
  beforeAll(async () => void (await boardOf(game)), 60_000);

  test('says how one wins, the trick, and the steps', async () => {
    const { say } = (await teachingOf(game))!;
    expect(say.maybe('win')).toMatch(/\.$/);
    expect(say.maybe('trick')).toMatch(/\.$/);
    const steps = stepsOf(say);
    expect(steps.length).toBeGreaterThanOrEqual(5);
    for (const step of steps) expect(step.text).toMatch(/\.$/);
  });

  test('draws its picture in words of its own', async () => {
    const { say, Picture } = (await teachingOf(game))!;
    const { container } = render(Picture, { props: { say } });
    expect(container.textContent).not.toMatch(/(picture|want|side)\./);
    expect(container.querySelectorAll('[data-missing]').length).toBe(0);
  });

  test('explains every card of its deck', async () => {
    const { say } = (await teachingOf(game))!;
    const board = await boardOf(game);
    narrator.learn(wordsOf(game), recorded(game).deck, recorded(game).effects);
    for (const { name, rows } of cardTables(recorded(game).deck)) {
      expect(say.maybe(`deck-${name}`), name).not.toBe('');
      for (const row of rows) {
        const meaning = meaningOf(say, board, String(row['id']), { ...row, table: name });
        expect(meaning.length, String(row['id'])).toBeGreaterThan(6);
        expect(meaning).not.toMatch(/\{ ?\$/);
      }
    }
  });
});

test('a game without such words has no first screen', async () => {
  expect(hasTeaching('skull')).toBe(false);
  expect(await teachingOf('skull')).toBeUndefined();
});

test('copies are counted as the deck has them', () => {
  expect(countOf({ id: 'knife', count: 4 })).toBe(4);
  expect(countOf({ id: 'dragnet', copies: 2 })).toBe(2);
  expect(countOf({ id: 'lay-low', copies: ['345', '345', '45', '5'] })).toBe(4);
  expect(countOf({ id: 'crowbar' })).toBe(1);
  expect(countsByPlayers({ copies: ['345', '45', '5'] })).toEqual([
    ['3', 1],
    ['4', 2],
    ['5', 3],
  ]);
  expect(countsByPlayers({ copies: ['345', '345'] })).toEqual([]);
  expect(cardTables({ handcuffs: 4, board: [{ price: 1 }], race: { a: 1 } })).toEqual([
    { name: 'handcuffs', rows: [{ id: 'handcuffs', count: 4 }] },
  ]);
});
