/** What was said, and what of it has proved false by what this reader knows now. */
import { whoIn } from '../lib/args';
import type { Told } from '../wire';
import type { Story } from './story';

export interface Claim {
  event: Told;
  seat: number;
  /** As it was said. */
  text: string;
  /** Whether it was true; undefined while nobody could know. */
  isTrue?: boolean;
}

/** All that was said by way of the rules, in order. */
export function claimsIn(story: Story | undefined, log: Told[]): Claim[] {
  if (!story?.said) return [];
  const proved = story.proved?.(log) ?? new Map<number, boolean>();
  return log.flatMap((event) => {
    const text = story.said!(event);
    const isTrue = proved.get(event.n);
    return text ? [{ event, seat: whoIn(event), text, ...(isTrue === undefined ? {} : { isTrue }) }] : [];
  });
}

/** Those that proved false: for the front page, the lie of the night is one of them. */
export const liesIn = (story: Story | undefined, log: Told[]): Claim[] =>
  claimsIn(story, log).filter((claim) => claim.isTrue === false);
