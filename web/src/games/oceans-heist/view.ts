import type { Choice, Frame, Told } from '../../wire';

export interface Bill {
  card: string;
  needs: Record<string, number>[];
  disabled?: boolean;
}

/** What the server shows of a table of Ocean's Heist; what a seat may not know is null. */
export interface View {
  phase: string;
  seat: number;
  side: 'crew' | 'staff' | null;
  teams: { crew: number[]; staff: number[] };
  captains: { crew: number; staff: number };
  confirmed: { crew: boolean; staff: boolean };
  round: number;
  scene: string | null;
  alarms: number;
  alarm_limit: number;
  target: string | null;
  has_target: boolean;
  situation: string | null;
  target_draft: string | null;
  situation_draft: string | null;
  globals: string[] | null;
  budget: number;
  money_left: number | null;
  /** By title, as the Situation has made them; only in the shop. */
  prices: Record<string, number> | null;
  hand: string[] | null;
  hand_count: number;
  hand_known: { card: string; uses: number }[];
  placed_in_prep: string[] | null;
  placed_in_crunch: string[] | null;
  crew_down: number;
  active: { card: string; uses: number; expended: number; early: boolean }[];
  opening: string[];
  gone: string[];
  drawn: Bill[];
  quota: number;
  laid: string[] | null;
  staff_down: number;
  vault_drawn: Bill[];
  vault_up: string | null;
  vault_down: string | null;
  peeked: string[] | null;
  peeks: number;
  defenses: Bill[];
  casino_deck: number;
  casino_discard: string[];
  vault_deck: number;
  vault_discard: string[];
  plan: {
    expends: Record<string, string[]>;
    pays: Record<string, string>;
    pool: Record<string, number>;
    short: Record<string, number> | string | null;
    holds: boolean;
    has_kept: boolean;
  } | null;
  attempt: { aim: string | null; faces: (string | null)[]; coin: boolean; may_discard: string[] } | null;
  coins: number;
  ending: string | null;
  winners: number[];
}

export const KINDS = ['hack', 'sneak', 'con', 'force', 'lure', 'pick', 'climb'];

export const viewOf = (frame: Frame): View => frame.view as unknown as View;

/** A card's title row: `e-jammer#2` is a copy of `e-jammer`. */
export const idOf = (card: string): string => card.split('#')[0]!;

export const choiceOf = (frame: Frame, action: string): Choice | undefined =>
  frame.legal.find((choice) => choice.action === action);

/** Which teammate last did this to a card: the choice that undoes it names the same card. */
export const authorOf = (log: Told[], kinds: string[], undo: Choice | undefined): number =>
  (undo && log.findLast((event) => kinds.includes(event.kind) && event.a === undo.a)?.seat) ?? -1;
