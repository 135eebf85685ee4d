import { wordsIn } from '../../lib/language';
import { speaker } from '../../lib/words';

/** What the board of Bank Heist says by itself. */
export const w = speaker(...(await wordsIn('../games/bank-heist')));
