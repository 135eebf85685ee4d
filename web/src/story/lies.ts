/** What was said, and what of it has proved false by what this reader knows now. */
import { whoIn } from '../lib/args';
import type { Frame, Told } from '../wire';
import { partsOf } from './lines';
import type { Story } from './story';

export interface Claim {
  event: Told;
  seat: number;
  /** As it was said. */
  text: string;
  /** Whether it was true; undefined while nobody could know. */
  isTrue?: boolean;
}

/** All that was said by way of the rules, in order; what lies open in a view proves some of it. */
export function claimsIn(story: Story | undefined, log: Told[], view?: Frame['view']): Claim[] {
  if (!story?.said) return [];
  const proved = story.proved?.(log, view) ?? new Map<number, boolean>();
  return log.flatMap((event) => {
    const text = story.said!(event);
    const isTrue = proved.get(event.n);
    return text ? [{ event, seat: whoIn(event), text, ...(isTrue === undefined ? {} : { isTrue }) }] : [];
  });
}

/** Those that proved false. */
export const liesIn = (story: Story | undefined, log: Told[], view?: Frame['view']): Claim[] =>
  claimsIn(story, log, view).filter((claim) => claim.isTrue === false);

/** A lie for the front page. */
export interface BestLie {
  seat: number;
  text: string;
  /** The heading of the part of the game in which it was told. */
  when: string;
  /** How often that player lied in all. */
  count: number;
  isWinner: boolean;
}

/**
 * The lie of the night: the last one of whoever lied most, and of winners rather than others, for
 * theirs has paid. Made from what everybody heard and what lies open at the end (`view`), so that it is
 * the same one for all.
 */
export function lieOfTheNight(
  story: Story | undefined,
  log: Told[],
  winners: number[],
  view?: Frame['view'],
): BestLie | undefined {
  const open = log.filter((event) => !event.private);
  const lies = liesIn(story, open, view);
  const paid = lies.filter((lie) => winners.includes(lie.seat));
  const worth = paid.length ? paid : lies;
  const countOf = (seat: number): number => lies.filter((lie) => lie.seat === seat).length;
  const most = Math.max(0, ...worth.map((lie) => countOf(lie.seat)));
  const best = worth.findLast((lie) => countOf(lie.seat) === most);
  if (!best) return undefined;
  const part = partsOf(open, story, (event) => event.n === best.event.n)[0];
  return {
    seat: best.seat,
    text: best.text,
    when: part?.title ?? '',
    count: most,
    isWinner: paid.length > 0,
  };
}
