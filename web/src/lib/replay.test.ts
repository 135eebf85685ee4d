import { expect, test } from 'vitest';
import type { ReplayFrame } from '../wire';
import { addressOf, chaptersOf, sameMoment } from './replay';

const frame = (step: number, decided: number, phase = ''): ReplayFrame => ({
  step,
  seat: -1,
  action: '',
  view: { phase },
  events: [],
  views: [],
  considered: [],
  decided,
});
const stage = (one: ReplayFrame): string => String(one.view['phase']);

test('a chapter begins where the board calls the moment something else', () => {
  const frames = ['alarm', 'alarm', 'getaway', '', 'getaway', 'alarm'].map((phase, n) => frame(n, n, phase));
  expect(chaptersOf(frames, stage)).toEqual([
    { at: 0, title: 'alarm' },
    { at: 2, title: 'getaway' },
    { at: 5, title: 'alarm' },
  ]);
});

test('other eyes look at the same moment, or at the last thing that they noticed before it', () => {
  const theirs = [frame(0, 0), frame(1, 3), frame(2, 7)];
  expect(sameMoment(theirs, frame(5, 5))).toBe(1);
  expect(sameMoment(theirs, frame(7, 7))).toBe(2);
  expect(sameMoment(theirs, frame(0, 0))).toBe(0);
});

test('where hidden decisions are not counted, the number of the step has to do', () => {
  expect(sameMoment([frame(0, 0), frame(1, 0)], frame(5, 0))).toBe(1);
});

test('an address has eyes and step', () => {
  expect(addressOf('/replay/x', 'all', 60)).toBe('/replay/x?eyes=all&step=60');
});
