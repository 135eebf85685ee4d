import { api } from '../lib/api';
import { nameCards } from '../lib/words';
import { addIcons } from '../shell/Icon.svelte';
import type { GameBoard } from './board';
import generic from './generic';

/** Boards are loaded when their game is opened; a game without one is played by the shell alone. */
const boards: Record<string, () => Promise<{ default: GameBoard }>> = {
  'bank-heist': () => import('./bank-heist'),
  heat: () => import('./heat'),
  'oceans-heist': () => import('./oceans-heist'),
  'heist-hustle': () => import('./heist-hustle'),
  'millions-of-dollars': () => import('./millions-of-dollars'),
};

/** A board for a table, with the cards called what its deck calls them. */
export async function openBoard(game: string, code?: string): Promise<GameBoard> {
  const named = api.deck(game, code).then(nameCards, () => undefined);
  const board = await boardOf(game);
  await named;
  return board;
}

export async function boardOf(game: string): Promise<GameBoard> {
  const load = boards[game];
  const board = load ? (await load()).default : generic;
  addIcons(board.icons);
  return board;
}
