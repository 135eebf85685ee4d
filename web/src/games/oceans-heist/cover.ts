/** Which uses pay for what a draft of the assignment promises; the server checks the whole plan. */
import { KINDS } from './view';

export type Amounts = readonly (readonly [kind: string, n: number])[];

/** An Equipment card that lies ready. */
export interface Payer {
  card: string;
  /** How many of its uses may be expended now. */
  uses: number;
  makes: readonly Amounts[];
  /** What comes with its first use. */
  early: Amounts;
  isBoosted: boolean;
  /** Keeps its use if nobody expends it; of any other card the first use is lost anyway. [OH-108] */
  isPatient: boolean;
}

/** What the Situation adds to a use of its trait, so many times a round. [OH-72] */
export interface Boost {
  kind: string;
  n: number;
  cap: number;
}

const NODES = 50_000; // after so many the best found so far has to do

const vector = (amounts: Amounts): number[] =>
  KINDS.map((kind) => amounts.reduce((sum, [one, n]) => sum + (one === kind ? n : 0), 0));

/** Every way to divide up to `most` uses among so many makes, few uses first. */
function shares(makes: number, most: number): number[][] {
  if (!makes) return [[]];
  const found = Array.from({ length: most + 1 }, (_, n) => shares(makes - 1, most - n).map((rest) => [n, ...rest]));
  return found.flat().toSorted((a, b) => total(a) - total(b));
}

const total = (numbers: number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** How often each card makes what, by card, so that it comes to the need; nothing if it cannot. */
export function cover(need: Record<string, number>, payers: Payer[], boost?: Boost): number[][] | undefined {
  const rows = payers.map((one) => ({
    ...one,
    made: one.makes.map(vector),
    first: vector(one.early),
    options: shares(one.makes.length, one.uses),
  }));
  const boosted = KINDS.indexOf(boost?.kind ?? '');
  // What the cards from i on can add at most, kind by kind.
  const rest = [KINDS.map((_, k) => (k === boosted ? boost!.n * boost!.cap : 0))];
  for (const row of rows.toReversed()) {
    const most = row.uses ? row.first : row.first.map(() => 0);
    rest.unshift(rest[0]!.map((n, k) => n + most[k]! + row.uses * Math.max(0, ...row.made.map((make) => make[k]!))));
  }
  const picked: number[][] = [];
  let best: number[][] | undefined;
  let least = Number.POSITIVE_INFINITY;
  let nodes = NODES;

  function search(i: number, lack: number[], cost: number, boosts: number): void {
    if (cost >= least || nodes-- <= 0) return;
    const row = rows[i];
    if (!row || lack.every((n) => n <= 0)) {
      if (lack.some((n) => n > 0)) return;
      least = cost;
      best = rows.map((one, at) => (at < i ? picked[at]! : one.makes.map(() => 0)));
      return;
    }
    if (lack.some((n, k) => n > rest[i]![k]!)) return;
    for (const option of row.options) {
      const uses = total(option);
      const more = row.isBoosted && boost ? Math.min(boost.cap, boosts + uses) - Math.min(boost.cap, boosts) : 0;
      const left = lack.map((n, k) => {
        const made = option.reduce((sum, times, make) => sum + times * row.made[make]![k]!, 0);
        return n - made - (uses ? row.first[k]! : 0) - (k === boosted ? more * boost!.n : 0);
      });
      if (uses && left.every((n, k) => n === lack[k] || lack[k]! <= 0)) continue; // of no use
      picked[i] = option;
      const spent = uses && !row.isPatient ? uses - 1 : uses;
      // First few uses that would have lasted, then few cards, then few uses.
      search(i + 1, left, cost + 10_000 * spent + (uses ? 100 : 0) + uses, boosts + (row.isBoosted ? uses : 0));
    }
  }
  search(0, vector(Object.entries(need)), 0, 0);
  return best;
}
