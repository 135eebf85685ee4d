/** The language this page is read in, and where its words are. */

/** Some words in English, and in the reader's language. */
export type Source = [english: string, own: string];

/** English with all wording in ⟦brackets⟧: what has none is in no catalogue. */
export const PSEUDO = 'en-XA';
const KEY = 'hideout-language';
const ENGLISH = 'en';
const DOOR = './door.';
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];

/** What the first screen says comes with it in English; other languages are one chunk each, for who reads them. */
const translations = import.meta.glob<string>(
  [
    './door.*.ftl',
    '../people/*.ftl',
    '../teach/*.ftl',
    '../../../src/hideout/words/*.ftl',
    '!./door.en.ftl',
    '!../people/en.ftl',
    '!../teach/en.ftl',
    '!../../../src/hideout/words/en.ftl',
  ],
  { query: '?raw', import: 'default' },
);
/** What is said later comes in one language only. */
const later = import.meta.glob<Source>(
  ['../**/*.ftl', '../../../src/hideout/server/words/*.ftl', '!./door.*.ftl', '!../people/*.ftl', '!../teach/*.ftl'],
  { query: '?words', import: 'default' },
);

/** Languages that the page itself is written in. */
export const LANGUAGES = [
  ENGLISH,
  ...Object.keys(translations)
    .filter((path) => path.startsWith(DOOR))
    .map((path) => path.slice(DOOR.length, -'.ftl'.length))
    .sort(),
];

const baseOf = (tag: string): string => tag.split('-')[0]!.toLowerCase();

/** The first of the reader's languages that is here: `pt-PT` reads `pt-BR` rather than English. */
export function bestOf(wanted: readonly string[], known: readonly string[] = LANGUAGES): string {
  for (const tag of wanted) {
    const exact = known.find((one) => one.toLowerCase() === tag.toLowerCase());
    const found = exact ?? known.find((one) => baseOf(one) === baseOf(tag));
    if (found) return found;
  }
  return ENGLISH;
}

function chosen(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === PSEUDO || (kept && LANGUAGES.includes(kept))) return kept;
  } catch {
    // A private window has no memory: the browser's own wish counts.
  }
  return bestOf(navigator.languages);
}

/** The language this page is read in. */
export const language = chosen();
/** Which way a language is written. */
export const directionOf = (tag: string): 'rtl' | 'ltr' => (RIGHT_TO_LEFT.includes(baseOf(tag)) ? 'rtl' : 'ltr');
export const direction = directionOf(language);
/** For numbers, lists and dates: digits stay those on the cards. */
export const locale = language === PSEUDO ? ENGLISH : direction === 'rtl' ? `${language}-u-nu-latn` : language;

// Letters of people's own that run against the page.
const AGAINST = direction === 'rtl' ? /\p{Script=Latin}/u : /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A name within a sentence: it keeps its own direction, and what stands beside it keeps its place. */
export const isolated = (text: string): string => (AGAINST.test(text) ? `\u2068${text}\u2069` : text);

// Where a line breaks before two marks that begin beside each other, Chromium draws nothing of what follows them.
const TWICE = /\u2068([\u2066-\u2068](?:[^\u2066-\u2069]|[\u2066-\u2068][^\u2066-\u2069]*\u2069)*\u2069)\u2069/gu;
const BESIDE = /([\u2066-\u2068])(?=[\u2066-\u2068])/gu;

/** A sentence in which nothing is isolated twice, as a name is that Fluent isolates again, and no such marks touch. */
export function isolatedOnce(text: string): string {
  const fewer = text.replace(TWICE, '$1');
  if (fewer !== text) return isolatedOnce(fewer);
  return text.replace(BESIDE, (mark) => mark + (mark === '\u2066' ? '\u200e' : '\u200f'));
}

/** A number with its sign, which would drift to its other side where text runs from right to left. */
export function signed(n: number, plus = '+', say: (n: number) => string = String): string {
  const figures = n < 0 ? `−${say(-n)}` : `${n > 0 ? plus : ''}${say(n)}`;
  return direction === 'rtl' ? `\u2066${figures}\u2069` : figures;
}

/** What a language calls itself. */
export function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Read the page in another language: all of it is told anew. */
export function read(tag: string): void {
  try {
    localStorage.setItem(KEY, tag);
  } catch {
    return; // what cannot be remembered would be gone after loading
  }
  location.reload();
}

/** Words of a folder that the first screen says, in the reader's language; '' if they are English or there are none. */
export async function translated(folder: string, name = ''): Promise<string> {
  const load = translations[`${folder}/${name}${language}.ftl`];
  return load ? await load().catch(() => '') : ''; // without a line the page says so in English rather than nothing
}

/** Whether a folder says anything later than on the first screen: of that name, if it is for some of it. */
export const hasWords = (folder: string, name = ''): boolean => `${folder}/${name}${ENGLISH}.ftl` in later;

/** The words of any other folder, as far as the reader needs them. */
export async function wordsIn(folder: string, name = ''): Promise<Source> {
  const load = later[`${folder}/${name}${language}.ftl`] ?? later[`${folder}/${name}${ENGLISH}.ftl`];
  return load ? await load() : ['', ''];
}
