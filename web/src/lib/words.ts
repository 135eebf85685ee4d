import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import house from '../../../src/hideout/server/words/en.ftl?raw';
import shared from '../../../src/hideout/words/en.ftl?raw';
import english from './en.ftl?raw';
import { direction, isolated, language, locale, PSEUDO, translated } from './language';

export type Values = Record<string, string | number>;

const bracketed = (text: string): string => (/\p{L}/u.test(text) ? `⟦${text}⟧` : text);

/** What a deck or a game without words of its own tells in English. */
export const fromData = (text: string): string => (language === PSEUDO ? bracketed(text) : text);

/** Messages in the page's language, later sources before earlier ones: English first. */
export function bundleOf(...sources: string[]): FluentBundle {
  // Marks around what is filled in are for text of both directions: a Latin name in Arabic.
  const bundle = new FluentBundle(locale, {
    useIsolating: direction === 'rtl',
    ...(language === PSEUDO ? { transform: bracketed } : {}),
  });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A number as messages show it: `4750`. */
export const plainNumber = (n: number): FluentNumber => new FluentNumber(n, { useGrouping: false });

/** A message of a bundle with its values, or nothing if there is no such message. */
export function format(bundle: FluentBundle, id: string, values: Record<string, FluentVariable>): string | undefined {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : undefined;
}

/** What one area (the page, one board) says. In code a message is written with dots: `room.tell`. */
export function speaker(...sources: string[]) {
  const bundle = bundleOf(...sources);
  /** A message that may not exist, such as the hint of a phase. */
  const maybe = (word: string, values: Values = {}): string => {
    const given = Object.entries(values).map(([name, one]) => [
      name,
      typeof one === 'number' ? plainNumber(one) : direction === 'ltr' ? isolated(one) : one, // else the bundle does
    ]);
    return format(bundle, word.replaceAll('.', '-'), Object.fromEntries(given)) ?? '';
  };
  const say = (word: string, values: Values = {}): string => maybe(word, values) || word;
  return Object.assign(say, { maybe, bundle });
}

const [ownPage, ownHouse, ownShared] = await Promise.all(
  ['.', '../../../src/hideout/server/words', '../../../src/hideout/words'].map((folder) => translated(folder)),
);

/** What the page itself says, whatever is played. */
export const t = speaker(english, ownPage!);
export const { maybe } = t;
/** What the house says when it refuses something. */
export const houseWords = bundleOf(house, ownHouse!);
/** What all games share. */
export const sharedWords = [shared, ownShared!];

/** Between the things of a list. */
export const COMMA = speaker(...sharedWords)('list-separator');

/** The title of the window. */
export const windowTitle = (what: string): string => t('app.of', { what });
