/** The Heist of Millions of Dollars as a show, and what an offer shows around the table. */
import { render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, test } from 'vitest';
import type { Told } from '../../wire';
import { recorded, shown, teach } from '../frames';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { event, turnTimeByHand } from '../shows';
import { story } from './story';
import { callsOf, company, viewOf, type View } from './view';

turnTimeByHand(() => undefined);

const ROLES = ['snitch', 'brute', 'driver', 'crook'];
// The Snitch names the Brute: the Driver is alone, two Crooks are one too many.
const BEFORE = [
  event('settled', { count: 5 }),
  event('reveals', { who: 'p0', role: 'snitch' }),
  event('ante-back', { who: 'p0', money: 1 }),
];
const AFTER = [
  event('names', { who: 'p0', role: 'brute' }),
  event('reveals', { who: 'p1', role: 'driver' }),
  event('ante-back', { who: 'p1', money: 1 }),
  event('reveals', { who: 'p2', role: 'crook' }),
  event('reveals', { who: 'p3', role: 'crook' }),
  event('eliminated', { who: 'p2', role: 'crook' }),
  event('ante-gone', { who: 'p2', money: 1 }),
  event('eliminated', { who: 'p3', role: 'crook' }),
  event('ante-gone', { who: 'p3', money: 1 }),
  event('share', { who: 'p0', money: 5 }),
  event('share', { who: 'p1', money: 5 }),
  event('fee', { who: 'p0', payee: 'p1', money: 1 }),
  event('loot', { who: 'p0', round: 2 }),
];

test('calls follow the Roles, and the named one comes last', () => {
  const calls = callsOf([...BEFORE, ...AFTER], ROLES);

  expect(calls.map((call) => `${call.role} ${call.shown.length} ${call.isNamed}`)).toEqual([
    'snitch 1 false',
    'driver 1 false',
    'crook 2 false',
    'brute 0 true',
  ]);
});

describe('what the Role cards tell about a Role I sent', () => {
  const view = (visible: Record<string, number>) =>
    ({ seat: 0, visible, characters: [{ seat: 0, slot: 1, role: 'driver' }] }) as unknown as View;

  test.each([
    [{ driver: 4 }, 'others', 3],
    [{ driver: 2 }, 'others', 1],
    [{ driver: 1 }, 'perhaps', 0],
    [{ brute: 2 }, 'alone', -1],
  ])('%o: %s', (visible, is, n) => {
    expect(company(view(visible), 'driver')).toEqual({ is, n });
  });
});

/** The scene of a Heist of five, told from its events. */
function scene(events: Told[]) {
  const names = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'];
  teach('millions-of-dollars', names, 0);
  return story.scene({ events, log: events, isClosed: true, next: undefined, names, viewer: 0 })!;
}

test('each call has its moment, then who gets what', () => {
  const { beats } = scene([...BEFORE, ...AFTER.slice(0, -1)]);
  const now = beats.slice(0, -1).map((beat) => beat.lanes.find((lane) => lane.isNow)!.title);
  expect(now).toEqual(['Snitch', 'Driver', 'Crook', 'Brute']);

  const split = Object.fromEntries(beats.at(-1)!.lanes.map((lane) => [lane.title, lane.lines![0]]));
  expect(split).toEqual({
    You: 'Antes +$1M · Share +$5M · Driver −$1M',
    Bob: 'Antes +$1M · Share +$5M · Driver +$1M',
    Cy: 'Ante lost',
    Dee: 'Ante lost',
    Eve: 'Went home earlier.',
  });
});

test('a Snitch who is left alone does not share', () => {
  const { beats } = scene([
    ...BEFORE,
    event('names', { who: 'p0', role: 'brute' }),
    event('alone', { who: 'p0', money: 3 }),
  ]);
  const lane = beats[0]!.lanes[0]!;
  expect(lane.lines).toEqual(['Left alone: pays, and nobody shares.']);
  expect(lane.tone).toBe('bad');
});

test('while the Snitch thinks, the Roles on the table stay in sight', () => {
  const moment = recorded('millions-of-dollars').moments['negotiate-asked']!;
  const frame = { ...moment.frame, phase: 'name', view: { ...moment.frame.view, phase: 'name' } };
  const log = [event('settled', { count: 3 }), event('reveals', { who: 'p0', role: 'snitch' })];
  render(Board, { props: { ...shown(moment), frame, log } });
  expect(screen.getByRole('list', { name: /Roles sent/ })).toBeTruthy();
});

test('offers stand at the seat they are made to, and in my money', () => {
  const moment = recorded('millions-of-dollars').moments['negotiate-asked']!;
  const me = moment.frame.viewer;
  const names = moment.room.chairs.map((chair) => chair.name);
  const [one, two] = names.map((_, seat) => seat).filter((seat) => seat !== me) as [number, number];
  const view = viewOf(moment.frame);
  const offers = [
    { payer: me, seat: one, slot: 1, amount: 1, private: false },
    { payer: two, seat: one, slot: 1, amount: 2, private: false },
  ];
  const cash = view.cash.map(() => 4);
  const frame = { ...moment.frame, view: { ...moment.frame.view, offers, cash, free: 3 } };
  render(Board, { props: { ...shown(moment), frame } });
  render(Hand, { props: { ...shown(moment), frame } });

  const seat = screen.getByRole('group', { name: new RegExp(`^${names[one]}`) });
  expect(seat.getAttribute('aria-label')).toContain('$1M from you');
  expect(within(seat).getByText(`$2M from ${names[two]}`)).toBeTruthy();
  expect(screen.getByText('of which $1M promised')).toBeTruthy();
});

test('with three players one may be offered money for both Characters by the same player', async () => {
  const moment = recorded('millions-of-dollars').moments['negotiate-asked']!;
  const offer = { ...(moment.frame.view['offers'] as object[])[0], payer: 0, seat: 1, amount: 2 };
  const view = { ...moment.frame.view, offers: [1, 2].map((slot) => ({ ...offer, slot })) };
  render(Board, { props: { ...shown(moment), frame: { ...moment.frame, view } } });
  await tick();
  expect(document.querySelectorAll('.bid')).toHaveLength(2);
});
