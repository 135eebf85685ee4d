/** Who shows scenes: notices what is finished, plays it beat by beat, and keeps it to be seen again. */
import type { GameBoard } from '../games/board';
import { prefs } from '../lib/prefs.svelte';
import type { Frame, Told } from '../wire';
import { chaptersOf, openly, pace, type Beat, type Chapter, type Scene } from './story';

export interface Heard {
  frame: Frame;
  log: Told[];
  board: GameBoard;
  names: string[];
}

const MOST = 2; // scenes in one go
const AFTERGLOW = 500; // milliseconds in which a tap on the scene cannot hit what comes after it

/** A scene that waits for its turn. */
interface Entry {
  scene: Scene;
  from: number;
  /** When the table's clocks begin, by the server's time. */
  endsAt: number | null;
}

export class Director {
  scene = $state.raw<Scene | null>(null);
  at = $state(0);
  /** A tap that was meant for the scene may still be on its way. */
  isClosing = $state(false);
  /** The last event that a scene has told: it is not told again elsewhere. */
  told = $state(0);
  #isAgain = $state(false);
  #from = $state(0); // the last event that was heard before what this scene is about was over
  #heard = 0;
  #before: Frame | undefined;
  #closed = -1; // chapters that were closed when we last looked; -1: never looked
  #kept = new Map<number, Scene>(); // by the number of the event that opens its chapter
  #queue: Entry[] = [];
  #times: number[] = [];
  #timer = 0;
  #endsAt: number | null = null;

  /** `isAlone`: nobody can tap here, so that a scene has to end by itself. */
  constructor(
    readonly now: () => number,
    readonly isAlone = false,
  ) {}

  get beat(): Beat | undefined {
    return this.scene?.beats[this.at];
  }

  /** Somebody wants to see an old scene. */
  get isAgain(): boolean {
    return this.scene !== null && this.#isAgain;
  }

  get isLast(): boolean {
    return this.scene !== null && this.at >= this.scene.beats.length - 1;
  }

  /** The last event that may be told elsewhere: the log waits for the scene. */
  get limit(): number {
    return this.beat && !this.#isAgain ? Math.max(this.#from, this.beat.upTo) : Number.POSITIVE_INFINITY;
  }

  /** Of these events, those that are news in this moment. */
  newly(fresh: Told[], log: Told[]): Told[] {
    if (!this.beat || this.#isAgain) return fresh.filter((event) => event.n > this.told);
    const from = Math.max(this.#from, this.scene?.beats[this.at - 1]?.upTo ?? 0);
    return log.filter((event) => event.n > from && event.n <= this.limit);
  }

  /** Look at a new frame. A scene begins when a chapter is closed while we watch. */
  hear({ frame, log, board, names }: Heard): void {
    const before = this.#before;
    this.#before = frame;
    if (before?.table !== frame.table || before.viewer !== frame.viewer) this.#forget();
    const heard = this.#heard;
    this.#heard = log.at(-1)?.n ?? 0;
    if (!board.story) return;
    const closed = chaptersOf(log, board.story, frame.result !== null).filter((one) => one.isClosed);
    const isNew = this.#closed >= 0 && closed.length > this.#closed;
    const fresh = isNew ? closed.slice(this.#closed) : [];
    this.#closed = closed.length;
    const scenes: Scene[] = [];
    for (const chapter of fresh) {
      // What we see now is what the last of them has come to.
      const after = chapter === fresh.at(-1) ? frame : undefined;
      const finished = { ...openly(chapter), names, viewer: frame.viewer, before, after };
      const scene = finished.events.length ? board.story.scene(finished) : undefined;
      if (!scene?.beats.length) continue;
      this.#kept.set(chapter.events[0]!.n, scene);
      scenes.push(scene);
    }
    // One decision may end a round and the game. After a lost connection the rest lies in the log.
    const [last, ...earlier] = scenes.slice(-MOST).toReversed();
    if (!last) return;
    const beats = [...earlier.toReversed(), last].flatMap((scene) => scene.beats);
    this.#enter({ scene: { ...last, beats }, from: heard, endsAt: frame.scene_ends_at ?? null });
  }

  /** The scene of a chapter, to be seen again; told from the log alone if this page was not there. */
  again(chapter: Chapter, { board, names, frame }: Heard): Scene | undefined {
    const kept = this.#kept.get(chapter.events[0]?.n ?? 0);
    if (kept || !chapter.isClosed) return kept;
    const finished = { ...openly(chapter), names, viewer: frame.viewer };
    return finished.events.length ? board.story?.scene(finished) : undefined;
  }

  replay(scene: Scene): void {
    this.#queue = [];
    this.#begin({ scene, from: 0, endsAt: null }, true);
  }

  #forget(): void {
    this.stop();
    this.#kept.clear();
    this.#closed = -1;
    this.#heard = 0;
    this.told = 0;
  }

  #enter(entry: Entry): void {
    if (this.scene) this.#queue = [entry];
    else this.#begin(entry);
  }

  #begin({ scene, from, endsAt }: Entry, isAgain = false): void {
    this.scene = scene;
    this.#from = from;
    this.#isAgain = isAgain;
    this.#endsAt = endsAt;
    if (!isAgain) this.told = Math.max(this.told, scene.beats.at(-1)!.upTo);
    this.#times = pace(scene, endsAt === null ? undefined : endsAt - this.now());
    this.go(prefs.isMoving ? 0 : scene.beats.length - 1);
  }

  /** Show a beat, and what follows when its time is over. */
  go(to: number): void {
    if (!this.scene) return;
    this.at = Math.max(0, Math.min(to, this.scene.beats.length - 1));
    clearTimeout(this.#timer);
    // Nothing moves by itself for somebody who does not want it.
    if (!this.isLast && prefs.isMoving) {
      this.#timer = window.setTimeout(() => this.go(this.at + 1), this.#times[this.at]);
    } else if (this.#endsAt !== null) {
      this.#timer = window.setTimeout(() => this.skip(), Math.max(0, this.#endsAt - this.now()));
    } else if (this.isAlone) {
      this.#timer = window.setTimeout(() => this.skip(), this.#times[this.at]);
    }
  }

  /** Leave the scene; the next one, if one has come meanwhile. */
  skip(): void {
    clearTimeout(this.#timer);
    const next = this.#queue.shift();
    if (next) {
      this.#begin(next);
      return;
    }
    if (!this.scene) return;
    this.scene = null;
    this.isClosing = true;
    this.#timer = window.setTimeout(() => (this.isClosing = false), AFTERGLOW);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.scene = null;
    this.isClosing = false;
  }
}
