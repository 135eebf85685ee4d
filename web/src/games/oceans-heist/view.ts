import { seatIn } from '../../lib/args';
import type { Choice, Frame, Told } from '../../wire';
import type { View } from './shown';

export type { Bill, View } from './shown';

export const KINDS = ['hack', 'sneak', 'con', 'force', 'lure', 'pick', 'climb'];

export const viewOf = (frame: Frame): View => frame.view as unknown as View;

/** A card's title row: `e-jammer#2` is a copy of `e-jammer`. */
export const idOf = (card: string): string => card.split('#')[0]!;

export const choiceOf = (frame: Frame, action: string): Choice | undefined =>
  frame.legal.find((choice) => choice.action === action);

/** The card an event or a choice is about, whichever kind of card it is. */
const cardIn = ({ args }: Pick<Told, 'args'>): string => JSON.stringify(args.item ?? args.guard ?? args.global);

/** Which teammate last did this to a card: the choice that undoes it names the same card. */
export const authorOf = (log: Told[], kinds: string[], undo: Choice | undefined): number =>
  seatIn(undo && log.findLast((event) => kinds.includes(event.kind) && cardIn(event) === cardIn(undo))?.args.who);
