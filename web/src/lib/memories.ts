/** What bots say of a game that is over: which of it is for the front page, and which for a moment of the replay. */
import type { Memory, TurningPoint } from '../wire';

/** One of each bot, nearest to where the game turned: what a lie or a deal was for, or else what it believed. */
export function forTheFront(memories: Memory[], turn: number): Memory[] {
  const best = new Map<number, Memory>();
  const far = (one: Memory): number => Math.abs(one.decided - turn);
  for (const one of memories) {
    const kept = best.get(one.seat);
    const isBetter = !kept || (kept.is_belief === one.is_belief ? far(one) < far(kept) : kept.is_belief);
    if (isBetter) best.set(one.seat, one);
  }
  return [...best.values()].sort((a, b) => a.decided - b.decided);
}

/** Of the moment that is `decided` decisions into the game, when the one shown before was `since` into it. */
export function saidOf(memories: Memory[], since: number, decided: number): Memory[] {
  return memories.filter((one) => one.decided > since && one.decided <= decided);
}

/** Whose chance moved most to where it ended, when the game turned: of two alike, whoever came first. */
export function turnedFor(turning: TurningPoint, places: number[]): number {
  const rise = (seat: number): number => turning.after[seat]! - turning.before[seat]!;
  const shift = (seat: number): number => (places[seat] === 1 ? rise(seat) : -rise(seat));
  const order = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  return order.reduce((best, seat) => (shift(seat) > shift(best) + 0.001 ? seat : best));
}
