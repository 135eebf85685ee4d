import { translated } from '../lib/language';
import { speaker } from '../lib/words';
import english from './en.ftl?raw';

/** What is said about the daily heist. */
export const w = speaker(english, await translated('../daily'));
