/** The Heist on the table: the calls one after the other, then who gets what. */
import type { Frame, Told } from '../../wire';
import { Show } from '../show.svelte';
import { viewOf } from './view';

export const EACH = 1500; // milliseconds for a call

class Reveal extends Show {
  /** The Heist, by its number in this game, that was seen and put away. */
  seen = $state(0);

  /** Put the last Heist away and go on. */
  close(log: Told[]): void {
    this.stop();
    this.seen = heists(log);
  }
}

export const reveal = new Reveal();

const heists = (log: Told[]): number => log.filter((event) => event.kind === 'settled').length;

/** A Heist is on the table: it goes on, or it is over and not put away. */
export function isRevealed(frame: Frame, log: Told[]): boolean {
  const { phase } = viewOf(frame);
  if (!heists(log) || phase === 'negotiate') return false;
  return phase !== 'choose' || reveal.seen !== heists(log);
}
