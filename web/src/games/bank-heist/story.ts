/** Bank Heist as scenes: the alarm, the way out, each round of the Getaway, the Hideout. */
import { numberIn, seatIn, whoIn } from '../../lib/args';
import { narrator } from '../../lib/narrator.svelte';
import { inSentences } from '../../lib/words';
import { lastOf, type Beat, type Finished, type Lane, type Scene, type StageCard, type Story } from '../../story/story';
import type { Choice, Frame, Told } from '../../wire';
import { title } from '../titles';
import { viewOf, type View } from './view';
import { w } from './words';

const OPENERS = ['alarm-sounds', 'getaway', 'token', 'hideout'];
const ATTACKS = ['attacks', 'drugged', 'poison-kills', 'bleeds-out', 'driver-shoots'];
const TURNED = ['revealed', 'shown'];
const FALLS = ['dies'];
const SILENT = ['turn', 'goes-on', 'stops', 'wins']; // what a summary leaves out
const MOST = 5; // attacks that have a moment of their own

export function heading(event: Told, log: Told[]): string {
  if (event.kind === 'turn') {
    const seat = whoIn(event);
    return seat === narrator.viewer ? w('story-turn-you') : w('story-turn', { name: narrator.names[seat] ?? '' });
  }
  if (event.kind === 'code') {
    const isFirst = !log.some((one) => one.kind === 'code' && one.n < event.n);
    return isFirst ? w('stage-crack') : '';
  }
  if (event.kind === 'alarm-sounds') return w('stage-robbery-alarm');
  return ['getaway', 'hideout'].includes(event.kind) ? w(`stage-${event.kind}`) : '';
}

const nameOf = ({ names, viewer }: Finished, seat: number): string =>
  seat === viewer ? w('story-you') : (names[seat] ?? '');
const order = ({ names, viewer }: Finished): number[] =>
  names.map((_, i) => (viewer < 0 ? i : (viewer + i) % names.length));
const cardOf = (id: string): StageCard => ({ icon: id, title: title(id) });
const count = (log: Told[], kind: string, seat: number): number =>
  log.filter((event) => event.kind === kind && whoIn(event) === seat).length;
const bagsIn = (log: Told[]): number => {
  const last = log.findLast((event) => event.kind === 'loads');
  return last ? numberIn(last, 'bags') : 0;
};

/** What everybody saw of each player in the Robbery. */
function robbery(chapter: Finished, beat: string, opener: Told): Scene {
  const { log } = chapter;
  const bags = bagsIn(log);
  const say = (n: number) => String(n);
  const players = chapter.after ? viewOf(chapter.after).players : [];
  const lanes = order(chapter).map((seat): Lane => {
    const lines = [
      w('story-loaded', { n: count(log, 'loads', seat) }),
      w('story-took', { n: count(log, 'takes-card', seat) }),
    ];
    if (count(log, 'dye', seat)) lines.push(w('story-dyed', { n: count(log, 'dye', seat) }));
    const attribute = players[seat]?.attribute;
    const cards = attribute ? [cardOf(attribute)] : [];
    return { key: String(seat), seat, title: nameOf(chapter, seat), lines: [inSentences(lines)], cards };
  });
  const figure = { title: w('story-bags'), icon: 'cash-bag', n: bags, was: bags, say };
  const note = narrator.sentence(opener);
  return { title: w(beat), beats: [{ title: w(beat), note, figures: [figure], lanes, upTo: opener.n, millis: 5000 }] };
}

/** Attacks with all that came of them, in order. */
function attacksIn(events: Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const event of events) {
    if (ATTACKS.includes(event.kind)) groups.push([event]);
    else if (event.kind === 'turn') groups.push([]);
    else groups.at(-1)?.push(event);
  }
  return groups.filter((group) => group.length);
}

/** Whom an event is about: who did it, and to whom. */
const about = (event: Told): number[] => [whoIn(event), seatIn(event.args['other'])].filter((seat) => seat >= 0);

/** A player with what became of them in these events. */
function fateOf(chapter: Finished, events: Told[], seat: number): Lane {
  const own = events.filter((event) => whoIn(event) === seat);
  const turned = own.findLast((event) => TURNED.includes(event.kind));
  const cards = turned ? [cardOf(String(turned.args['identity']))] : [];
  const lane: Lane = { key: String(seat), seat, title: nameOf(chapter, seat), cards };
  if (own.some((event) => FALLS.includes(event.kind))) return { ...lane, stamp: w('stamp-out'), tone: 'bad' };
  return lane;
}

function attack(chapter: Finished, events: Told[]): Beat {
  const seats = [...new Set(events.flatMap(about))];
  return {
    title: narrator.sentence(events[0]!),
    note: inSentences(events.slice(1).map((event) => narrator.sentence(event))),
    lanes: seats.map((seat) => fateOf(chapter, events, seat)),
    upTo: lastOf(events),
    millis: 2200,
  };
}

/** Everybody, with what became of them; who they are only if that lay open for all by then. */
function summary(chapter: Finished, heading: string, note: string, millis: number): Beat {
  const { events, log } = chapter;
  const winners = new Set(events.filter((event) => event.kind === 'wins').map(whoIn));
  const open = log.filter((event) => !event.private);
  const lanes = order(chapter).map((seat): Lane => {
    const lane = fateOf(chapter, open, seat);
    lane.lines = events
      .filter((event) => whoIn(event) === seat && !SILENT.includes(event.kind))
      .map((event) => narrator.sentence(event));
    if (winners.has(seat)) return { ...lane, stamp: w('story-stamp-wins'), tone: 'good' };
    return lane;
  });
  return { title: heading, note, lanes, upTo: lastOf(events), millis };
}

/** A round of the Getaway: its attacks one by one, then everybody. */
function round(chapter: Finished): Scene | undefined {
  const attacks = attacksIn(chapter.events);
  const isQuiet = !attacks.length;
  const name = w('story-way');
  const note = isQuiet ? w('story-quiet') : '';
  const beats = attacks.slice(-MOST).map((group) => attack(chapter, group));
  return { title: name, beats: [...beats, summary(chapter, name, note, isQuiet ? 2500 : 3500)] };
}

/** Identities turn up one by one, then the Driver looks everybody over. */
function atTheHideout(chapter: Finished): Scene {
  const { events } = chapter;
  const turned = events.filter((event) => TURNED.includes(event.kind));
  const name = w('stage-hideout');
  const beats = turned.map((event, i): Beat => ({
    title: name,
    note: narrator.sentence(event),
    lanes: turned.map((one, at): Lane => {
      const seat = whoIn(one);
      const lane: Lane = { key: String(seat), seat, title: nameOf(chapter, seat), isNow: at === i };
      if (at > i) return { ...lane, cards: [{ icon: 'hideout', title: '', isBack: true }], tone: 'due' };
      return { ...lane, cards: [cardOf(String(one.args['identity']))] };
    }),
    upTo: event.n,
    millis: 1600,
  }));
  const after = events.slice(events.findLastIndex((event) => TURNED.includes(event.kind)) + 1);
  return { title: name, beats: [...beats, summary(chapter, name, told(after), 4500)] };
}

/** It ended on the way: its last attacks one by one, then what that brought. */
function theEnd(chapter: Finished): Scene {
  const { events } = chapter;
  const name = w('story-end');
  const beats = attacksIn(events)
    .slice(-MOST)
    .map((group) => attack(chapter, group));
  const note = told(events.filter((event) => event.kind === 'ends'));
  return { title: name, beats: [...beats, summary(chapter, name, note, 4500)] };
}

const told = (events: Told[]): string =>
  inSentences(events.filter((event) => event.kind !== 'wins').map((event) => narrator.sentence(event)));

const finale = (chapter: Finished): Scene =>
  chapter.events.some((event) => event.kind === 'hideout') ? atTheHideout(chapter) : theEnd(chapter);

/** Whether we are on the road when this chapter begins. */
const isOnTheRoad = ({ log, events }: Finished): boolean => {
  const first = events[0]?.n ?? 0;
  return log.some((event) => event.kind === 'getaway' && event.n <= first);
};

function scene(chapter: Finished): Scene | undefined {
  const { next, events } = chapter;
  if (next?.kind === 'alarm-sounds') return robbery(chapter, 'story-alarm', next);
  if (next?.kind === 'getaway') return robbery(chapter, 'stage-getaway', next);
  if (!next && events.some((event) => event.kind === 'ends')) return finale(chapter);
  if (next?.kind === 'token' && isOnTheRoad(chapter)) return round(chapter);
  return undefined;
}

const SHOTS = [
  'attacks',
  'beside',
  'returns-fire',
  'vest',
  'hostage',
  'martial',
  'dies',
  'bleeds',
  'drugged',
  'driver-shoots',
  'shown',
  'revealed',
];
const BAGS = ['loads', 'dye', 'dyed', 'found', 'claims-none', 'takes-card'];

const filters = [
  { key: 'shots', title: () => w('story-shots'), isIn: (event: Told) => SHOTS.includes(event.kind) },
  { key: 'bags', title: () => w('story-cards'), isIn: (event: Told) => BAGS.includes(event.kind) },
];
const folds = (event: Told): string => (['ready', 'answers'].includes(event.kind) ? event.kind : '');

function said(event: Told): string {
  if (event.kind === 'claims-none') return w('said-claims-none', { name: calledIn(event) });
  return event.kind.startsWith('claim-') ? w(`said-${event.kind}`, { name: calledIn(event) }) : '';
}
const calledIn = (event: Told): string => narrator.names[seatIn(event.args['other'])] ?? '';

const TATTOOED = ['crew', 'sticky-fingers'];
const PROVABLE: Record<string, boolean> = { 'claim-tattoo': true, 'claim-no-tattoo': false };

/**
 * A tattoo is known when its bearer's identity lies open, or to whoever was shown it. Who turns out to be
 * Crew has kept no bag: whatever was passed to them went into the truck. [BH-42]
 */
function proved(log: Told[], view?: Frame['view']): Map<number, boolean> {
  const identities = new Map<number, string>();
  const tattoos = new Map<number, boolean>();
  const turn = (seat: number, identity: string): void => {
    identities.set(seat, identity);
    tattoos.set(seat, TATTOOED.includes(identity));
  };
  for (const event of log) {
    if (TURNED.includes(event.kind)) turn(whoIn(event), String(event.args['identity']));
    if (event.kind === 'tattoo') tattoos.set(whoIn(event), event.args['has_tattoo'] === true);
  }
  const players = (view as Partial<View> | undefined)?.players ?? [];
  players.forEach(({ identity }, seat) => identity && turn(seat, identity));
  const found = new Map<number, boolean>();
  for (const event of log) {
    const other = seatIn(event.args['other']);
    const claimed = PROVABLE[event.kind];
    const known = tattoos.get(other);
    if (claimed !== undefined && known !== undefined) found.set(event.n, claimed === known);
    if (event.kind === 'claim-kept' && identities.get(other) === 'crew') found.set(event.n, false);
  }
  return found;
}

const wish = (choice: Choice) => ({
  // A sentence that ends with the gap needs no full stop as well.
  what: w(`said-${choice.verb}`, { name: '…' }).replace(/(…\u2069?)[.。]$/u, '$1'),
  which: narrator.names[seatIn(choice.args['seat'])] ?? '',
});

/** The attack it came of, as it was told. */
function because(event: Told, log: Told[]): string[] {
  if (!['dies', 'vest', 'hostage', 'martial', 'bleeds', 'tied', 'cuffed', 'revealed', 'shown'].includes(event.kind))
    return [];
  const attack = log.findLast(
    (one) =>
      ['attacks', 'driver-shoots', 'bleeds-out', 'poison-kills', 'hideout'].includes(one.kind) && one.n < event.n,
  );
  return attack ? [narrator.sentence(attack)] : [];
}

export const story: Story = {
  start: () => w('stage-partners'),
  heading,
  opens: (event) => OPENERS.includes(event.kind),
  scene,
  folds,
  said,
  wish,
  proved,
  filters,
  because,
};
