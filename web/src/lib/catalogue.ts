/** Messages of the reader's language, and behind them the English ones for what nobody has translated. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { borrowed } from './borrowed';
import { direction, isolatedOnce, language, locale, PSEUDO, type Source } from './language';

const ENGLISH = 'en';
/** Nothing is borrowed from English by who reads it. */
export const isEnglish = language === ENGLISH || language === PSEUDO;

export const bracketed = (text: string): string => (/\p{L}/u.test(text) ? `⟦${text}⟧` : text);

// Marks around what is filled in are for text of both directions: a Latin name in Arabic.
const bundle = (tag: string): FluentBundle =>
  new FluentBundle(tag, {
    useIsolating: direction === 'rtl',
    ...(language === PSEUDO ? { transform: bracketed } : {}),
  });

/** What a server sends as one text: before the line that names the language it is English. */
export function sourceOf(text: string): Source {
  const [english = '', own = ''] = text.split(`\n### ${language}\n`);
  return [english, own];
}

export class Catalogue {
  readonly #english = bundle(ENGLISH);
  readonly #own = isEnglish ? this.#english : bundle(locale);

  /** Later sources before earlier ones. */
  constructor(...sources: Source[]) {
    for (const source of sources) this.add(source);
  }

  add([english, own]: Source): void {
    this.#english.addResource(new FluentResource(english), { allowOverrides: true });
    if (own) this.#own.addResource(new FluentResource(own), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#own.hasMessage(id) || this.#english.hasMessage(id);
  }

  /** A message with its values, or nothing if there is no such message. */
  say(id: string, values: Record<string, FluentVariable>): string | undefined {
    const own = this.#own.getMessage(id)?.value;
    if (own) return isolatedOnce(this.#own.formatPattern(own, values, []));
    const english = isEnglish ? null : this.#english.getMessage(id)?.value;
    return english ? borrowed(this.#english.formatPattern(english, values, [])) : undefined;
  }
}
