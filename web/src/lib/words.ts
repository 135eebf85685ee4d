/** What the page says, after the first screen as well: the rest of its words comes with whoever needs them. */
import { t } from './door';
import { wordsIn } from './language';

t.words.add(await wordsIn('.'));

export * from './door';
