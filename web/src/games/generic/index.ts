import { t } from '../../lib/words';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Curtain from './Curtain.svelte';

/** Any game at all, as a list of what its view says. */
const generic: GameBoard = {
  icons: {},
  Board,
  stage: (frame) => frame.phase.replaceAll('-', ' '),
  hint: () => '',
  headline: (frame, names) => {
    const winners = (frame.result?.['winners'] as number[] | undefined) ?? [];
    return {
      title: winners.length ? winners.map((seat) => names[seat]).join(', ') : t('end.nobody'),
      lead: String(frame.result?.['ending'] ?? ''),
    };
  },
};

/** What stands there until a game's own board is loaded; a heading is never empty. */
export const curtain: GameBoard = { ...generic, Board: Curtain, stage: () => t('app.title') };

export default generic;
