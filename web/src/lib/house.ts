/** What the house says when it refuses something: a file of its own, for most first screens never need it. */
import english from '../../../src/hideout/server/words/en.ftl?raw';
import type { Source } from './catalogue';
import { translated } from './language';

export const houseWords: Source = [english, await translated('../../../src/hideout/server/words')];
