/** What a replay is made of besides its frames: eyes, chapters, speeds, and the address of a moment. */
import type { ReplayFrame } from '../wire';

export const ALL = 'all'; // eyes that see everything
export const SPEEDS = [0.5, 1, 2, 4];

export interface ChapterMark {
  at: number;
  title: string;
}

/** Where the game goes on to something else, by what its board calls the moment. */
export function chaptersOf(frames: ReplayFrame[], stage: (frame: ReplayFrame) => string): ChapterMark[] {
  const found: ChapterMark[] = [];
  frames.forEach((frame, at) => {
    const title = stage(frame);
    if (title && title !== found.at(-1)?.title) found.push({ at, title });
  });
  return found;
}

/** The frame of other eyes that shows the same moment: what one of them did not notice has no frame of its own. */
export function sameMoment(frames: ReplayFrame[], now: ReplayFrame): number {
  const last = frames.length - 1;
  if (!now.decided && now.step) return Math.min(now.step, last);
  const found = frames.findLastIndex((frame) => (frame.decided ?? 0) <= (now.decided ?? 0));
  return Math.max(0, found);
}

/** `?eyes=3&step=60`: a moment through somebody's eyes. */
export const addressOf = (path: string, eyes: string, step: number): string => `${path}?eyes=${eyes}&step=${step}`;
