/** Puts what the server tells as data into words, as `hideout.words` does for the terminal. */
import { FluentType, type FluentVariable } from '@fluent/bundle';
import type { Choice, Frame, Problem, Told, Words } from '../wire';
import { seatIn } from './args';
import { borrowed } from './borrowed';
import { Catalogue, isEnglish, sourceOf } from './catalogue';
import { isolated } from './language';
import { COMMA, fromData, inSentences, plainNumber, sharedWords } from './door';

const NOBODY = 'none';
const EVERYTHING = -2; // the eyes of a replay that see all
const A_SEAT = /^p\d+(-\d+)?$/; // or one of a seat's Characters, say

/** Words that are filled in. They choose no variant: somebody may be called `none`. */
class Said extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

class Narrator {
  names = $state.raw<string[]>([]);
  viewer = $state(-1);
  #words = $state.raw(new Catalogue(sharedWords));
  #house = $state.raw(new Catalogue());
  #effects = $state.raw<Record<string, Words[]>>({});
  #titles = $state.raw<Record<string, string>>({});
  #isOwn = false;

  /** Learn a game's words, what its cards are called and do; an owner's deck keeps its own titles. */
  learn(words: string, deck: unknown, effects: Record<string, Words[]> = {}, isOwn = false): void {
    this.#words = new Catalogue(sharedWords, sourceOf(words));
    this.#titles = titlesOf(deck);
    this.#effects = effects;
    this.#isOwn = isOwn;
  }

  /** Learn what the house says when it refuses something. */
  async learnHouse(): Promise<void> {
    const { houseWords } = await import('./house');
    this.#house = new Catalogue(houseWords);
  }

  /** Learn what else is said of the same game: in a lesson, say. */
  learnMore(words: string): void {
    this.#words.add(sourceOf(words));
  }

  /** Know who sits where, and who reads. */
  sit(names: string[], viewer: number): void {
    this.names = names;
    this.viewer = viewer;
  }

  sentence(event: Told): string {
    const words = { id: `event-${event.kind}`, args: event.args };
    if (this.viewer !== EVERYTHING || event.reader === null || event.reader < 0)
      return this.say(words, event.reader ?? this.viewer);
    // Everything lies open: "you" would be each of them in turn.
    if (typeof event.args['who'] === 'string') return this.say(words);
    return `${isolated(this.names[event.reader] ?? '')}: ${this.say(words, event.reader)}`;
  }

  asked(frame: Frame): string {
    return inSentences(frame.asked.map((message) => this.say(message)));
  }

  label(choice: Pick<Choice, 'verb' | 'args'>): string {
    return this.say({ id: `act-${choice.verb}`, args: choice.args });
  }

  /** What a card does, as data. */
  effects(card: string): Words[] {
    return this.#effects[card] ?? [];
  }

  /** What a card does, or some of it. */
  effect(card: string, isWanted: (one: Words) => boolean = () => true): string {
    const parts = this.effects(card).filter(isWanted);
    return parts.map((one) => this.say(one)).join(this.say({ id: 'effects-separator', args: {} }));
  }

  /** A card, a role or the like by its id. */
  title(id: string): string {
    const plain = id
      .split(/[-_]/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ');
    const said = this.#words.say(`name-${id}`, {});
    const title = this.#titles[id];
    if (this.#isOwn && title !== undefined) return title;
    return said ?? (title === undefined || isEnglish ? title : borrowed(title)) ?? plain;
  }

  /** Any message, as `viewer` reads it. */
  say({ id, args }: Words, viewer = -1): string {
    if (id === 'verbatim') return String(args['text']);
    const words = this.#words.has(id) ? this.#words : this.#house;
    return this.sayIn(words, { id, args }, viewer);
  }

  /** Why something did not happen. What only the server has words for is said in its own. */
  refused({ words, sentence }: Pick<Problem, 'words' | 'sentence'>): string {
    const isKnown = words.id === 'verbatim' || [this.#words, this.#house].some((one) => one.has(words.id));
    if (isKnown) return this.say(words);
    return isEnglish ? fromData(sentence) : borrowed(sentence);
  }

  /** A message of other words than the game's own, such as those for newcomers. */
  sayIn(words: Catalogue, { id, args }: Words, viewer = -1): string {
    return words.say(id, this.#values(args, viewer)) ?? this.#plain(id, args);
  }

  /** What a message may use: each argument in words, and what a variant can be chosen by. */
  #values(args: Record<string, unknown>, viewer: number): Record<string, FluentVariable> {
    const given: Record<string, FluentVariable> = { me: NOBODY };
    for (const [name, value] of Object.entries(args)) {
      if ((given['me'] === NOBODY || name === 'who') && viewer >= 0 && isSeat(value, viewer)) given['me'] = name;
      if (typeof value === 'boolean') given[name] = String(value);
      else if (typeof value === 'number') given[name] = plainNumber(value);
      else given[name] = new Said(this.#inWords(value, viewer));
      if (Array.isArray(value)) given[`${name}-count`] = value.length;
      else if (value === null || typeof value === 'string') {
        given[`${name}-id`] = value ?? NOBODY;
        if (value) given[`${name}-effect`] = new Said(this.effect(value.split('#')[0]!));
      }
    }
    return given;
  }

  #inWords(value: unknown, viewer = -1): string {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) {
      const isSentences = value.every((one) => typeof one === 'object' && (one as Words).id?.startsWith('ask-'));
      const parts = value.map((one) => this.#inWords(one, viewer));
      return isSentences ? inSentences(parts) : parts.join(COMMA);
    }
    if (typeof value === 'object') return this.say(value as Words, viewer);
    if (typeof value !== 'string') return String(value);
    if (A_SEAT.test(value)) return isolated(this.names[seatIn(value)] ?? value);
    const [card, copy] = value.split('#');
    return copy ? this.say({ id: 'copy', args: { card, number: Number(copy) } }) : this.title(value);
  }

  /** Words for a message that nobody has written any for: its own id and arguments. */
  #plain(id: string, args: Record<string, unknown>): string {
    const [area, ...rest] = id.split('-');
    const { who = null, ...others } = args;
    const isDone = area === 'event' && who !== null;
    const said = [rest.join(' '), ...Object.values(isDone ? others : args).map((one) => this.#inWords(one))].join(' ');
    if (this.#words.has(`unwritten-${area}`)) {
      return this.say({ id: `unwritten-${area}`, args: { what: { id: 'verbatim', args: { text: said } } } });
    }
    const whole = isDone ? `${this.#inWords(who)}: ${said}` : said;
    const capital = whole.charAt(0).toUpperCase() + whole.slice(1);
    return area === 'act' ? capital : `${capital}.`;
  }
}

function isSeat(value: unknown, viewer: number): boolean {
  return typeof value === 'string' && A_SEAT.test(value) && seatIn(value) === viewer;
}

function titlesOf(deck: unknown): Record<string, string> {
  if (typeof deck !== 'object' || deck === null) return {};
  const { id, title } = deck as { id?: unknown; title?: unknown };
  const own = typeof id === 'string' && typeof title === 'string' ? { [id]: fromData(title) } : {};
  return Object.assign(own, ...Object.values(deck).map(titlesOf));
}

/** One table a page: whatever shows it asks here. */
export const narrator = new Narrator();
