import { expect, test } from 'vitest';
import type { Memory } from '../wire';
import { forTheFront, saidOf } from './memories';

const memory = (decided: number, seat: number, is_belief = false): Memory => ({
  decided,
  seat,
  is_belief,
  words: { id: `hindsight-${decided}`, args: {} },
});

test('on the front page each bot says one thing, about what it did if it did anything, near the turning point', () => {
  const told = [memory(3, 1), memory(40, 1), memory(42, 1, true), memory(44, 2, true), memory(60, 2, true)];
  expect(forTheFront(told, 42)).toEqual([told[1], told[3]]);
  expect(forTheFront([], 42)).toEqual([]);
});

test('a moment of the replay is told with all that was decided since the one before it', () => {
  const told = [memory(3, 1), memory(4, 0), memory(7, 1, true)];
  expect(saidOf(told, 3, 7)).toEqual([told[1], told[2]]);
  expect(saidOf(told, -1, 0)).toEqual([]);
});
