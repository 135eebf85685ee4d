/** Boards that games of other packages bring; docs/add-a-game.md says how. */
import { api } from '../lib/api';
import type { Choice, Told } from '../wire';
import type { BoardProps, GameBoard } from './board';
import { generic } from './generic';
import Outside from './generic/Outside.svelte';
import { pageFile } from './brought';

/** What such a board is shown: what every board is, and the words of its game. */
export interface OutsideProps extends BoardProps {
  /** An action, for a button. */
  label: (choice: Choice) => string;
  /** What happened. */
  sentence: (event: Told) => string;
  /** A card or the like, by its id. */
  title: (id: string) => string;
}

/** What a module `board.js` exports as its default. */
export interface OutsideBoard extends Partial<Pick<GameBoard, 'stage' | 'hint' | 'headline' | 'onBoard' | 'face'>> {
  /** Draw the table into `root`. Called once; `update` is called with everything that follows. */
  mount(root: HTMLElement, shown: OutsideProps): { update(shown: OutsideProps): void; unmount?(): void };
}

export const onTable: { board: OutsideBoard | null } = { board: null };

/** The board that a game brings itself, or null. */
export async function openOutside(name: string): Promise<GameBoard | null> {
  const game = (await api.games()).find((one) => one.name === name);
  const address = game ? pageFile(game, 'board.js') : '';
  if (!address) return null;
  try {
    const board = ((await import(/* @vite-ignore */ address)) as { default: OutsideBoard }).default;
    onTable.board = board;
    const { stage, hint, headline, onBoard, face } = { ...generic, ...board };
    const own = { ...(onBoard && { onBoard }), ...(face && { face }) };
    return { ...generic, stage, hint, headline, ...own, Board: Outside };
  } catch (error) {
    console.error(address, error);
    return null;
  }
}
