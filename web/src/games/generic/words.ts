import { wordsIn } from '../../lib/language';
import { speaker } from '../../lib/words';

/** What the board says that draws any game. */
export const w = speaker(...(await wordsIn('../games/generic')));
