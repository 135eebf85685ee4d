import type { Choice, Frame, Told } from '../../wire';
import type { View } from './shown';

export type { Character, Offer, View } from './shown';

export const viewOf = (frame: Frame): View => frame.view as unknown as View;

/** One call of a Heist: who stood up for a Role, and whether it was the one the Snitch named. */
export interface Call {
  role: string;
  shown: Told[];
  isNamed: boolean;
}

/** The calls in their order: as the Roles are listed, the named one last. */
export function callsOf(events: Told[], roles: string[]): Call[] {
  const naming = events.find((event) => event.kind === 'names');
  const named = naming?.args.role;
  const order = [...roles.filter((role) => role !== named), ...roles.filter((role) => role === named)];
  return order.map((role) => ({
    role,
    shown: events.filter((event) => event.kind === 'reveals' && roleOf(event) === role),
    isNamed: role === named,
  }));
}

/** What the Role cards in the middle tell about a Role I sent: nobody, perhaps or surely so many others too. */
export function company(view: View, role: string): { is: 'alone' | 'perhaps' | 'others'; n: number } {
  const mine = view.characters.filter((one) => one.seat === view.seat && one.role === role).length;
  const n = (view.visible[role] ?? 0) - mine;
  return { is: n > 0 ? 'others' : n === 0 ? 'perhaps' : 'alone', n };
}

/** Role of a `reveals` or `eliminated` event. */
export const roleOf = (event: Told): string => String(event.args.role ?? '');

/** The choice of an action by its notation, if it is legal now. */
export function choiceOf(frame: Frame, action: string): Choice | undefined {
  return frame.legal.find((choice) => choice.action === action);
}

/** How a Character is named in notation. */
export function characterName(view: View, seat: number, slot: number): string {
  return view.cash.length === 3 ? `p${seat}-${slot}` : `p${seat}`;
}

/** How an offer to me is named in notation: by its payer. */
export function bidName(view: View, payer: number, slot: number): string {
  return view.cash.length === 3 ? `p${payer}-for-${slot}` : `p${payer}`;
}
