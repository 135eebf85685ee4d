import { expect, test } from 'vitest';
import type { Change, Frame } from '../wire';
import { changed } from './live.svelte';

const frame = {
  type: 'frame',
  now: 1,
  table: 'T',
  viewer: 0,
  version: 4,
  decision: '1.0',
  legal: [{ action: 'roll', verb: 'roll', args: {} }],
  view: { turn: 0, totals: [1, 2] },
  events: [{ n: 4, kind: 'rolled', args: {}, private: false, reader: null }],
} as unknown as Frame;
const change = { type: 'change', now: 2, events: [], frame: { version: 5, legal: [] } } as unknown as Change;

test('what a change does not name is as it was', () => {
  const next = changed(frame, change);
  expect(next).toEqual({ ...frame, now: 2, events: [], version: 5, legal: [] });
  expect(next.view).toEqual({ turn: 0, totals: [1, 2] });
  expect(frame.version).toBe(4);
});

test('a view changes member by member', () => {
  const next = changed(frame, { ...change, view: { turn: 1 } });
  expect(next.view).toEqual({ turn: 1, totals: [1, 2] });
});

test('what others may see over my shoulder changes likewise, where there is such a view', () => {
  const covered = { ...frame, open_view: { turn: 0, totals: [1, 2] } };
  const views = { view: { turn: 1 }, open_view: { turn: 1 } };
  expect(changed(covered, { ...change, ...views }).open_view).toEqual({ turn: 1, totals: [1, 2] });
  expect(changed(covered, change).open_view).toEqual(covered.open_view);
  expect(changed(frame, change).open_view).toBeUndefined();
});
