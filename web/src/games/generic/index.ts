import { COMMA, t } from '../../lib/words';
import { title } from '../titles';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Curtain from './Curtain.svelte';
import { learn } from './known';

/** Any game at all, drawn by what it declares of its views. */
export const generic: GameBoard = {
  icons: {},
  Board,
  stage: (frame) => frame.phase.replaceAll('-', ' '),
  hint: () => '',
  headline: (frame, names) => {
    const winners = (frame.result?.['winners'] as number[] | undefined) ?? [];
    const ending = String(frame.result?.['ending'] ?? '');
    return {
      title: winners.length ? winners.map((seat) => names[seat]).join(COMMA) : t('end-nobody'),
      lead: ending === 'over' ? '' : title(ending),
    };
  },
};

export async function openGeneric(game: string, deck: unknown): Promise<GameBoard> {
  await learn(game, deck);
  return generic;
}

/** What stands there until a game's own board is loaded; a heading is never empty. */
export const curtain: GameBoard = {
  ...generic,
  Board: Curtain,
  stage: () => t('app-title'),
  ask: () => t('loading'),
  onBoard: () => true, // nothing can be done before it is seen what it is about
  where: () => '',
};
