/** The Heist of Millions of Dollars as a show, and what an offer shows around the table. */
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import type { Told } from '../../wire';
import { recorded, shown, type Moment } from '../frames';
import Board from './Board.svelte';
import Deals from './Deals.svelte';
import Hand from './Hand.svelte';
import { event, system, turnTimeByHand } from '../shows';
import { EACH, reveal } from './reveal.svelte';
import { callsOf, company, viewOf, type View } from './view';

turnTimeByHand(() => {
  reveal.stop();
  reveal.seen = 0;
});

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
    [{ driver: 2 }, 'others'],
    [{ driver: 1 }, 'perhaps'],
    [{ brute: 2 }, 'alone'],
  ])('%o: %s', (visible, told) => {
    expect(company(view(visible), 'driver')).toBe(told);
  });
});

/** A table of five that chooses again, just after a Heist. */
function choosing(): Moment {
  const moment = recorded('millions-of-dollars').moments['choose-asked']!;
  const chairs = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'].map((name) => ({ ...moment.room.chairs[0]!, name }));
  const view = { ...moment.frame.view, phase: 'choose', roles: ROLES, cash: [9, 9, 4, 4, 4], seat: 0, characters: [] };
  return {
    ...moment,
    frame: { ...moment.frame, viewer: 0, pending: [0], view },
    room: { ...moment.room, chairs },
    log: [],
  };
}

async function hears(fresh: Told[], log: Told[]) {
  const props = shown(choosing());
  const board = render(Board, { props });
  const sheet = render(Deals, { props });
  await board.rerender({ ...props, fresh, log });
  await sheet.rerender({ ...props, fresh, log });
  await tick();
}
const now = () => document.querySelector('.is-now h3')?.textContent?.trim();

test('each call has its moment after the Snitch has spoken, then the split is shown', async () => {
  await hears(AFTER, [...BEFORE, ...AFTER]);
  const seen: (string | undefined)[] = [];
  for (let i = 0; i < 3; i++) {
    seen.push(now());
    expect(screen.queryByRole('table')).toBeNull();
    await vi.advanceTimersByTimeAsync(EACH);
  }

  expect(seen).toEqual(['Driver', 'Crook', 'Brute']);
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(/^Antes/)).toEqual(['+1', '+1', 'lost', 'lost', '·']);
  expect(cells(/^Share 2 share, \$5M each/)).toEqual(['+5', '+5', '·', '·', '·']);
  expect(cells(/^Driver/)).toEqual(['−1', '+1', '·', '·', '·']);
});

test('the show can be skipped, and put away for the next round', async () => {
  await hears(AFTER, [...BEFORE, ...AFTER]);
  await fireEvent.click(screen.getByRole('button', { name: 'Skip to the split' }));
  expect(screen.getByRole('table')).toBeTruthy();

  await fireEvent.click(screen.getByRole('button', { name: /^On to / }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('list', { name: 'Your gang' })).toBeTruthy();
});

test('with reduced motion the split is there at once', async () => {
  system.isReduced = true;
  await hears(AFTER, [...BEFORE, ...AFTER]);

  expect(screen.getByRole('table')).toBeTruthy();
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
  expect(seat.getAttribute('aria-label')).toContain('$1M by you');
  expect(within(seat).getByText(`$2M by ${names[two]}`)).toBeTruthy();
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
