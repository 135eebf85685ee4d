/** What a team of Ocean's Heist lays and buys together, on a real socket's other end. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Live } from '../../lib/live.svelte';
import type { Message } from '../../wire';
import { recorded, shown, type Moment } from '../frames';
import { filter } from './deck.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import board from '.';

const { deck, moments } = recorded('oceans-heist');

/** The server's end of a page's socket: what was sent, and a way to answer. */
class Socket {
  static last: Socket;
  sent: { type: string; action?: string; decision?: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  tells(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message satisfies unknown as Message) });
  }
}

vi.setConfig({ testTimeout: 120_000 }); // a phase's table is loaded when it is first shown

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => deck }));
  vi.stubGlobal('WebSocket', Socket);
});
beforeEach(() => (filter.kind = ''));
afterEach(cleanup);

const crew = (phase: string): Moment => moments[`${phase}-asked-crew`]!;
/** The table of a phase comes with it. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done, 0));
}

test('filling the bag buys once for each answer of the server, however often it speaks', async () => {
  const moment = crew('prepare');
  const live = new Live('CODE');
  const server = Socket.last;
  server.tells(moment.room);
  server.tells(moment.frame);
  const props = { ...shown(moment), act: (choice: Parameters<typeof live.act>[0]) => live.act(choice) };
  const drawn = render(Board, { props });
  await settled();
  const bought = () => server.sent.filter((command) => command.type === 'act');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

  await fireEvent.click(screen.getByRole('button', { name: 'Fill the bag for me' }));
  expect(bought()).toHaveLength(1);
  // The answer comes twice: a frame with the next decision, then the word that it was accepted.
  const next = { ...moment.frame, decision: 'next' };
  server.tells(next);
  await drawn.rerender({ ...props, frame: next });
  server.tells({ type: 'accepted', ref: 1, held: 0 });
  await tick();
  // And the same frame again, as after a refusal.
  server.tells({ ...next });
  await drawn.rerender({ ...props, frame: { ...next } });
  await tick();
  // A house listens to 20 messages a second: the next purchase waits a moment.
  expect(bought()).toHaveLength(1);
  vi.advanceTimersByTime(1000);

  expect(bought().map((command) => command.decision)).toEqual([moment.frame.decision, 'next']);
  vi.useRealTimers();
  live.close();
});

test('the price is the one of tonight, not the printed one', async () => {
  const moment = crew('prepare');
  const row = deck['equipment']!.find((one) => one['cost'] === 250)!;
  const prices = { ...(moment.frame.view['prices'] as object), [String(row['id'])]: 200 };
  const frame = { ...moment.frame, view: { ...moment.frame.view, prices } };
  render(Board, { props: { ...shown(moment), frame } });
  await settled();

  expect(screen.getByText('instead of $250').parentElement?.textContent).toContain('$200');
});

test('the hand lies beside the sheet in piles, and the pool finds the cards of a kind', async () => {
  const moment = crew('prep');
  const props = shown(moment);
  render(Board, { props });
  render(Hand, { props });
  await settled();
  const hand = moment.frame.view['hand'] as string[];

  const mine = within(screen.getByRole('region', { name: `Our hand, ${hand.length} cards` }));
  const all = mine.getAllByRole('button').filter((card) => card.dataset['action']);
  expect(all).toHaveLength(new Set(hand.map((card) => card.split('#')[0])).size);
  await fireEvent.click(screen.getByRole('button', { name: /^hack \d+$/ }));
  const some = mine.getAllByRole('button').filter((card) => card.dataset['action']);
  const makesHack = (card: HTMLElement) => {
    const id = card.dataset['action']!.split(' ')[1]!.split('#')[0];
    const row = deck['equipment']!.find((one) => one['id'] === id);
    return JSON.stringify(row?.['makes']).includes('hack');
  };
  expect(some.length).toBeGreaterThan(0);
  expect(some.every(makesHack)).toBe(true);
  expect(some.length).toBe(all.filter(makesHack).length);
});

test('the pool adds up what lies ready, and what the Situation adds to it', async () => {
  const moment = crew('prep');
  const view = {
    ...moment.frame.view,
    situation: null as string | null,
    active: [{ card: 'e-laptop#1', uses: 2, expended: 1, early: false }],
    placed_in_prep: [],
    placed_in_crunch: [],
  };
  const drawn = render(Board, { props: { ...shown(moment), frame: { ...moment.frame, view } } });
  await settled();

  expect(screen.getByRole('button', { name: 'hack 4' })).toBeTruthy(); // 2 hack a use, 2 uses left
  expect(screen.getByRole('button', { name: 'force 0' })).toBeTruthy();
  // Each use of a tech card makes 1 hack more, twice a round. [OH-72]
  const boosted = { ...moment.frame, view: { ...view, situation: 's-blackout' } };
  await drawn.rerender({ ...shown(moment), frame: boosted });
  expect(screen.getByRole('button', { name: 'hack 6' })).toBeTruthy();
});

test('who laid a card stands on it, in a team of several', async () => {
  const moment = crew('prep');
  const me = moment.frame.viewer;
  const item = { id: 'copy', args: { card: 'e-laptop', copy: 1 } };
  const undo = { action: 'unplace e-laptop#1', verb: 'unplace', args: { item } };
  const teams = { crew: [me, 1 - me], staff: [] };
  const view = { ...moment.frame.view, teams, placed_in_prep: ['e-laptop#1'] };
  const told = { n: 99, kind: 'places', args: { who: `p${1 - me}`, item }, private: true, reader: null };
  const props = shown(moment);
  render(Board, { props: { ...props, log: [told], frame: { ...moment.frame, view, legal: [undo] } } });
  await settled();

  expect(screen.getByText(`${props.names[1 - me]} did this`)).toBeTruthy();
});

test('a teammate who is not captain is told that the draft is theirs, too', () => {
  const { frame } = crew('prep');
  const view = { ...frame.view, teams: { crew: [0, 1], staff: [2] }, captains: { crew: 0, staff: 2 } };
  const names = ['Ann', 'Bob', 'Cy'];
  const bob = { ...frame, viewer: 1, pending: [0, 2], view };

  expect(board.hint(bob, names)).toMatch(/tap what you would change\. Ann confirms\.$/);
  expect(board.hint({ ...bob, legal: [] }, names)).toBe('Ann confirms for your team.');
  expect(board.hint({ ...bob, legal: [], pending: [2] }, names)).toMatch(/^The Staff decide/);
});

test('what takes back nothing is not offered', () => {
  const { frame } = crew('wing');
  const offered = (attempt: object) =>
    frame.legal
      .filter(
        (choice) =>
          !board.onBoard!(choice, {
            ...frame,
            view: { ...frame.view, attempt: { ...(frame.view['attempt'] as object), ...attempt } },
          }),
      )
      .map((choice) => choice.verb);

  const nothing = { aim: null, faces: [null, null, null, null, null, null], coin: false };
  expect(offered(nothing)).not.toContain('clear');
  expect(offered(nothing)).not.toContain('no-coin');
  expect(offered({ ...nothing, aim: 'c-dogs#1', coin: true })).toEqual(expect.arrayContaining(['clear', 'no-coin']));
});

test('an Escape with something left standing is told from too many alarms', () => {
  const { frame } = moments['escape-over-waits-crew']!;
  const lostWith = (alarms: number) => {
    const view = { ...frame.view, ending: 'alarms', alarms, alarm_limit: 5 };
    return board.headline!({ ...frame, view }, ['Ann', 'Bob']).title;
  };
  expect(lostWith(5)).toBe('Caught on the way out');
  expect(lostWith(6)).toBe('Every bell in the house');
});

test('the Escape says what it is about: nothing may be left standing', () => {
  const hint = (name: string) => board.hint!(moments[name]!.frame, ['Ann', 'Bob']);
  expect(hint('escape-assign-asked-crew')).toContain('nothing may be left standing');
  expect(hint('assign-asked-crew')).toContain('may ring an alarm');
});

test.each([
  [{ holds: true, has_kept: true, pays: { 'c-dome#1': 'a' } }, 'Complete: at 0:00 this plan counts.'],
  [{ holds: false, has_kept: false, pays: { 'c-dome#1': 'a' } }, 'Short: at 0:00 the best plan is made for you.'],
  [{ holds: false, has_kept: true, pays: { 'c-dome#1': 'a' } }, 'Short: at 0:00 your last complete plan counts.'],
  [
    { holds: true, has_kept: false, pays: {} },
    'Pays for nothing. Confirm to leave all standing; at 0:00 the best plan is made for you.',
  ],
  [
    { holds: true, has_kept: true, pays: {} },
    'Pays for nothing. Confirm to leave all standing; at 0:00 your last complete plan counts.',
  ],
])('the assignment says what the clock would make of it: %o', async (draft, words) => {
  const moment = crew('assign');
  const plan = { ...(moment.frame.view['plan'] as object), ...draft };
  const defenses = [{ card: 'c-dome#1', needs: [{ hack: 2 }, { sneak: 3 }], disabled: false }];
  render(Board, {
    props: { ...shown(moment), frame: { ...moment.frame, view: { ...moment.frame.view, plan, defenses } } },
  });
  await settled();

  expect(screen.getByText(words)).toBeTruthy();
});

test('a tapped price is paid by the uses that cost least, one edit for each answer', async () => {
  const moment = crew('assign');
  const words = [
    'pay c-dome#1 a',
    'pay c-dome#1 b',
    'leave c-dome#1',
    ...[0, 1, 2].map((n) => `expend e-laptop#1 a${n}`),
  ];
  const legal = words.map((action) => ({ action, verb: action.split(' ')[0]!, args: {} }));
  const sent: string[] = [];
  const shownAt = (decision: string, plan: object) => {
    const view = {
      ...moment.frame.view,
      situation: null,
      active: [{ card: 'e-laptop#1', uses: 2, expended: 0, early: false }],
      defenses: [{ card: 'c-dome#1', needs: [{ hack: 2 }, { sneak: 3 }], disabled: false }],
      plan: { expends: {}, pays: {}, pool: {}, short: {}, holds: true, has_kept: false, ...plan },
    };
    const act = (choice: { action: string }) => void sent.push(choice.action);
    return { ...shown(moment), act, frame: { ...moment.frame, decision, legal, view } };
  };
  const drawn = render(Board, { props: shownAt('first', {}) });
  await settled();

  await fireEvent.click(screen.getAllByRole('button', { name: /^Pay / })[0]!);
  expect(sent).toEqual(['pay c-dome#1 a']);
  await drawn.rerender(shownAt('second', { pays: { 'c-dome#1': 'a' }, holds: false }));
  await tick();
  expect(sent.slice(1)).toEqual(['expend e-laptop#1 a1']);
  const paid = { pays: { 'c-dome#1': 'a' }, expends: { 'e-laptop#1': ['a1'] }, pool: { hack: 2 } };
  await drawn.rerender(shownAt('third', paid));
  await tick();
  expect(sent).toHaveLength(2);

  await fireEvent.click(screen.getAllByRole('button', { name: /^Pay / })[0]!);
  await drawn.rerender(shownAt('fourth', { ...paid, pays: {} }));
  await tick();
  expect(sent.slice(2)).toEqual(['leave c-dome#1', 'expend e-laptop#1 a0']);
});
