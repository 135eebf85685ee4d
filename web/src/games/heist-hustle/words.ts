import { wordsIn } from '../../lib/language';
import { speaker } from '../../lib/words';

/** What the board of Heist Hustle says by itself. */
export const w = speaker(...(await wordsIn('../games/heist-hustle')));
