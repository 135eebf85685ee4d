/** What the first screen says, and how anything is said. Whatever comes later imports `words`. */
import { FluentNumber } from '@fluent/bundle';
import shared from '../../../src/hideout/words/en.ftl?raw';
import english from './door.en.ftl?raw';
import { bracketed, Catalogue } from './catalogue';
import { direction, isolated, language, PSEUDO, translated, type Source } from './language';

export type Values = Record<string, string | number>;

/** What comes from the server in words, in the reader's language or as its owner wrote it. */
export const fromData = (text: string): string => (language === PSEUDO ? bracketed(text) : text);

/** A number as messages show it: `4750`. */
export const plainNumber = (n: number): FluentNumber => new FluentNumber(n, { useGrouping: false });

/** What one area (the page, one board) says. In code a message is written as in its file: `room-tell`. */
export function speaker(english: string, own: string) {
  const words = new Catalogue([english, own]);
  /** A message that may not exist, such as the hint of a phase. */
  const maybe = (word: string, values: Values = {}): string => {
    const given = Object.entries(values).map(([name, one]) => [
      name,
      typeof one === 'number' ? plainNumber(one) : direction === 'ltr' ? isolated(one) : one, // else the catalogue does
    ]);
    return words.say(word, Object.fromEntries(given)) ?? '';
  };
  const say = (word: string, values: Values = {}): string => maybe(word, values) || word;
  return Object.assign(say, { maybe, words });
}

const [ownDoor, ownShared] = await Promise.all([translated('.', 'door.'), translated('../../../src/hideout/words')]);

/** What the page itself says, whatever is played. */
export const t = speaker(english, ownDoor);
export const { maybe } = t;
/** What all games share. */
export const sharedWords: Source = [shared, ownShared];

const ofAll = speaker(...sharedWords);
/** Between the things of a list. */
export const COMMA = ofAll('list-separator');

/** Sentences after each other: Japanese has no space between them. */
export const inSentences = (all: string[]): string => all.filter(Boolean).join(ofAll.maybe('sentence-separator'));

/** Who or what, and what there is to say of it: `Ann: ready`. */
export const named = (name: string, text: string): string => t('named', { name, text });

/** The title of the window. */
export const windowTitle = (what: string): string => t('app-of', { what });
