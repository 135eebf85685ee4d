import { expect, test } from 'vitest';
import type { EventInfo, Told } from '../wire';
import { clausesOf } from './fired';

const tell = (n: number, kind: string, args: Record<string, unknown> = {}): Told => ({
  n,
  kind,
  args,
  private: false,
  reader: null,
});
const info = (...fired: [string, string][]): EventInfo => ({
  kind: 'x',
  meaning: '',
  arguments: [],
  clauses: ['A-1', 'A-2', 'A-3'],
  fired: fired.map(([when, clause]) => ({ when, clause })),
});
const LOG = [
  tell(1, 'plays', { who: 'p0', card: 'lay-low' }),
  tell(2, 'plays', { who: 'p1', card: 'heavy' }),
  tell(3, 'consequence'),
  tell(4, 'reveals', { who: 'p1', role: 'brute' }),
];

test.each([
  ['card=heavy', true],
  ['card=v-*', false],
  ['card=he*', true],
  ['card=*vy', true],
  ['points<0', true],
  ['points<-9', false],
  ['after consequence', true],
  ['after getaway', false],
  ['since plays consequence', true],
  ['since consequence plays', false],
  ['last plays card=heavy', true],
  ['last plays card=lay-low', false],
  ['last reveals who=$who', true],
  ['upon reveals role=brute', true],
  ['upon reveals role=snitch', false],
  ['upon plays', false],
  ['last reveals role=$upon.role', true],
  ['after consequence & card=heavy', true],
  ['after consequence & card=lay-low', false],
])('%s: %s', (when, isSo) => {
  const event = tell(5, 'x', { who: 'p1', card: 'heavy', points: -4 });
  expect(clausesOf(info([when, 'A-3']), event, [...LOG, event])[0]).toBe(isSo ? 'A-3' : 'A-1');
});

test('what comes later is not looked at, and every clause stays', () => {
  const event = tell(1, 'x', {});
  expect(clausesOf(info(['after y', 'A-2']), event, [event, tell(2, 'y')])).toEqual(['A-1', 'A-2', 'A-3']);
  expect(clausesOf(info(['after y', 'A-2']), tell(3, 'x'), [tell(2, 'y')])).toEqual(['A-2', 'A-1', 'A-3']);
});
