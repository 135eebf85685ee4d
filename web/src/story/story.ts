/** What happened, told as a story: chapters of the log, and scenes made of beats. */
import type { Choice, Frame, Told } from '../wire';

/** A card on the stage. */
export interface StageCard {
  icon: string;
  title: string;
  /** A word under the title: what it costs, what it was used as. */
  note?: string;
  /** Lies face down. */
  isBack?: boolean;
  isGone?: boolean;
  /** Whose face it wears instead of a picture. */
  seat?: number;
}

/** A number that may move in this beat. */
export interface Figure {
  /** What is counted, for somebody who cannot see the icon. */
  title: string;
  icon?: string;
  n: number;
  was: number;
  /** How a number is written: `$12`, `3 of 5`. */
  say: (n: number) => string;
  /** More of it is bad news. */
  isBad?: boolean;
}

/** One row of the stage: a player, a team, a Defense. */
export interface Lane {
  key: string;
  title: string;
  seat?: number;
  icon?: string;
  cards?: StageCard[];
  figures?: Figure[];
  lines?: string[];
  stamp?: string;
  tone?: 'good' | 'bad' | 'due';
  isNow?: boolean;
}

/** One moment of a scene. */
export interface Beat {
  title: string;
  note?: string;
  figures?: Figure[];
  lanes: Lane[];
  /** The last event that this beat tells: the log waits for it. */
  upTo: number;
  millis?: number;
}

export interface Scene {
  title: string;
  beats: Beat[];
}

/** Part of the log that is told in one go. */
export interface Chapter {
  events: Told[];
  /** All that this reader heard up to its end. */
  log: Told[];
  /** Nothing more belongs to it. */
  isClosed: boolean;
  /** What opened the next one. */
  next: Told | undefined;
}

/** A chapter for whoever tells it: the frames around its end, if this page was there. */
export interface Finished extends Chapter {
  names: string[];
  viewer: number;
  before?: Frame | undefined;
  after?: Frame | undefined;
}

/** What a game declares to have its story told. It knows only what this reader heard and saw. */
export interface Story {
  /** The heading of what comes before the first event that opens a part. */
  start: () => string;
  /** The heading of a part of the log that this event opens; '' if it opens none. */
  heading: (event: Told, log: Told[]) => string;
  /** Whether it opens a chapter that may be a scene; those with a heading do if this is left out. */
  opens?: (event: Told) => boolean;
  scene: (chapter: Finished) => Scene | undefined;
  /** Events of one key that follow each other are one line of the log; '' for one that stands alone. */
  folds?: (event: Told) => string;
  /** What somebody said by this event, as they said it; '' if nobody did. */
  said?: (event: Told) => string;
  /** A choice that is talk, in two steps: what is said, and about whom or which. */
  wish?: (choice: Choice) => { what: string; which: string };
  /** Which of what was said is known to be true or false, by the number of its event. */
  proved?: (log: Told[], view?: Frame['view']) => Map<number, boolean>;
  /** What the log can be narrowed to, besides what is about me and what was said. */
  filters?: { key: string; title: () => string; isIn: (event: Told) => boolean }[];
  /** Why it happened: the cards and numbers of this case. */
  because?: (event: Told, log: Told[]) => string[];
  /** The card that did it, where the event itself names none; '' if no card did. */
  card?: (event: Told, log: Told[]) => string;
}

export const BEAT = 1900; // milliseconds, unless a beat says otherwise

const isOpening = (story: Story, event: Told, log: Told[]): boolean =>
  story.opens?.(event) ?? story.heading(event, log) !== '';

/** The chapters of a log, the last one of which is closed only by the end of the game. */
export function chaptersOf(log: Told[], story: Story, isOver: boolean): Chapter[] {
  const starts = log.flatMap((event, i) => (i && isOpening(story, event, log) ? [i] : []));
  const ends = [...starts, log.length];
  return ends.map((end, i) => ({
    events: log.slice(ends[i - 1] ?? 0, end),
    log: log.slice(0, end),
    isClosed: isOver || i < starts.length,
    next: log[end],
  }));
}

/** What everybody heard of a chapter: all that a scene may show. */
export const openly = (chapter: Chapter): Chapter => ({
  ...chapter,
  events: chapter.events.filter((event) => !event.private),
});

/** The last event of each chapter or beat. */
export const lastOf = (events: Told[]): number => events.at(-1)?.n ?? 0;

/** A scene lasts as long as it may: its beats share the time there is. */
export function pace(scene: Scene, millis: number | undefined): number[] {
  const wanted = scene.beats.map((beat) => beat.millis ?? BEAT);
  const sum = wanted.reduce((all, one) => all + one, 0);
  const share = millis === undefined ? 1 : Math.min(1, Math.max(0, millis) / sum);
  return wanted.map((one) => one * share);
}
