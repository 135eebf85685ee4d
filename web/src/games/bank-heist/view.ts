import type { Choice, Frame } from '../../wire';
import type { View } from './shown';

export type { Player as Somebody, View } from './shown';

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
