import type { Choice, Frame, Told } from '../../wire';
import { w } from './words';

/** What the server shows of a table of Heat. */
export interface View {
  phase: string;
  seat: number;
  heist: number;
  stage: number;
  round: number;
  passes: 'left' | 'right';
  price: number;
  board: {
    rows: { slots: number; tokens: number; price: number }[];
    tokens: number;
    out: number;
    next_price_in: number | null;
  };
  heat: number[];
  money: number[];
  records: string[][];
  using: (string | null)[];
  hands: number[];
  piles: number[];
  aside: number[];
  deck: number;
  chosen: boolean[];
  claims: (string | null)[];
  apb: { left: number; drawn: string[] } | null;
  effects: Record<string, string>;
  hand: string[];
  choice: string[];
  memory: {
    passed: string[];
    passed_to: number;
    received: string[];
    received_from: number;
    aside: string[];
    seen: { seat: number; cards: string[] }[];
  } | null;
  jailed: number[];
  winners: number[];
}

export const viewOf = (frame: Frame): View => frame.view as unknown as View;

/** The phase letters of a card, read off its effect: "A: ... C: ...". */
export const letters = (effect: string | undefined): string[] =>
  [...(effect ?? '').matchAll(/\b([ABC]):/g)].map((found) => found[1]!);

const WORTH: Record<string, (event: Told, seat: number) => string> = {
  gains: (event) => w('gain.money', { n: event.a }),
  earns: (event) => w('gain.money', { n: event.a }),
  loses: (event) => w('loss.money', { n: event.a }),
  takes: (event) => w('gain.heat', { n: event.a }),
  returns: (event) => w('loss.heat', { n: event.a }),
};

/** What the last Stage did to each seat, in a few words each. */
export function lastStage(log: Told[], seats: number): string[][] {
  const from = log.findLastIndex((event) => event.kind === 'plays');
  const start = log.findLastIndex((event, i) => i < from && (event.kind === 'stage' || event.kind === 'chose'));
  const sums: string[][] = Array.from({ length: seats }, () => []);
  for (const event of log.slice(Math.max(0, start))) {
    if (event.kind === 'pays') {
      sums[event.seat]?.push(w('loss.money', { n: event.a }));
      sums[event.b]?.push(w('gain.money', { n: event.a }));
    } else {
      const words = WORTH[event.kind]?.(event, event.seat);
      if (words) sums[event.seat]?.push(words);
    }
  }
  return sums;
}

const PICKS = ['pass', 'play', 'add', 'aside'];

/** What tapping a card of my hand means now. */
export const pickOf = (frame: Frame, card: string): Choice | undefined =>
  frame.legal.find((one) => PICKS.includes(one.verb) && one.action.split(' ')[1] === card);

/** A card of my hand is asked for: a phone shows them as rows, with their effects. */
export const isListed = (frame: Frame): boolean =>
  frame.pending.includes(frame.viewer) && frame.legal.some((one) => PICKS.includes(one.verb));
