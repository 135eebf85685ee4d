import { translated } from '../../lib/language';
import { speaker } from '../../lib/words';
import english from './en.ftl?raw';

/** What the board says that draws any game. */
export const w = speaker(english, await translated('../games/generic'));
