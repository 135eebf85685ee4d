import { expect, test } from 'vitest';
import type { Memory } from '../wire';
import { forTheFront, saidOf, turnedFor } from './memories';

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

test('the game turned for whoever moved to where they ended, and never for a loser who rose', () => {
  const turning = { step: 9, before: [0.5, 0.1, 0.4], after: [0, 0.4, 0.6] };
  expect(turnedFor(turning, [2, 1, 2])).toBe(0);
  expect(turnedFor({ ...turning, before: [0.1, 0.1, 0.8] }, [2, 1, 2])).toBe(1);
  expect(turnedFor({ step: 9, before: [0.5, 0.5], after: [0, 1] }, [2, 1])).toBe(1);
});
