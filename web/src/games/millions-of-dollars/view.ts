import type { Choice, Frame, Told } from '../../wire';

export interface Character {
  seat: number;
  slot: number;
  state: 'hand' | 'in' | 'withdrawn' | 'eliminated';
  ante: number;
  lent: boolean;
  role: string | null;
  revealed: boolean;
}

export interface Offer {
  payer: number;
  seat: number;
  slot: number;
  amount: number;
  private: boolean;
}

/** What the server shows of a table of Millions of Dollars. */
export interface View {
  phase: string;
  seat: number;
  round: number;
  rounds: number;
  target: number;
  loot: { id: string; title: string; loot: number; ante: number; symbol: string | null };
  discarded: string[];
  coming: string[];
  leader: number;
  cash: number[];
  free: number | null;
  reserve: number;
  intimidation: number[];
  roles: string[];
  chosen: boolean[];
  characters: Character[];
  visible: Record<string, number>;
  last: (string | null)[];
  offers: Offer[];
  held: { payer: number; slot: number; amount: number }[];
  claims: (string | null)[];
  asks: number[];
  ready: boolean[];
  absent: number[];
  called: boolean;
  asked: number;
  may_hurry: boolean;
  hurried: boolean;
  named: string | null;
  shared: number[];
  winners: number[];
}

export const viewOf = (frame: Frame): View => frame.view as unknown as View;

const ROLES = ['snitch', 'brute', 'driver', 'crook', 'mastermind'];

/** The events of the last Heist: from the end of its Negotiation on. */
export function lastHeist(log: Told[]): Told[] {
  const from = log.findLastIndex((event) => event.kind === 'settled');
  if (from < 0) return [];
  const to = log.findIndex((event, i) => i > from && event.kind === 'loot');
  return log.slice(from, to < 0 ? undefined : to);
}

/** One call of a Heist: who stood up for a Role, and whether it was the one the Snitch named. */
export interface Call {
  role: string;
  shown: Told[];
  isNamed: boolean;
}

/** The calls in their order: as the Roles are listed, the named one last. */
export function callsOf(events: Told[], roles: string[]): Call[] {
  const naming = events.find((event) => event.kind === 'names');
  const named = naming ? ROLES[naming.a] : undefined;
  const order = [...roles.filter((role) => role !== named), ...roles.filter((role) => role === named)];
  return order.map((role) => ({
    role,
    shown: events.filter((event) => event.kind === 'reveals' && roleOf(event) === role),
    isNamed: role === named,
  }));
}

/** What the Role cards in the middle tell about a Role I sent: nobody, perhaps or surely others too. */
export function company(view: View, role: string): 'alone' | 'perhaps' | 'others' {
  const mine = view.characters.filter((one) => one.seat === view.seat && one.role === role).length;
  const shown = view.visible[role] ?? 0;
  if (shown > mine) return 'others';
  return shown === mine ? 'perhaps' : 'alone';
}

/** Role of a `reveals` or `eliminated` event. */
export const roleOf = (event: Told): string => ROLES[event.b] ?? '';

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
