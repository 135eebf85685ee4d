import { translated } from '../lib/language';
import { speaker } from '../lib/door';
import english from './en.ftl?raw';

/** What the page says to newcomers. */
export const w = speaker(english, await translated('../teach'));
