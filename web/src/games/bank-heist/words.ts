import { translated } from '../../lib/language';
import { speaker } from '../../lib/words';
import english from './en.ftl?raw';

/** What the board of Bank Heist says by itself. */
export const w = speaker(english, await translated('../games/bank-heist'));
