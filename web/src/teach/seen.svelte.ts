/** What this browser has been shown of each game. It never leaves the browser. */
const KEY = 'hideout-taught';

interface Kept {
  /** Games whose first screen was seen. */
  first: string[];
  /** Games in which the coach was switched on or off; on in the first game of each. */
  coach: Record<string, boolean>;
  /** Kinds of decisions that were met, as `game/phase`. */
  met: string[];
}

function read(): Kept {
  const fresh: Kept = { first: [], coach: {}, met: [] };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return fresh;
  }
}

class Seen {
  #kept = $state<Kept>(read());

  hasSeen(game: string): boolean {
    return this.#kept.first.includes(game);
  }

  see(game: string): void {
    if (!this.hasSeen(game)) this.#keep({ first: [...this.#kept.first, game] });
  }

  isCoached(game: string): boolean {
    return this.#kept.coach[game] ?? true;
  }

  coach(game: string, isOn: boolean): void {
    // Who switches it on again wants to be told again.
    const met = isOn ? this.#kept.met.filter((one) => !one.startsWith(`${game}/`)) : this.#kept.met;
    this.#keep({ coach: { ...this.#kept.coach, [game]: isOn }, met });
  }

  /** The first game of its kind is over: from now on the coach is there when asked for. */
  finish(game: string): void {
    if (this.#kept.coach[game] === undefined) this.#keep({ coach: { ...this.#kept.coach, [game]: false } });
  }

  hasMet(kind: string): boolean {
    return this.#kept.met.includes(kind);
  }

  meet(kind: string): void {
    if (!this.hasMet(kind)) this.#keep({ met: [...this.#kept.met, kind] });
  }

  #keep(changes: Partial<Kept>): void {
    Object.assign(this.#kept, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A private window forgets; nothing else changes.
    }
  }
}

export const seen = new Seen();
