/** What the house says when it refuses something: a file of its own, for most first screens never need it. */
import { wordsIn, type Source } from './language';

export const houseWords: Source = await wordsIn('../../../src/hideout/server/words');
