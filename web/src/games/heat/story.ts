/** A Stage of Heat as a scene: cards up, A, the check, B, C, and what it came to. */
import { COMMA } from '../../lib/words';
import { numberIn, seatIn, whoIn } from '../../lib/args';
import { narrator } from '../../lib/narrator.svelte';
import { lastOf, type Beat, type Figure, type Finished, type Lane, type Scene, type Story } from '../../story/story';
import type { Choice, Told } from '../../wire';
import { title } from '../titles';
import { lastStage, noteOf, told, type Step } from './view';
import { w } from './words';

const FINAL = ['caught', 'jailed', 'pays-off'];
const MILLIS: Partial<Record<Step['name'], number>> = { flip: 2200, a: 1700, check: 1900, b: 1900, c: 1900 };

interface Purse {
  money: number;
  heat: number;
}

/** What everybody has after these events; all begin with nothing. */
export function purses(events: Told[], seats: number): Purse[] {
  const all = Array.from({ length: seats }, () => ({ money: 0, heat: 0 }));
  for (const event of events) {
    const own = all[whoIn(event)];
    if (!own) continue;
    const money = numberIn(event, 'money');
    if (event.kind === 'gains' || event.kind === 'earns') own.money += money;
    if (event.kind === 'loses' || event.kind === 'pays') own.money -= money;
    if (event.kind === 'pays') all[seatIn(event.args['other'])]!.money += money;
    if (event.kind === 'pays-off') own.money = money;
    if (event.kind === 'takes') own.heat += numberIn(event, 'heat');
    if (event.kind === 'returns') own.heat -= numberIn(event, 'heat');
  }
  return all;
}

export function heading(event: Told, log: Told[]): string {
  if (event.kind === 'heist') return w('stage-draft', { n: numberIn(event, 'heist') });
  if (event.kind !== 'stage') return '';
  const heist = log.findLast((one) => one.kind === 'heist' && one.n < event.n);
  return w('stage', { n: heist ? numberIn(heist, 'heist') : 1, stage: numberIn(event, 'stage') });
}

const figures = (was: Purse, now: Purse): Figure[] => [
  { title: w('story-money'), n: now.money, was: was.money, say: (n) => w('money', { n }) },
  { title: w('story-heat'), icon: 'heat-token', n: now.heat, was: was.heat, say: String, isBad: true },
];

/** The cards somebody uses: the one played, what it was a copy of, what came after it. */
function cardsOf(events: Told[], seat: number): Lane['cards'] {
  const own = events.filter((event) => whoIn(event) === seat);
  return own.flatMap((event) => {
    const card = String(event.args['card'] ?? '');
    if (['plays', 'adds', 'uses-again'].includes(event.kind)) return [{ icon: card, title: title(card) }];
    return event.kind === 'copies' ? [{ icon: card, title: title(card), note: w('story-copy') }] : [];
  });
}

/** I am first: a phone shows that lane at once. */
function order({ names, viewer }: Finished): number[] {
  return names.map((_, i) => (viewer < 0 ? i : (viewer + i) % names.length));
}

const named = ({ names, viewer }: Finished, seat: number): string => (seat === viewer ? w('you') : (names[seat] ?? ''));

function lanes(chapter: Finished, upTo: number, from: number, lines: (seat: number) => string[]): Lane[] {
  const seats = chapter.names.length;
  const was = purses(
    chapter.log.filter((event) => event.n <= from),
    seats,
  );
  const now = purses(
    chapter.log.filter((event) => event.n <= upTo),
    seats,
  );
  const shown = chapter.events.filter((event) => event.n <= upTo);
  return order(chapter).map((seat) => {
    const cards = cardsOf(shown, seat);
    return {
      key: String(seat),
      seat,
      title: named(chapter, seat),
      figures: figures(was[seat]!, now[seat]!),
      lines: lines(seat),
      ...(cards?.length ? { cards } : {}),
    };
  });
}

/** The price of a token, before and after. */
function price({ events, log }: Finished): Figure[] {
  const prices = log.filter((event) => event.kind === 'price');
  const now = prices.at(-1);
  if (!now || !events.includes(now)) return [];
  const before = prices.at(-2);
  const say = (n: number) => w('money', { n });
  const cost = { title: w('story-price'), n: numberIn(now, 'price'), was: numberIn(before ?? now, 'price'), say };
  const left = numberIn(now, 'left');
  return [
    { ...cost, isBad: true },
    { title: w('story-left'), icon: 'heat-token', n: left, was: left, say: String },
  ];
}

/** The pay-off, from the lowest up: whoever wins comes last. */
function payOff(chapter: Finished, from: number): Beat[] {
  const bills = chapter.events.filter((event) => FINAL.includes(event.kind));
  const winners = new Set(chapter.events.filter((event) => event.kind === 'wins').map(whoIn));
  const rank = (event: Told) => (event.kind === 'pays-off' ? numberIn(event, 'money') : -1);
  const last = (event: Told) => Number(winners.has(whoIn(event)));
  const up = bills.toSorted((a, b) => last(a) - last(b) || rank(a) - rank(b));
  const was = purses(
    chapter.log.filter((event) => event.n <= from),
    chapter.names.length,
  );
  const lane = (event: Told, isTold: boolean, isNow: boolean): Lane => {
    const seat = whoIn(event);
    const had = was[seat]!;
    const kept = event.kind === 'pays-off' ? numberIn(event, 'money') : 0;
    const row: Lane = { key: String(seat), seat, title: named(chapter, seat), isNow, lines: [] };
    if (!isTold) return { ...row, figures: figures(had, had), tone: 'due' };
    row.figures = figures({ ...had, money: isNow ? had.money : kept }, { ...had, money: kept });
    row.lines = told({ name: 'c', events: [event] }, seat);
    if (winners.has(seat)) return { ...row, stamp: w('story-stamp-wins'), tone: 'good' };
    return event.kind === 'pays-off' ? row : { ...row, stamp: w('story-stamp-jail'), tone: 'bad' };
  };
  const rows = (at: number) => up.map((event, i) => lane(event, i <= at, i === at)).toReversed();
  const end = lastOf(chapter.events);
  return up.map((event, i) => ({
    title: w('stage-over'),
    lanes: rows(i),
    upTo: i === up.length - 1 ? end : from,
    millis: i === up.length - 1 ? 4000 : 1500,
  }));
}

/** What somebody had said about this card; a lie is called one. */
function claimed({ events }: Finished, seat: number): string[] {
  const claim = events.findLast((event) => said(event) && whoIn(event) === seat);
  if (!claim) return [];
  const isFalse = proved(events).get(claim.n) === false;
  return [w(isFalse ? 'story-lied' : 'story-said', { what: said(claim) })];
}

function scene(chapter: Finished): Scene | undefined {
  const steps = lastStage(chapter.events).filter((step) => step.events.length);
  if (!steps.some((step) => step.name === 'flip')) return undefined;
  let from = chapter.events[0]!.n - 1;
  const start = from;
  const beats: Beat[] = steps.map((step) => {
    const upTo = lastOf(step.events);
    const beat = {
      title: w(`step-${step.name}`),
      note: noteOf(step),
      lanes: lanes(chapter, upTo, from, (seat) => {
        if (step.name === 'flip') return claimed(chapter, seat);
        const paid = step.events.find((event) => event.kind === 'earns' && whoIn(event) === seat);
        const why = paid ? facts(paid, chapter.log) : step.name === 'c' ? unpaid(chapter, seat, upTo) : [];
        return [...told(step, seat), ...why];
      }),
      upTo,
      millis: MILLIS[step.name] ?? 1800,
    };
    from = upTo;
    return beat;
  });
  const rest = steps.filter((step) => step.name !== 'flip');
  const ends = payOff(chapter, from);
  const sum: Beat = {
    title: w('story-sum'),
    figures: price(chapter),
    lanes: lanes(chapter, from, start, (seat) => [
      ...rest.flatMap((step) => told(step, seat)),
      ...unpaid(chapter, seat, from).slice(0, 1),
    ]),
    upTo: ends.length ? from : lastOf(chapter.events),
    millis: 3500,
  };
  const head = chapter.events.find((event) => heading(event, chapter.log) !== '');
  return { title: head ? heading(head, chapter.log) : w('story-sum'), beats: [...beats, sum, ...ends] };
}

const QUIET = ['chose', 'picked', 'decided'];
const MONEY = ['gains', 'earns', 'loses', 'pays', 'pays-off', 'jailed'];
const BY_CARD = ['gains', 'takes', 'earns', 'returns', 'pays', 'draws', 'cancelled'];
const USED = ['plays', 'copies', 'uses-again', 'adds'];

/** What an effect counts or compares, if it does. */
const LOOKS_AT: Record<string, 'heat' | 'takers' | 'record' | 'uses'> = {
  'effect-least-heat': 'heat',
  'effect-most-heat': 'heat',
  'effect-hotter-suspect': 'heat',
  'effect-heat-bill': 'heat',
  'effect-per-taker': 'takers',
  'effect-per-older-b': 'record',
  'effect-per-record': 'record',
  'effect-alone': 'uses',
  'effect-toll': 'uses',
  'effect-return-company': 'uses',
};
const WORKS_IN: Record<string, string> = { returns: 'phase-a', gains: 'phase-b', pays: 'phase-b', earns: 'phase-c' };

/** What happened in this Heist before an event. */
const heistBefore = (event: Told, log: Told[]): Told[] =>
  log.slice(log.findLastIndex((one) => one.kind === 'heist' && one.n < event.n) + 1).filter((one) => one.n < event.n);

const cardsUsed = (before: Told[], seat: number): Told[] =>
  before.filter((one) => whoIn(one) === seat && USED.includes(one.kind));

/** Tokens were short: it is no card that does this. */
function policeIn(event: Told, before: Told[]): Told | undefined {
  const last = before.findLast((one) => ['consequence', 'plays'].includes(one.kind));
  return last?.kind === 'consequence' && ['returns', 'loses'].includes(event.kind) ? last : undefined;
}

/** The card behind what happened to a player; '' if it was none. */
function cardBehind(event: Told, log: Told[]): string {
  const before = heistBefore(event, log);
  if (!BY_CARD.includes(event.kind) || policeIn(event, before)) return '';
  return String(cardsUsed(before, whoIn(event)).at(-1)?.args['card'] ?? '');
}

/** What the effect of a card that worked now looks at: `heat`, say. */
function lookedAt(card: string, event: Told): Set<string> {
  const effects = narrator.effects(card).map((one) => one.id);
  const from = effects.indexOf(WORKS_IN[event.kind] ?? '');
  const rest = from < 0 ? [] : effects.slice(from + 1);
  const end = rest.findIndex((id) => id.startsWith('phase-'));
  return new Set((end < 0 ? rest : rest.slice(0, end)).map((id) => LOOKS_AT[id] ?? '').filter(Boolean));
}

/** The numbers and cards of this case that the effect looked at. */
function facts(event: Told, log: Told[]): string[] {
  const before = heistBefore(event, log);
  const seen = lookedAt(cardBehind(event, log), event);
  const name = (seat: number) => (seat === narrator.viewer ? w('you') : (narrator.names[seat] ?? ''));
  const list = (all: [number, string | number][]) =>
    all.map(([seat, what]) => w('because-one', { name: name(seat), what })).join(COMMA) || w('because-nobody');
  const stage = before.slice(before.findLastIndex((one) => one.kind === 'stage') + 1);
  const seats = narrator.names.map((_, seat) => seat);
  const lines: string[] = [];
  if (seen.has('record')) {
    const record = cardsUsed(before, whoIn(event)).filter((one) => one.kind !== 'copies');
    lines.push(w('because-record', { what: record.map((one) => title(String(one.args['card']))).join(COMMA) }));
  }
  if (seen.has('heat')) {
    const all = purses(
      log.filter((one) => one.n < event.n),
      seats.length,
    );
    lines.push(w('because-heat', { what: list(seats.map((seat) => [seat, all[seat]!.heat])) }));
  }
  if (seen.has('takers')) {
    const took = stage.filter((one) => one.kind === 'takes' && whoIn(one) !== whoIn(event));
    lines.push(w('because-takers', { what: list(took.map((one) => [whoIn(one), numberIn(one, 'heat')])) }));
  }
  if (seen.has('uses')) {
    const used = seats.map((seat) => [seat, cardsUsed(stage, seat).at(-1)] as const);
    const cards = used.flatMap(([seat, one]): [number, string][] =>
      one ? [[seat, title(String(one.args['card']))]] : [],
    );
    lines.push(w('because-uses', { what: list(cards) }));
  }
  return lines;
}

/** A card that pays in C and did not: that, and what of this case it looked at. */
function unpaid({ events, log }: Finished, seat: number, upTo: number): string[] {
  const card = String(cardsUsed(events, seat).at(-1)?.args['card'] ?? '');
  const isOver = events.some((one) => one.kind === 'caught' || (one.kind === 'earns' && whoIn(one) === seat));
  if (isOver || !narrator.effects(card).some((one) => one.id === 'phase-c')) return [];
  const at = { ...events[0]!, n: upTo + 0.5, kind: 'earns', args: { who: `p${seat}` } };
  return [w('story-unpaid', { card: title(card) }), ...facts(at, log)];
}

/** The card behind what happened to a player, and what of this case its effect looked at. */
function because(event: Told, log: Told[]): string[] {
  const police = policeIn(event, heistBefore(event, log));
  if (police) return [narrator.sentence(police)];
  const card = cardBehind(event, log);
  if (!card) return [];
  return [...facts(event, log), w('because-card', { card: title(card), effect: narrator.effect(card) })];
}

function said(event: Told): string {
  if (event.kind === 'claims-quiet') return w('claim-quiet');
  return event.kind === 'claims' ? w('claim-plays', { card: title(String(event.args['card'])) }) : '';
}

/** A claim is about the card that is turned up next in its Stage. */
function proved(log: Told[]): Map<number, boolean> {
  const found = new Map<number, boolean>();
  let claims = new Map<number, Told>();
  for (const event of log) {
    const who = whoIn(event);
    if (['stage', 'heist', 'drafted'].includes(event.kind)) claims = new Map();
    else if (said(event)) claims.set(who, event);
    else if (event.kind === 'plays' && claims.has(who)) {
      const claim = claims.get(who)!;
      found.set(claim.n, claim.kind === 'claims-quiet' || claim.args['card'] === event.args['card']);
    } else if (event.kind === 'takes' && claims.get(who)?.kind === 'claims-quiet') found.set(claims.get(who)!.n, false);
  }
  return found;
}

const wish = (choice: Choice) =>
  choice.verb === 'claim'
    ? { what: w('wish-play'), which: title(String(choice.args['card'])) }
    : { what: w('claim-quiet'), which: '' };

const filters = [
  { key: 'money', title: () => w('story-money'), isIn: (event: Told) => MONEY.includes(event.kind) },
  {
    key: 'heat',
    title: () => w('story-heat'),
    isIn: (event: Told) => ['takes', 'returns', 'price'].includes(event.kind),
  },
];
const folds = (event: Told): string => (QUIET.includes(event.kind) ? event.kind : '');

export const story: Story = {
  start: () => w('stage-draft', { n: 1 }),
  heading,
  scene,
  folds,
  said,
  wish,
  proved,
  filters,
  because,
  card: cardBehind,
};
