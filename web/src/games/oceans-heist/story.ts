/** A round of Ocean's Heist as a scene: the bills, what paid them, what stands and rings. */
import { COMMA, inSentences } from '../../lib/words';
import { numberIn } from '../../lib/args';
import { narrator } from '../../lib/narrator.svelte';
import { lastOf, type Beat, type Figure, type Finished, type Lane, type Scene, type Story } from '../../story/story';
import type { Told, Words } from '../../wire';
import { title } from '../titles';
import { idOf, viewOf } from './view';
import { kindWord, w } from './words';

const VAULT = 4;
const ESCAPE = 5;
const WAYS = 'abcdef'; // to disable a Defense, as they are printed

const guardIn = (event: Told): string => String(event.args['guard'] ?? '');
const itemIn = (event: Told): string => String(event.args['item'] ?? '');
const cards = (ids: string[]) => ids.map((id) => ({ icon: idOf(id), title: title(idOf(id)) }));
const sceneOf = (round: number): string => (round < VAULT ? 'entry' : round === ESCAPE ? 'escape' : 'vault');

export const heading = (event: Told): string =>
  event.kind === 'round' ? w(`scene-${sceneOf(numberIn(event, 'round'))}`, { n: numberIn(event, 'round') }) : '';

/** What a round did to each Defense. */
interface Fate {
  guard: string;
  paid?: string;
  attempts: Told[];
  isWinged: boolean;
  alarms: number;
  isTarget: boolean;
}

/** What paid for a Defense: by kind, with the amounts that the Globals made of it. */
function paidWith(event: Told, needs: Record<string, number>[]): string {
  const words = narrator.say(event.args['paid'] as Words);
  const bill = needs[WAYS.indexOf(String(event.args['way']))];
  if (!bill) return words;
  return Object.entries(bill)
    .map(([kind, n]) => w('shop-make', { kind: kindWord(kind), n }))
    .join(w('story-plus'));
}

/** Those that stood in this round, in the order in which they came, and their fate. */
function fates({ events, log, before }: Finished): Fate[] {
  const earlier = log.filter((event) => event.n < events[0]!.n);
  const lastRound = earlier.findLastIndex((event) => event.kind === 'round');
  const carried = earlier.slice(Math.max(0, lastRound)).filter((event) => event.kind === 'stays');
  const came = events.filter((event) => ['shows-defense', 'unique'].includes(event.kind));
  const touched = events.filter((event) => ['disables', 'winged', 'alarm', 'attempt'].includes(event.kind));
  const guards = [...new Set([...carried, ...came, ...touched].map(guardIn))];
  const needs = (guard: string) =>
    (before ? viewOf(before).defenses.find((one) => one.card === guard)?.needs : undefined) ?? [];
  return guards.map((guard) => {
    const own = events.filter((event) => guardIn(event) === guard);
    const paid = own.find((event) => event.kind === 'disables');
    const alarm = own.find((event) => event.kind === 'alarm');
    return {
      guard,
      ...(paid ? { paid: paidWith(paid, needs(guard)) } : {}),
      attempts: own.filter((event) => ['winged', 'wing-fails'].includes(event.kind)),
      isWinged: own.some((event) => event.kind === 'winged'),
      alarms: alarm ? numberIn(alarm, 'alarms') : 0,
      isTarget: idOf(guard).startsWith('u-'),
    };
  });
}

const isDown = (fate: Fate): boolean => fate.paid !== undefined || fate.isWinged;

function lane(fate: Fate, lines: string[], stamp: string, tone: Lane['tone']): Lane {
  const one: Lane = { key: fate.guard, title: title(idOf(fate.guard)), cards: cards([fate.guard]), lines };
  if (stamp) one.stamp = stamp;
  if (tone) one.tone = tone;
  return one;
}

/** Each Defense as far as the plan has gone. */
function billed(fate: Fate): Lane {
  if (fate.paid === undefined) return lane(fate, [w('assign-stands')], '', 'due');
  return lane(fate, [w('story-paid', { what: fate.paid })], w('story-stamp-off'), 'good');
}

function settled(fate: Fate): Lane {
  if (fate.paid !== undefined) return billed(fate);
  if (fate.isWinged) return lane(fate, [w('story-winged')], w('story-stamp-off'), 'good');
  const missed = fate.attempts.length ? [w('story-missed', { n: fate.attempts.length })] : [];
  if (fate.isTarget) return lane(fate, missed, w('story-stamp-stands'), 'bad');
  return lane(fate, missed, w('story-stamp-rings', { n: fate.alarms }), 'bad');
}

/** The attempts to wing it: the cards on the die, and what it showed. */
function rolls(events: Told[]): Beat[] {
  const beats: Beat[] = [];
  const ends = events.flatMap((event, i) => (['winged', 'wing-fails'].includes(event.kind) ? [i] : []));
  for (const end of ends) {
    const start = events.findLastIndex((event, i) => i < end && event.kind === 'attempt');
    const own = events.slice(start, end + 1);
    const named = own.filter((event) => event.kind === 'names');
    const face = numberIn(
      own.findLast((event) => event.kind.startsWith('rolls'))!,
      'face',
    );
    const isHit = events[end]!.kind === 'winged';
    const guard = guardIn(events[end]!);
    const numbers = [...new Set(named.map((event) => numberIn(event, 'face')))].join(COMMA);
    beats.push({
      title: w('story-wing'),
      note: w('story-odds', { what: title(idOf(guard)), numbers, n: face }),
      lanes: [
        {
          key: guard,
          title: title(idOf(guard)),
          cards: cards([guard, ...new Set(named.map(itemIn))]),
          lines: [w('wing-rolled', { n: face })],
          stamp: w(isHit ? 'story-stamp-off' : 'story-stamp-missed'),
          tone: isHit ? 'good' : 'bad',
        },
      ],
      upTo: events[end]!.n,
      millis: 2200,
    });
  }
  // Many attempts in one round: those that hit, and the last of the others.
  const most = 4;
  return beats.length <= most
    ? beats
    : beats.filter((one, i) => one.lanes[0]!.tone === 'good' || i === beats.length - 1);
}

function alarms({ events, log }: Finished): Figure {
  const limits = log.filter((event) => event.kind === 'alarms');
  const now = limits.at(-1);
  const isNew = now !== undefined && events.includes(now);
  const n = now ? numberIn(now, 'alarms') : 0;
  const was = isNew ? numberIn(limits.at(-2) ?? { args: {} }, 'alarms') : n;
  const limit = now ? numberIn(now, 'limit') : 0;
  const say = (count: number) => (limit ? w('alarms-note', { n: count, all: limit }) : String(count));
  return { title: w('story-alarms'), icon: 'alarm-token', n, was, say, isBad: true };
}

/** What became of the Crew's cards. */
function wear(events: Told[]): Lane {
  const gone = events.filter((event) => event.kind === 'used-up').map(itemIn);
  const spent = events.filter((event) => event.kind === 'expends').map(itemIn);
  const idle = events.filter((event) => event.kind === 'unused' && !gone.includes(itemIn(event))).map(itemIn);
  const list = (ids: string[]) => [...new Set(ids.map(idOf))].map(title).join(COMMA);
  const lines = [];
  if (gone.length) lines.push(w('story-gone', { what: list(gone) }));
  if (idle.length) lines.push(w('story-idle', { what: list(idle) }));
  if (!lines.length) lines.push(w('story-kept'));
  return {
    key: 'crew',
    title: w('team-crew'),
    icon: 'team-crew',
    cards: cards([...new Set([...spent, ...gone])]),
    lines,
  };
}

/** Which uses the plan has spent, and as what. */
function spent(events: Told[]): Lane {
  const uses = events.filter((event) => event.kind === 'expends');
  const note = (event: Told) =>
    w('story-uses', { n: numberIn(event, 'uses'), what: narrator.say(event.args['make'] as Words) });
  const used = uses.map((event) => ({ ...cards([itemIn(event)])[0]!, note: note(event) }));
  return { key: 'crew', title: w('team-crew'), icon: 'team-crew', cards: used, lines: [w('story-spent')] };
}

function turnedUp(events: Told[], all: Fate[]): Beat {
  const brought = events.filter((event) => event.kind === 'shows-equipment').map(itemIn);
  const not = events.filter((event) => event.kind === 'not-placed').map((event) => idOf(guardIn(event)));
  const lines = not.length ? [w('story-notplaced', { what: [...new Set(not)].map(title).join(COMMA) })] : [];
  return {
    title: w('story-up'),
    lanes: [
      {
        key: 'staff',
        title: w('team-staff'),
        icon: 'team-staff',
        cards: cards(all.map((one) => one.guard)),
        lines,
      },
      {
        key: 'crew',
        title: w('team-crew'),
        icon: 'team-crew',
        cards: cards(brought),
        lines: brought.length ? [] : [w('story-nothing')],
      },
    ],
    upTo: lastOf(events.filter((event) => ['shows-equipment', 'not-placed', 'shows-defense'].includes(event.kind))),
    millis: 2600,
  };
}

const TARGET = ['obtained', 'target-lost'];
const END = 'ending-';

function result(chapter: Finished, all: Fate[]): Beat {
  const { events } = chapter;
  const said = events.filter(
    (event) => TARGET.includes(event.kind) || event.kind === 'cancelled' || event.kind.startsWith(END),
  );
  const left = all.filter((fate) => !isDown(fate) && !fate.isTarget).length;
  const note = [
    left ? w('story-left', { n: left }) : w('story-clear'),
    ...said.map((event) => narrator.sentence(event)),
  ];
  return {
    title: w('story-result'),
    note: inSentences(note),
    figures: [alarms(chapter)],
    lanes: [...all.map(settled), wear(events)],
    upTo: lastOf(events),
    millis: 4200,
  };
}

/** The night begins: what both teams prepared in secret. */
function opening({ events }: Finished): Scene | undefined {
  const find = (kind: string, name: string) =>
    events.filter((event) => event.kind === kind).map((event) => String(event.args[name]));
  if (!events.some((event) => event.kind === 'hand')) return undefined;
  const staff = [...find('target', 'target'), ...find('global', 'global')];
  const crew = [...find('situation', 'situation'), ...find('opening', 'item')];
  return {
    title: w('story-prepared'),
    beats: [
      {
        title: w('story-prepared'),
        lanes: [
          {
            key: 'staff',
            title: w('team-staff'),
            icon: 'team-staff',
            cards: cards(staff),
            lines: staff.map((card) => narrator.effect(card)).filter(Boolean),
          },
          {
            key: 'crew',
            title: w('team-crew'),
            icon: 'team-crew',
            cards: cards(crew),
            lines: [
              ...crew.map((card) => narrator.effect(idOf(card))).filter(Boolean),
              ...events.filter((event) => event.kind === 'hand').map((event) => narrator.sentence(event)),
            ],
          },
        ],
        upTo: lastOf(events),
        millis: 7000,
      },
    ],
  };
}

function scene(chapter: Finished): Scene | undefined {
  const { events } = chapter;
  const head = events[0]?.kind === 'round' ? heading(events[0]) : '';
  if (!head) return opening(chapter);
  const all = fates(chapter);
  const isTold = events.some((event) => event.kind === 'shows-defense' || event.kind === 'crew-down');
  if (!isTold) return undefined;
  const plan = events.filter((event) => ['expends', 'disables'].includes(event.kind));
  const bills: Beat[] = plan.length
    ? [{ title: w('story-bills'), lanes: [...all.map(billed), spent(events)], upTo: lastOf(plan), millis: 3600 }]
    : [];
  return { title: head, beats: [turnedUp(events, all), ...bills, ...rolls(events), result(chapter, all)] };
}

const FOLDS: Record<string, string> = {
  draws: 'draws',
  buys: 'shop',
  returns: 'shop',
  lays: 'lay',
  lifts: 'lay',
  places: 'place',
  unplaces: 'place',
  'shows-defense': 'shows',
  'not-placed': 'shows',
  'shows-equipment': 'brought',
  'plans-to-pay': 'plan',
  'plans-to-expend': 'plan',
  'plans-to-leave': 'plan',
  'plans-auto': 'plan',
  'plans-nothing': 'plan',
  expends: 'expends',
  stakes: 'stakes',
  unstakes: 'stakes',
  names: 'names',
  unused: 'wear',
  'used-up': 'wear',
  'back-to-hand': 'wear',
  skips: 'skips',
  waits: 'skips',
};
const RESULTS = [
  'disables',
  'winged',
  'wing-fails',
  'alarm',
  'alarms',
  'cancelled',
  'obtained',
  'target-lost',
  'stays',
];

const filters = [
  { key: 'results', title: () => w('story-results'), isIn: (event: Told) => RESULTS.includes(event.kind) },
  {
    key: 'wing',
    title: () => w('story-wing'),
    isIn: (event: Told) => ['attempt', 'names', 'rolls', 'rolls-again', 'winged', 'wing-fails'].includes(event.kind),
  },
];
const folds = (event: Told): string => FOLDS[event.kind] ?? '';

export const story: Story = { start: () => w('stage-prepare'), heading, scene, folds, filters };
