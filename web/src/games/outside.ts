/** Boards that games of other packages bring; docs/add-a-game.md says how. */
import { api } from '../lib/api';
import { narrator } from '../lib/narrator.svelte';
import type { Choice, Frame, Told } from '../wire';
import type { BoardProps, GameBoard } from './board';
import { generic } from './generic';
import Outside from './generic/Outside.svelte';
import { pageFile } from './brought';

/** The words of such a game, in the reader's language. */
export interface OutsideWords {
  /** An action, for a button. */
  label: (choice: Choice) => string;
  /** What happened. */
  sentence: (event: Told) => string;
  /** A card or the like, by its id. */
  title: (id: string) => string;
  /** Any message in the words of the game; a seat among its arguments is `p0`. */
  say: (id: string, args?: Record<string, unknown>) => string;
}

/** What such a board is shown: what every board is, and the words of its game. */
export interface OutsideProps extends BoardProps, OutsideWords {}

/** What a module `board.js` exports as its default. */
export interface OutsideBoard extends Partial<Pick<GameBoard, 'onBoard' | 'face'>> {
  stage?(frame: Frame, words: OutsideWords): string;
  hint?(frame: Frame, names: string[], words: OutsideWords): string;
  headline?(frame: Frame, names: string[], words: OutsideWords): ReturnType<GameBoard['headline']>;
  /** Draw the table into `root`. Called once; `update` is called with everything that follows. */
  mount(root: HTMLElement, shown: OutsideProps): { update(shown: OutsideProps): void; unmount?(): void };
}

export const words: OutsideWords = {
  label: (choice) => narrator.label(choice),
  sentence: (event) => narrator.sentence(event),
  title: (id) => narrator.title(id),
  say: (id, args = {}) => narrator.say({ id, args }, narrator.viewer),
};

export const onTable: { board: OutsideBoard | null } = { board: null };

/** The board that a game brings itself, or null. */
export async function openOutside(name: string): Promise<GameBoard | null> {
  const game = (await api.games()).find((one) => one.name === name);
  const address = game ? pageFile(game, 'board.js') : '';
  if (!address) return null;
  try {
    const board = ((await import(/* @vite-ignore */ address)) as { default: OutsideBoard }).default;
    onTable.board = board;
    const { onBoard, face } = board;
    return {
      ...generic,
      stage: (frame) => (board.stage ? board.stage(frame, words) : generic.stage(frame)),
      hint: (frame, names) => (board.hint ? board.hint(frame, names, words) : generic.hint(frame, names)),
      headline: (frame, names) =>
        board.headline ? board.headline(frame, names, words) : generic.headline(frame, names),
      ...(onBoard && { onBoard }),
      ...(face && { face }),
      Board: Outside,
    };
  } catch (error) {
    console.error(address, error);
    return null;
  }
}
