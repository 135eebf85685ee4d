/** How a daily heist went, in words that say nothing about its cards. */
import { locale } from '../lib/language';
import type { Daily, DailyScore } from '../wire';
import { w } from './words';

export function howItWent({ won, score }: DailyScore): string {
  const outcome = won ? 'won' : 'lost';
  return score === null ? w(outcome) : w(`${outcome}-score`, { score });
}

/** A day such as 2026-11-16 as the reader writes it. */
export const dayOf = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** What is copied, with where to play it; '' for somebody who is not through. */
export function resultText(daily: Daily, game: string): string {
  if (!daily.mine) return '';
  const { day, place, played } = daily;
  const line = w('result', { game, day: dayOf(day), how: howItWent(daily.mine), place, played });
  return `${line}\n${location.origin}/daily`;
}
