import { wordsIn } from '../lib/language';
import { speaker } from '../lib/words';

/** What is said about bots that come over the network. */
export const w = speaker(...(await wordsIn('../programs')));
