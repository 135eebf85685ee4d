import type { BoardProps } from '../games/board';
import { narrator } from '../lib/narrator.svelte';
import type { Choice, Lesson, LessonStep, Told } from '../wire';
import { progress } from './progress';
import { w } from './words';

/** A lesson being taken: where the learner is, and what was answered to the last try. */
export class Course {
  at = $state(0);
  answer = $state('');
  isDone = $state(false);
  isResumed = $state(false);
  #isForward = $state(false);

  constructor(readonly lesson: Lesson) {
    this.at = progress.of(this.#key, lesson.steps.length);
    this.isResumed = this.at > 0;
  }

  get #key(): string {
    return `${this.lesson.game}/${this.lesson.name}`;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get isAsked(): boolean {
    return this.step.accepts.length > 0;
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** Everything heard in this scene so far. */
  get log(): Told[] {
    const before = this.lesson.steps.slice(0, this.at + 1);
    return before.filter((one) => one.scene === this.step.scene).flatMap((one) => one.frame.events);
  }

  /** What is told with movement: only what is seen for the first time. */
  get fresh(): Told[] {
    return this.#isForward ? this.step.frame.events : [];
  }

  get said(): string {
    return narrator.say(this.step.say, this.lesson.viewer);
  }

  next(): void {
    if (this.isLast) this.isDone = true;
    else this.#go(this.at + 1, true);
    if (this.isDone) progress.keep(this.#key, 0);
  }

  back(): void {
    if (this.isDone) this.isDone = false;
    else if (this.at > 0) this.#go(this.at - 1, false);
  }

  again(): void {
    this.isDone = false;
    this.#go(0, false);
  }

  #go(at: number, isForward: boolean): void {
    this.at = at;
    this.answer = '';
    this.isResumed = false;
    this.#isForward = isForward;
    progress.keep(this.#key, at);
  }

  /** The learner does something: what was asked goes on, anything else is answered. */
  try(action: string): void {
    const { accepts, wrong, wrongs } = this.step;
    if (accepts.includes(action)) return this.next();
    const said = wrongs[action] ?? wrong;
    this.answer = said ? narrator.say(said, this.lesson.viewer) : w('look');
  }

  #picked = $state.raw<{ at: number; choice: Choice } | null>(null);

  /** What lies picked for the sheet to confirm; another step begins with nothing. */
  get picked(): Choice | undefined {
    return this.#picked?.at === this.at ? this.#picked.choice : undefined;
  }

  /** A wrong card is answered at once, before anybody confirms it. */
  #pick(choice: Choice): void {
    if (!this.step.accepts.includes(choice.action)) return this.try(choice.action);
    this.answer = '';
    this.#picked = this.picked?.action === choice.action ? null : { at: this.at, choice };
  }

  /** What the game's own board is given. */
  get shown(): BoardProps {
    return {
      frame: this.step.frame,
      names: this.lesson.names,
      avatars: [],
      bots: [],
      fresh: this.fresh,
      log: this.log,
      act: (choice: Choice) => this.try(choice.action),
      pick: (choice: Choice) => this.#pick(choice),
      picked: this.picked,
      why: (action: string) => this.try(action),
      tell: (text: string) => (this.answer = text),
      room: null,
      isStill: !this.isAsked,
    };
  }
}
