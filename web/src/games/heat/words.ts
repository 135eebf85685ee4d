import { translated } from '../../lib/language';
import { speaker } from '../../lib/words';
import english from './en.ftl?raw';

/** What the board of Heat says by itself. */
export const w = speaker(english, await translated('../games/heat'));
