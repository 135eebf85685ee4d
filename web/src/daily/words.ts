import { wordsIn } from '../lib/language';
import { speaker } from '../lib/words';

/** What is said about the daily heist. */
export const w = speaker(...(await wordsIn('../daily')));
