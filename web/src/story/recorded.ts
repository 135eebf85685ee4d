/** Whole games as one seat heard them, for tests: `python -m tests.page.stories` makes them anew. */
import { teach } from '../games/frames';
import type { GameBoard } from '../games/board';
import type { Frame, Told } from '../wire';
import { chaptersOf, openly, type Finished } from './story';

interface Recorded {
  names: string[];
  viewer: number;
  steps: { events: Told[]; view: Record<string, unknown> | null; ends: boolean }[];
}

const files = import.meta.glob<Recorded>('../games/*/story.json', { import: 'default', eager: true });

export const storyOf = (game: string): Recorded => files[`../games/${game}/story.json`]!;

const frameOf = (view: Record<string, unknown> | null, viewer: number): Frame | undefined =>
  view ? ({ view, viewer, phase: view['phase'], result: null } as unknown as Frame) : undefined;

/** The chapters of a recorded game, each as it is handed to whoever tells it. */
export function chaptersIn(game: string, board: GameBoard): Finished[] {
  const { names, viewer, steps } = storyOf(game);
  teach(game, names, viewer);
  const log = steps.flatMap((step) => step.events);
  return chaptersOf(log, board.story!, true).map((chapter) => {
    // What closed it came with the event that opened the next one, or with the last step.
    const end = chapter.next ?? log.at(-1)!;
    const at = steps.findIndex((step) => step.events.some((event) => event.n === end.n));
    const before = frameOf(steps[at - 1]?.view ?? null, viewer);
    const after = frameOf(steps[at]?.view ?? null, viewer);
    return { ...openly(chapter), names, viewer, before, after };
  });
}

export const everything = (game: string): Told[] => storyOf(game).steps.flatMap((step) => step.events);
