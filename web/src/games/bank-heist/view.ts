import type { Choice, Frame } from '../../wire';

export interface Somebody {
  living: boolean;
  identity: string | null;
  could_be: string[];
  revealed: boolean;
  cards: number;
  known: string[];
  face_up: boolean;
  attribute: string | null;
  martial_used: boolean;
  tied: boolean;
  cuffed: boolean;
  cold: boolean;
  bleeding: boolean;
  vest_used: boolean;
}

/** What the server shows of a table of Bank Heist. */
export interface View {
  phase: string;
  stage: string;
  seat: number;
  identity: string | null;
  partner: number;
  token: number;
  /** start space, first alarm space, Agents-win space, Hideout space */
  board: [number, number, number, number];
  truck: number;
  start: number;
  turn: number;
  code: number[];
  locked_out: number[];
  vault_cards: number;
  alarm_cards: number;
  alarm_card: string | null;
  handcuffs: number;
  card: string | null;
  passer: number;
  receiver: number;
  searched: number;
  hand: string[];
  players: Somebody[];
  attacks: { kind: string; attacker: number; target: number; side: number; victim: number }[];
  poison_turns: number;
  claims: { claim: string; seat: number; about: number }[];
  aside: string[] | null;
  ending: string | null;
  winners: number[];
}

export const viewOf = (frame: Frame): View => frame.view as unknown as View;

/** Verbs that name one other seat: those are aimed on the table itself. */
const AIMED = [
  'pass-to',
  'choose',
  'place',
  'shoot',
  'stab',
  'cut',
  'unlock',
  'unjam',
  'chloroform',
  'zip-tie',
  'handcuff',
  'beside',
  'speedloader',
  'second-gun',
];
/** Verbs that name a card of my hand. */
const CARDS = ['lose', 'give', 'pay'];

export const isAimed = (choice: Choice): boolean => AIMED.includes(choice.verb);
export const isCard = (choice: Choice): boolean => CARDS.includes(choice.verb);
export const isClaim = (choice: Choice): boolean => choice.verb.startsWith('claim-') && choice.verb !== 'claim-none';

/** Which side an identity plays for, as a class of the design. */
export function side(identity: string | null): string {
  if (identity === 'agent') return 'agent';
  return identity === 'rival' ? 'rival' : 'crew';
}
