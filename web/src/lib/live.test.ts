import { afterEach, expect, test, vi } from 'vitest';
import type { Change, Frame, Room } from '../wire';
import { changed, Live } from './live.svelte';

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

class Line {
  static last: Line;
  said: Record<string, unknown>[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (): void => undefined;
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hears(...messages: unknown[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }
}
afterEach(() => vi.unstubAllGlobals());

const event = (n: number) => ({ n, kind: 'rolled', args: {}, private: false, reader: null });
const shown = (viewer: number, version: number, from: number) => ({
  ...frame,
  viewer,
  version,
  events: Array.from({ length: version - from }, (_, i) => event(from + i + 1)),
});

test('who looks through other eyes after a lost line is told everything that these have heard', () => {
  vi.stubGlobal('WebSocket', Line);
  const live = new Live('ABCDEF');
  Line.last.onopen();
  Line.last.hears(shown(-1, 3, 0));
  expect(live.log.length).toBe(3);
  // The line was lost, and the table has agreed that this spectator plays on for a bot.
  Line.last.hears(shown(1, 5, 3));
  expect(Line.last.said.at(-1)).toMatchObject({ type: 'hello', heard: 0 });
  Line.last.hears(shown(1, 5, 0));
  expect(live.log.map((one) => one.n)).toEqual([1, 2, 3, 4, 5]);
  expect(live.frame?.viewer).toBe(1);
  live.close();
});

const room = (more: Partial<Room>) => ({ type: 'room', chairs: [], guests: [], notices: [], ...more });

test('what was refused while the host had paused is no longer said when the game goes on', () => {
  vi.stubGlobal('WebSocket', Line);
  const live = new Live('ABCDEF');
  Line.last.onopen();
  Line.last.hears(room({ halted: true }), shown(0, 1, 0), { type: 'refusal', ref: 7, code: 'paused' });
  expect(live.refusal?.code).toBe('paused');
  Line.last.hears(room({ halted: false }));
  expect(live.refusal).toBeNull();
  live.close();
});
