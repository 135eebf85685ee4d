import { translated } from '../lib/language';
import { speaker } from '../lib/words';
import english from './en.ftl?raw';

/** What the page says around a lesson. */
export const w = speaker(english, await translated('../lesson'));
