import { numberIn, seatIn, whoIn } from '../../lib/args';
import { narrator } from '../../lib/narrator.svelte';
import { inSentences } from '../../lib/words';
import type { Choice, Frame, Told } from '../../wire';
import type { View } from './shown';
import { w } from './words';

export type { View } from './shown';

export const viewOf = (frame: Frame): View => frame.view as unknown as View;

const PHASE = 'phase-';

/** The letters of the phases that a card works in. */
export const letters = (card: string): string[] =>
  narrator
    .effects(card)
    .filter((one) => one.id.startsWith(PHASE))
    .map((one) => one.id.slice(PHASE.length).toUpperCase());

/** What a card does, without the letters that stand beside it. */
export const effectOf = (card: string): string => narrator.effect(card, (one) => !one.id.startsWith(PHASE));

export const STEPS = ['flip', 'a', 'check', 'b', 'c'] as const;
export type StepName = (typeof STEPS)[number];

/** One step of a Stage: what it did to whom, and what it told the whole table. */
export interface Step {
  name: StepName;
  events: Told[];
}

const STEP_OF: Record<string, StepName> = {
  plays: 'flip',
  'sits-out': 'flip',
  consequence: 'check',
  apb: 'check',
  'apb-shuffled': 'check',
  cancelled: 'check',
  'too-hot': 'check',
  caught: 'check',
  gains: 'b',
  takes: 'b',
  pays: 'b',
  earns: 'c',
  price: 'c',
};
const EITHER = ['returns', 'loses']; // by a card in A, or as a Consequence
const AFTER = ['stage', 'heist', 'pays-off', 'jailed', 'wins', 'no-winner'];

/** The last Stage whose cards were turned up, step by step, as far as it has come. */
export function lastStage(log: Told[]): Step[] {
  const isFlip = (event: Told) => STEP_OF[event.kind] === 'flip';
  const last = log.findLastIndex(isFlip);
  const first = log.findLastIndex((event, i) => i < last && !isFlip(event)) + 1;
  const steps: Step[] = STEPS.map((name) => ({ name, events: [] }));
  let now: StepName = 'flip';
  for (const event of last < 0 ? [] : log.slice(first)) {
    if (AFTER.includes(event.kind)) break;
    if (!EITHER.includes(event.kind) || now === 'flip') now = STEP_OF[event.kind] ?? 'a';
    steps[STEPS.indexOf(now)]!.events.push(event);
  }
  return steps;
}

/** What a step did to a seat, without the name the lane already shows. */
export function told(step: Step | undefined, seat: number): string[] {
  return (step?.events ?? [])
    .filter((event) => whoIn(event) === seat && event.kind !== 'decided')
    .map((event) => narrator.say({ id: `did-${event.kind}`, args: event.args }, narrator.viewer));
}

/** What a step told the whole table: of several more A phases the last, and the price where it is drawn. */
function announced(events: Told[]): string {
  const isLast = (event: Told) =>
    event.kind !== 'extra-a' || events.findLast((one) => one.kind === 'extra-a') === event;
  const all = events.filter((event) => whoIn(event) < 0 && event.kind !== 'price' && isLast(event));
  return inSentences(all.map((event) => narrator.sentence(event)));
}

/** What a step is about, or what it told the whole table. */
export function noteOf(step: Step): string {
  const events = step.events.filter((event) => event.kind !== 'price');
  return announced(events) || w.maybe(`step-${step.name}-${events.length ? 'what' : 'none'}`);
}

/** What all steps together brought a seat. */
export function outcome(steps: Step[], seat: number): { money: number; heat: number } {
  const sum = { money: 0, heat: 0 };
  for (const event of steps.flatMap((step) => step.events)) {
    const isMine = whoIn(event) === seat;
    const money = numberIn(event, 'money');
    const heat = numberIn(event, 'heat');
    if (event.kind === 'pays' && seatIn(event.args.other) === seat) sum.money += money;
    if (isMine && (event.kind === 'gains' || event.kind === 'earns')) sum.money += money;
    if (isMine && (event.kind === 'loses' || event.kind === 'pays')) sum.money -= money;
    if (isMine && event.kind === 'takes') sum.heat += heat;
    if (isMine && event.kind === 'returns') sum.heat -= heat;
  }
  return sum;
}

export const PICKS = ['pass', 'play', 'add', 'aside'];

/** What tapping a card of my hand means now. */
export const pickOf = (frame: Frame, card: string): Choice | undefined =>
  frame.legal.find((one) => PICKS.includes(one.verb) && one.action.split(' ')[1] === card);

/** What a tap on a Plan card explains: the card, then its letters. */
export const explains = (card: string): string =>
  [card, ...letters(card).map((letter) => `phase-${letter.toLowerCase()}`)].join(' ');
