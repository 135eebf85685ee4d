import type { Choice, Frame } from '../wire';

/** What was tapped on the table or in the hand, and waits to be confirmed on the sheet. */
class Picked {
  #action = $state('');
  #question = $state('');

  /** Pick something, or put it back. */
  toggle(frame: Frame, choice: Choice): void {
    const isBack = this.of(frame)?.action === choice.action;
    this.#action = isBack ? '' : choice.action;
    this.#question = questionOf(frame);
  }

  clear(): void {
    this.#action = '';
  }

  /** What is picked in answer to this frame's question, as long as it is possible. */
  of(frame: Frame): Choice | undefined {
    if (!this.#action || this.#question !== questionOf(frame)) return undefined;
    return frame.legal.find((choice) => choice.action === this.#action);
  }
}

export const picked = new Picked();

/** Names the question before this viewer; what I do in answer to it does not change it. */
export const questionOf = (frame: Frame): string =>
  `${frame.table} ${frame.decision.split('.')[0]} ${frame.phase} ${frame.pending.includes(frame.viewer)}`;
