/** The boards in a made-up language with all wording in ⟦brackets⟧: no word may stand outside. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { boardOf } from '.';
import type { GameBoard } from './board';
import { narrator } from '../lib/narrator.svelte';
import { GAMES, recorded, shown, wordsOf, type Moment } from './frames';

vi.hoisted(() => localStorage.setItem('hideout-language', 'en-XA'));

/** What a deck calls its cards stands in the deck. */
function sent<T>(part: T, key = ''): T {
  if (typeof part === 'string') return (key === 'title' ? `⟦${part}⟧` : part) as T;
  if (Array.isArray(part)) return part.map((one) => sent(one, key)) as T;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, sent(one, name)])) as T;
}

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', async (path: string) => ({
    ok: true,
    json: async () => sent(recorded(GAMES.find((game) => path.includes(game)) ?? 'oceans-heist').deck),
  }));
});
afterEach(cleanup);

const bare = (text: string): string => {
  const inner = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return inner === text ? text : bare(inner);
};

/** Words outside all brackets that are nobody's name. */
function outside(texts: string[], names: string[]): string[] {
  const rest = texts.map((text) => names.reduce((left, name) => left.replaceAll(name, ''), bare(text)));
  return rest.filter((text) => /\p{L}{2,}/u.test(text));
}

/** All there is to read on the page, and what stands in for it where there is nothing. */
function read(): string[] {
  const texts = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((one) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  );
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? '');
  return texts;
}

/** What a board says through the shell. */
function said(board: GameBoard, { frame }: Moment, names: string[]): string[] {
  const faces = frame.legal.map((choice) => board.face?.(choice, frame, names));
  return [
    board.stage(frame),
    board.hint(frame, names),
    board.ask?.(frame, names) ?? '',
    board.script?.(frame, names) ?? '',
    board.Side?.title() ?? '',
    ...(board.denied?.(frame) ?? []).map((denied) => denied.title),
    ...faces.flatMap((face) => [face?.title ?? '', face?.note ?? '']),
    ...(frame.result ? Object.values(board.headline(frame, names)) : []),
  ];
}

describe.each(GAMES)('%s', (game) => {
  test.each(Object.entries(recorded(game).moments))('%s', async (_, recordedMoment) => {
    const board = await boardOf(game);
    const moment = sent(recordedMoment);
    const props = shown(moment);
    narrator.learn(wordsOf(game), sent(recorded(game).deck), recorded(game).effects);
    const parts = [board.Board, board.Side?.component, ...(moment.frame.viewer >= 0 ? [board.Hand, board.Extra] : [])];
    for (const part of parts) if (part) render(part, { props });
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done, 0));

    expect(outside([...read(), ...said(board, moment, props.names)], props.names)).toEqual([]);
  });
});
