import { api } from '../lib/api';
import { wordsIn } from '../lib/language';
import { narrator } from '../lib/narrator.svelte';
import { addIcons } from '../shell/Icon.svelte';
import '../shell/icons';
import type { GameBoard } from './board';
import { openGeneric } from './generic';
import { openOutside } from './outside';

/** A game's board is what the folder of its name exports; it is loaded when the game is opened. */
const own = import.meta.glob<{ default: GameBoard }>(['./*/index.ts', '!./generic/index.ts']);

const whole = new Set<GameBoard>();

/** All icons of a board, once they are needed. */
export async function addLater(board: GameBoard): Promise<void> {
  if (!board.later || whole.has(board)) return;
  addIcons((await board.later.icons()).default);
  whole.add(board);
}

/** A board for a table, with the cards called what its deck calls them. */
export async function openBoard(game: string, code?: string, isOwnDeck = false, isWhole = true): Promise<GameBoard> {
  const open = api.deck(game, code).catch(() => ({}));
  const [board, words, deck, effects] = await Promise.all([
    boardOf(game, open, isWhole),
    api.words(game).catch(() => ''), // a game without words says its own ids
    open,
    api.effects(game, code).catch(() => ({})),
    narrator.learnHouse().catch(() => undefined),
  ]);
  narrator.learn(words, deck, effects, isOwnDeck);
  return board;
}

/**
 * The page's own board for a game, the one it brings from another package, or the generic one. Whoever does not
 * want it whole sees to `addLater`.
 */
export async function boardOf(
  game: string,
  deck: Promise<unknown> = Promise.resolve({}),
  isWhole = true,
): Promise<GameBoard> {
  const load = own[`./${game}/index.ts`];
  if (!load) {
    const plain = await openGeneric(game, await deck); // also for a board that fails
    return (await openOutside(game)) ?? plain;
  }
  void wordsIn(`../games/${game}`).catch(() => undefined); // at once: the board, once it is here, waits for them
  const board = (await load()).default;
  addIcons(board.icons);
  if (isWhole) await addLater(board);
  return board;
}
