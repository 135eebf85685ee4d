import { wordsIn } from '../../lib/language';
import { speaker } from '../../lib/words';

/** What the board of Millions of Dollars says by itself. */
export const w = speaker(...(await wordsIn('../games/millions-of-dollars')));
