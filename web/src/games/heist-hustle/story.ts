/** A job of Heist Hustle as a scene: the die, the spinner, the points. */
import { numberIn, whoIn } from '../../lib/args';
import { narrator } from '../../lib/narrator.svelte';
import { lastOf, type Beat, type Finished, type Lane, type Scene, type Story } from '../../story/story';
import type { Told } from '../../wire';
import { title } from '../titles';
import type { View } from './shown';
import { w } from './words';

const POINTS = ['heist-points', 'spinner-points', 'wild-points', 'house-points'];

export const heading = (event: Told): string =>
  event.kind === 'location' ? title(String(event.args['location'])) : '';

const nameOf = ({ names, viewer }: Finished, seat: number): string =>
  seat === viewer ? w('you') : (names[seat] ?? '');
const weaponIn = (event: Told): string => String(event.args['weapon'] ?? '');

/** What everybody brought: weapons that were played, and the wild card's. */
function gear(chapter: Finished): Lane[] {
  const { events, names, viewer } = chapter;
  const seats = names.map((_, i) => (viewer < 0 ? i : (viewer + i) % names.length));
  return seats.map((seat) => {
    const own = events.filter((event) => whoIn(event) === seat);
    const one = own.find((event) => event.kind === 'plays-one');
    const taken = own.filter((event) => ['took', 'extra'].includes(event.kind));
    const wild = own.find((event) => event.kind === 'named');
    const cards = (one ? [one] : taken).map((event) => ({ icon: weaponIn(event), title: title(weaponIn(event)) }));
    if (wild) cards.push({ icon: 'wild', title: title(weaponIn(wild)) });
    return { key: String(seat), seat, title: nameOf(chapter, seat), cards };
  });
}

function roll(chapter: Finished, event: Told): Beat {
  return {
    title: w('story-roll'),
    note: narrator.sentence(event),
    lanes: gear(chapter).map((lane) => ({ ...lane, isNow: lane.seat === whoIn(event) })),
    figures: [
      { title: w('story-die'), icon: 'die', n: numberIn(event, 'die'), was: numberIn(event, 'die'), say: String },
    ],
    upTo: event.n,
    millis: 1800,
  };
}

function spin(chapter: Finished, event: Told): Beat {
  const hit = title(weaponIn(event));
  const lanes = gear(chapter).map((lane) => {
    const isHit = lane.cards?.some((card) => card.title === hit) ?? false;
    return { ...lane, isNow: isHit };
  });
  return { title: w('story-spin'), note: narrator.sentence(event), lanes, upTo: event.n, millis: 2000 };
}

function points(chapter: Finished): Beat {
  const { events, after } = chapter;
  const totals = after ? (after.view as unknown as View).totals : undefined;
  const winners = new Set(events.filter((event) => ['wins', 'shares-win'].includes(event.kind)).map(whoIn));
  const cost = events.filter((event) => event.kind === 'tries-again');
  const lanes = gear(chapter).map(({ key, seat, title: name }): Lane => {
    const own = events.filter((event) => POINTS.includes(event.kind) && whoIn(event) === seat);
    const paid = cost.filter((event) => whoIn(event) === seat).reduce((all, one) => all + numberIn(one, 'cost'), 0);
    const sum = own.reduce((all, event) => all + numberIn(event, 'points'), 0) - paid;
    const lines = own.map((event) => w(`story-${event.kind}`, { n: numberIn(event, 'points') }));
    if (paid) lines.push(w('story-paid', { n: paid }));
    const lane: Lane = { key, seat: seat!, title: name, lines: lines.length ? lines : [w('story-none')] };
    const now = totals?.[seat!];
    if (now !== undefined) lane.figures = [{ title: w('sheet-total'), n: now, was: now - sum, say: String }];
    if (winners.has(seat!)) return { ...lane, stamp: w('story-stamp-wins'), tone: 'good' };
    return lane;
  });
  return { title: w('story-points'), lanes, upTo: lastOf(events), millis: 3500 };
}

function scene(chapter: Finished): Scene | undefined {
  const { events } = chapter;
  const spun = events.findLast((event) => event.kind === 'spun');
  const rolled = events.findLast((event) => event.kind === 'rolled');
  if (!spun || !rolled) return undefined;
  return { title: heading(events[0]!), beats: [roll(chapter, rolled), spin(chapter, spun), points(chapter)] };
}

/** The location's worth, the die, the spinner: whatever these points were made of. */
function because(event: Told, log: Told[]): string[] {
  const last = (kind: string) => log.findLast((one) => one.kind === kind && one.n < event.n);
  const [location, rolled, spun] = [last('location'), last('rolled'), last('spun')];
  if (event.kind === 'rolled' && location) return [narrator.sentence(location)];
  if (!POINTS.includes(event.kind) || !rolled || !spun) return [];
  if (event.kind === 'heist-points' && location) return [narrator.sentence(location), narrator.sentence(rolled)];
  return [narrator.sentence(rolled), narrator.sentence(spun)];
}

const filters = [{ key: 'points', title: () => w('story-points'), isIn: (event: Told) => POINTS.includes(event.kind) }];
const folds = (event: Told): string =>
  ['took', 'extra'].includes(event.kind) ? 'took' : ['start-roll', 'wild-roll'].includes(event.kind) ? event.kind : '';

export const story: Story = { start: () => w('story-start'), heading, scene, folds, filters, because };
