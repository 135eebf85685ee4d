import { translated } from '../lib/language';
import { speaker } from '../lib/words';
import english from './en.ftl?raw';

/** What is said about people: names, presence, the lobby, the next game, one's own tables. */
export const w = speaker(english, await translated('../people'));
