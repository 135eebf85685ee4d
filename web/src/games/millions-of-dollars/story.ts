/** A Heist of Millions of Dollars as a scene: the calls one after another, then who gets what. */
import { numberIn, seatIn, whoIn } from '../../lib/args';
import { signed } from '../../lib/language';
import { narrator } from '../../lib/narrator.svelte';
import { chaptersOf, lastOf, type Beat, type Finished, type Lane, type Scene, type Story } from '../../story/story';
import type { Choice, Told } from '../../wire';
import { title } from '../titles';
import { callsOf, roleOf, viewOf, type Call } from './view';
import { w } from './words';

const ROLES = ['snitch', 'brute', 'driver', 'crook', 'mastermind'];

export const heading = (event: Told): string =>
  event.kind === 'loot'
    ? w('story-round', { n: numberIn(event, 'round'), loot: title(String(event.args['loot'])) })
    : '';

/** The part of a round after its Negotiation. */
export function heistIn(events: Told[]): Told[] {
  const from = events.findIndex((event) => event.kind === 'settled');
  return from < 0 ? [] : events.slice(from);
}

const slotIn = (event: Told): string => String(event.args['character'] ?? event.args['who'] ?? '');

/** Who is out, by Character. */
const outOf = (events: Told[]): Set<string> =>
  new Set(events.filter((event) => event.kind === 'eliminated').map(slotIn));

/** Whether the last Snitch was left with nobody to share with. */
const isLeftAlone = (events: Told[], call: Call): boolean =>
  call.role === 'snitch' && events.some((event) => event.kind === 'alone');

function verdict(events: Told[], call: Call, out: Set<string>): { line: string; isOut: boolean } {
  const isOut = call.shown.some((event) => out.has(slotIn(event)));
  if (call.isNamed) return { line: w(call.shown.length ? 'split-named' : 'split-named-none'), isOut };
  if (!call.shown.length) return { line: w('split-nobody'), isOut };
  if (call.shown.length > 1) return { line: w('split-same', { n: call.shown.length }), isOut };
  if (isLeftAlone(events, call)) return { line: w('split-leftalone'), isOut: true };
  return { line: w(isOut ? 'split-out-one' : 'split-alone'), isOut };
}

function callLane(chapter: Finished, events: Told[], call: Call, state: 'told' | 'now' | 'due'): Lane {
  const lane: Lane = { key: call.role, title: title(call.role), icon: call.role };
  if (state === 'due') return { ...lane, tone: 'due', lines: [w('split-due')] };
  const out = outOf(events);
  const { line, isOut } = verdict(events, call, out);
  const cards = call.shown.map((event) => ({
    icon: call.role,
    seat: whoIn(event),
    title: nameOf(chapter, whoIn(event)),
    isGone: out.has(slotIn(event)),
  }));
  const liars = call.shown.map(whoIn).filter((seat) => hasLied(chapter.events, seat));
  const lies = [...new Set(liars)].map((seat) => w('story-lied', { name: nameOf(chapter, seat) }));
  const shown: Lane = { ...lane, cards, lines: [line, ...lies], isNow: state === 'now' };
  if (isOut) return { ...shown, stamp: w('split-out'), tone: 'bad' };
  return call.shown.length === 1 && !call.isNamed ? { ...shown, tone: 'good' } : shown;
}

/** Whether the last Role that somebody claimed in this round was not theirs. */
function hasLied(events: Told[], seat: number): boolean {
  const last = events.findLast((event) => event.kind === 'claims' && whoIn(event) === seat);
  return last !== undefined && proved(events).get(last.n) === false;
}

const nameOf = ({ names, viewer }: Finished, seat: number): string =>
  seat === viewer ? w('you-first') : (names[seat] ?? '');

/** What an event of the split is worth to a seat, and what it is called. */
function worth(event: Told, seat: number): { n: number; what: string } | undefined {
  const n = numberIn(event, 'money');
  const isMine = whoIn(event) === seat;
  const isPaid = seatIn(event.args['payee']) === seat;
  if (event.kind === 'ante-back' && isMine) return { n, what: w('split-antes') };
  if (event.kind === 'share' && isMine) return { n, what: w('split-share') };
  if (event.kind === 'symbol' && isMine) return { n, what: w('split-mark') };
  if (event.kind === 'alone' && isMine) return { n: -n, what: w('split-alone-snitch') };
  if (event.kind === 'fee' && (isMine || isPaid)) return { n: isPaid ? n : -n, what: w('split-driver') };
  if (event.kind === 'theft' && (isMine || isPaid)) return { n: isPaid ? n : -n, what: w('split-crook') };
  return undefined;
}

/** One line for each rule that moved this seat's money. */
export function entries(events: Told[], seat: number): { n: number; line: string }[] {
  const sums = new Map<string, number>();
  for (const event of events) {
    const found = worth(event, seat);
    if (found) sums.set(found.what, (sums.get(found.what) ?? 0) + found.n);
  }
  return [...sums].map(([what, n]) => ({ n, line: `${what} ${signed(n, '+', (sum) => w('money', { n: sum }))}` }));
}

/** Everybody's account of this Heist, the richest last if that ends the game. */
export function ledger(chapter: Finished, heist: Told[]): Lane[] {
  const winners = new Set(heist.filter((event) => ['wins', 'shares-win'].includes(event.kind)).map(whoIn));
  const cash = chapter.after ? viewOf(chapter.after).cash : undefined;
  const lost = (seat: number) => heist.some((event) => event.kind === 'ante-gone' && whoIn(event) === seat);
  const seats = chapter.names.map((_, i) => (chapter.viewer < 0 ? i : (chapter.viewer + i) % chapter.names.length));
  return seats.map((seat) => {
    const own = entries(heist, seat);
    const lines = own.map((one) => one.line);
    if (lost(seat)) lines.push(w('story-antelost'));
    if (!lines.length) lines.push(w('story-home'));
    const sum = own.reduce((all, one) => all + one.n, 0);
    const now = cash?.[seat];
    const lane: Lane = { key: `p${seat}`, seat, title: nameOf(chapter, seat), lines: [lines.join(' · ')] };
    const say = (n: number) => w('money', { n });
    if (now !== undefined) lane.figures = [{ title: w('split-now'), n: now, was: now - sum, say }];
    if (winners.has(seat)) return { ...lane, stamp: w('story-stamp-wins'), tone: 'good' };
    return lane;
  });
}

export function splitBeat(chapter: Finished, heist: Told[]): Beat {
  const shares = heist.filter((event) => event.kind === 'share');
  const each = shares[0] ? numberIn(shares[0], 'money') : 0;
  const target = chapter.after ? viewOf(chapter.after).target : 0;
  const note = shares.length ? w('story-share', { n: shares.length, each }) : w('split-share-none');
  return {
    title: w('split-title'),
    note: target ? `${note} ${w('story-goal', { n: target })}` : note,
    lanes: ledger(chapter, heist),
    upTo: lastOf(chapter.events),
    millis: 4500,
  };
}

/** The last event that belongs to a call: what it revealed, and who is out by it. */
function endOf(events: Told[], call: Call): number {
  const own = events.filter(
    (event) => ['reveals', 'eliminated', 'names'].includes(event.kind) && roleOf(event) === call.role,
  );
  return lastOf(own);
}

function scene(chapter: Finished): Scene | undefined {
  const heist = heistIn(chapter.events);
  if (!heist.length) return undefined;
  const known = chapter.before ?? chapter.after;
  const roles = known ? viewOf(known).roles : ROLES;
  const calls = callsOf(heist, roles).filter((call) => call.shown.length || call.isNamed);
  const first = heist[0]!.n;
  const beats: Beat[] = calls.map((call, at) => ({
    title: w('split-now-calling'),
    lanes: calls.map((one, i) => callLane(chapter, heist, one, i < at ? 'told' : i === at ? 'now' : 'due')),
    upTo: Math.max(first, ...calls.slice(0, at + 1).map((one) => endOf(heist, one))),
    millis: 1800,
  }));
  const head = chapter.events[0]!;
  return { title: heading(head) || w('story-first'), beats: [...beats, splitBeat(chapter, heist)] };
}

const MONEY = ['pays', 'share', 'fee', 'theft', 'symbol', 'alone', 'ante-back', 'ante-gone'];
const QUIET = ['chose', 'ante', 'ante-lent', 'ready', 'unready'];
const slotOf = (event: Told): string => String(event.args['character'] ?? event.args['whom'] ?? '');

/** Which Role it was, what that does, and how many had it. */
function because(event: Told, log: Told[]): string[] {
  const settled = log.findLast((one) => one.kind === 'settled' && one.n < event.n);
  const turned = log.filter((one) => one.kind === 'reveals' && settled && one.n > settled.n && one.n <= event.n);
  const own = turned.findLast((one) => (slotOf(event) ? slotOf(one) === slotOf(event) : whoIn(one) === whoIn(event)));
  if (event.kind === 'share') {
    const all = log.filter((one) => one.kind === 'share' && settled && one.n > settled.n);
    return [w('story-share', { n: all.length, each: numberIn(event, 'money') })];
  }
  if (!own || !['ante-back', 'ante-gone', 'eliminated', 'earns-card', 'fee', 'theft', 'alone'].includes(event.kind))
    return [];
  const role = roleOf(own);
  const same = turned.filter((one) => roleOf(one) === role).length;
  return [
    w('because-role', { name: narrator.names[whoIn(own)] ?? '', role: title(role), n: same }),
    w('because-does', { role: title(role), does: w.maybe(`does-${role}`) }),
  ];
}

function said(event: Told): string {
  const n = numberIn(event, 'money');
  const name = narrator.names[seatIn(event.args['whom'])] ?? '';
  if (event.kind === 'claims') return w('claim-role', { role: title(roleOf(event)) });
  if (event.kind === 'asks') return w('claim-ask', { n });
  if (event.kind === 'offers') return w('said-offer', { name, n });
  if (event.kind === 'whispers') return w('said-whisper', { name, n });
  return event.kind === 'no-comment' ? w('said-nothing-more') : '';
}

/** A claim of a Role is known once its player's Characters are revealed in that round. */
function proved(log: Told[]): Map<number, boolean> {
  const found = new Map<number, boolean>();
  for (const { events } of chaptersOf(log, story, true)) {
    const turned = events.filter((event) => event.kind === 'reveals');
    for (const claim of events.filter((event) => event.kind === 'claims')) {
      const own = turned.filter((event) => whoIn(event) === whoIn(claim));
      if (own.some((event) => roleOf(event) === roleOf(claim))) found.set(claim.n, true);
      // Of two Characters both must lie open: the other one may have been it, and gone home.
      else if (own.length === (own.some((event) => SLOT.test(slotOf(event))) ? 2 : 1)) found.set(claim.n, false);
    }
  }
  return found;
}
const SLOT = /^p\d+-\d+$/;

function wish(choice: Choice) {
  if (choice.verb === 'claim') return { what: w('wish-role'), which: title(String(choice.args['role'])) };
  if (choice.verb === 'ask')
    return {
      what: w('wish-leave'),
      which: w('money', { n: Number(choice.args['money'] ?? choice.args['number'] ?? 0) }),
    };
  return { what: narrator.label(choice), which: '' };
}

const filters = [
  { key: 'money', title: () => w('story-money'), isIn: (event: Told) => MONEY.includes(event.kind) },
  {
    key: 'offers',
    title: () => w('offers'),
    isIn: (event: Told) => ['offers', 'whispers', 'pays', 'leaves', 'declines'].includes(event.kind),
  },
];
/** Whoever says a thing again and again is heard once. */
const folds = (event: Told): string =>
  QUIET.includes(event.kind) ? event.kind.replace('unready', 'ready') : said(event) ? 'said' : '';

export const story: Story = {
  start: () => w('story-first'),
  heading,
  scene,
  folds,
  said,
  wish,
  proved,
  filters,
  because,
};
