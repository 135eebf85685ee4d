import type { GameBoard } from '../games/board';
import type { Advice, Frame, Words } from '../wire';

/** The kind of decision: a phase, or what the board calls it. */
export const momentOf = (board: GameBoard, frame: Frame): string => board.moment?.(frame) ?? frame.phase;

/** What to look at in such a moment, as a selector; '' if nothing is declared. */
export const spotOf = (board: GameBoard, frame: Frame): string => board.spots?.[momentOf(board, frame)] ?? '';

/** The second best of the moves that were weighed, and how both did in a hundred games. */
export function nextBest(advice: Advice): { words: Words; value: number; best: number } | undefined {
  const [best, ...rest] = advice.considered;
  const other = rest.find((one) => one.action !== advice.action && one.words);
  if (!best || !other?.words) return undefined;
  const [value, most] = [Math.round(100 * other.value), Math.round(100 * best.value)];
  return value < most ? { words: other.words, value, best: most } : undefined;
}
