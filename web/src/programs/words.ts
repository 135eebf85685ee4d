import { translated } from '../lib/language';
import { speaker } from '../lib/words';
import english from './en.ftl?raw';

/** What is said about bots that come over the network. */
export const w = speaker(english, await translated('../programs'));
