/** What events and choices are about. */
import type { Told } from '../wire';

/** The number of a seat such as `p2`, or of a Character's such as `p2-1`; -1 if it is none. */
export const seatIn = (value: unknown): number =>
  typeof value === 'string' && /^p\d+/.test(value) ? Number.parseInt(value.slice(1), 10) : -1;

/** Who did it; -1 for the table. */
export const whoIn = (event: Told): number => seatIn(event.args['who']);

/** A number among the arguments, 0 if there is none. */
export const numberIn = (event: Pick<Told, 'args'>, name: string): number => Number(event.args[name] ?? 0);
