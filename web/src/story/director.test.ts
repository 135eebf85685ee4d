/** How a scene runs: when it begins, how it is skipped, what the log holds back meanwhile. */
import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameBoard } from '../games/board';
import type { Frame, Told } from '../wire';
import { Director } from './director.svelte';
import { chaptersOf, type Story } from './story';

let isReduced = false;
beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener: () => undefined }));
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tell = (n: number, kind: string): Told => ({ n, kind, args: {}, private: false, reader: null });
const story: Story = {
  start: () => 'start',
  heading: (event) => (event.kind === 'round' ? `round ${event.n}` : ''),
  scene: ({ events }) => ({
    title: `scene ${events[0]!.n}`,
    beats: events.map((event) => ({ title: event.kind, lanes: [], upTo: event.n, millis: 1000 })),
  }),
};
const board = { story } as unknown as GameBoard;
const frame = (more: Partial<Frame> = {}): Frame =>
  ({ table: 't', viewer: 0, result: null, scene_ends_at: null, ...more }) as unknown as Frame;
const LOG = [tell(1, 'a'), tell(2, 'b'), tell(3, 'c'), tell(4, 'round'), tell(5, 'd')];
const hear = (director: Director, n: number, more: Partial<Frame> = {}) =>
  director.hear({ frame: frame(more), log: LOG.slice(0, n), board, names: ['Ann'] });

function begun(more: Partial<Frame> = {}, isAlone = false): Director {
  const director = new Director(() => Date.now(), isAlone);
  hear(director, 1);
  hear(director, 5, more);
  return director;
}

describe('a scene', () => {
  test('begins when a chapter is closed, and not for somebody who comes later', () => {
    const late = new Director(() => Date.now());
    hear(late, 5);
    expect(late.scene).toBeNull();

    const there = new Director(() => Date.now());
    hear(there, 1);
    hear(there, 3);
    expect(there.scene).toBeNull();
    hear(there, 5);
    expect(there.scene?.title).toBe('scene 1');
  });

  test('runs beat by beat, and then waits for a tap if nobody hurries', async () => {
    const director = begun();
    expect(director.beat?.title).toBe('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(director.beat?.title).toBe('b');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(director.beat?.title).toBe('c');
    director.skip();
    expect(director.scene).toBeNull();
  });

  test('is over when the clocks begin', async () => {
    const director = begun({ scene_ends_at: Date.now() + 1500 });
    await vi.advanceTimersByTimeAsync(1400);
    expect(director.beat?.title).toBe('c');
    await vi.advanceTimersByTimeAsync(101);
    expect(director.scene).toBeNull();
  });

  test('ends by itself where nobody can tap', async () => {
    const director = begun({}, true);
    await vi.advanceTimersByTimeAsync(3001);
    expect(director.scene).toBeNull();
  });

  test('shows its last moment at once if nothing is to move', () => {
    isReduced = true;
    expect(begun().beat?.title).toBe('c');
  });

  test('keeps the log back, but nothing that was read before it began', async () => {
    const director = begun();
    expect(director.limit).toBe(1);
    expect(director.newly([], LOG).map((event) => event.n)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(director.limit).toBe(2);
    expect(director.newly([], LOG).map((event) => event.n)).toEqual([2]);
    director.skip();
    expect(director.limit).toBe(Number.POSITIVE_INFINITY);
    expect(director.newly(LOG.slice(1), LOG).map((event) => event.n)).toEqual([4, 5]);
  });

  test('can be seen again, with the whole log beside it', () => {
    const director = begun();
    director.skip();
    const heard = { frame: frame(), log: LOG, board, names: ['Ann'] };
    const [first, second] = chaptersOf(LOG, story, false);
    director.replay(director.again(first!, heard)!);
    expect(director.scene?.title).toBe('scene 1');
    expect(director.limit).toBe(Number.POSITIVE_INFINITY);
    expect(director.again(second!, heard)).toBeUndefined();
  });

  test('a tap on its end chooses nothing for half a second', async () => {
    const director = begun();
    director.skip();
    expect(director.isClosing).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(director.isClosing).toBe(false);
  });

  test('gives way to another table', () => {
    const director = begun();
    hear(director, 1, { table: 'another' });
    expect(director.scene).toBeNull();
  });
});
