/** What just happened, told step by step on the board; anybody may skip to the end. */
import { prefs } from '../lib/prefs.svelte';

export class Show {
  /** The step on the board; -1 when nothing is being told. */
  at = $state(-1);
  #last = -1;
  #timer = 0;

  get isOn(): boolean {
    return this.at >= 0;
  }

  /** Tell steps `from` to `last`, each as long as `millis`; at once if nothing is to move. */
  start(from: number, last: number, millis: number): void {
    this.stop();
    if (!prefs.isMoving || from > last) return;
    this.#last = last;
    this.at = from;
    this.#timer = window.setInterval(() => this.#next(), millis);
  }

  #next(): void {
    if (this.at < this.#last) this.at += 1;
    else this.stop();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.at = -1;
  }
}
