import { wordsIn } from '../lib/language';
import { speaker } from '../lib/words';

/** What the page says around a lesson. */
export const w = speaker(...(await wordsIn('../lesson')));
