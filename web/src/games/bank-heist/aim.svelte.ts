import { seatIn } from '../../lib/args';
import { picked } from '../../lib/picked.svelte';
import type { Choice, Frame } from '../../wire';
import { isAimed } from './view';

/** The icon of each thing one may do to a seat. */
export const AIMS: Record<string, string> = {
  'pass-to': 'pass-card',
  choose: 'alarm',
  place: 'alarm',
  shoot: 'shoot',
  stab: 'stab',
  cut: 'knife',
  unlock: 'lock-pick',
  unjam: 'lock-pick',
  chloroform: 'chloroform',
  'zip-tie': 'zip-tie',
  handcuff: 'handcuffs',
  beside: 'shotgun',
  speedloader: 'speedloader',
  'second-gun': 'second-gun',
};

/** What a tap on a seat means now: shared by the sheet and the table. */
class Aim {
  #wanted = $state('');

  /** Another thing to do: to whom, is to be said anew. */
  want(frame: Frame, verb: string): void {
    if (verb !== this.verb(frame)) picked.clear();
    this.#wanted = verb;
  }

  verbs(frame: Frame): string[] {
    return [...new Set(frame.legal.filter(isAimed).map((choice) => choice.verb))];
  }

  verb(frame: Frame): string {
    const verbs = this.verbs(frame);
    return verbs.includes(this.#wanted) ? this.#wanted : (verbs[0] ?? '');
  }

  at(frame: Frame, seat: number): Choice | undefined {
    const verb = this.verb(frame);
    return frame.legal.find((choice) => choice.verb === verb && seatIn(choice.args.seat) === seat);
  }
}

export const aim = new Aim();
