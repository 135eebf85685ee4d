import { prefs } from './prefs.svelte';

/**
 * A tap that was meant for the last question must not answer the next one. For a moment after the
 * question has changed, fingers and number keys do nothing; Enter on a control that was reached by
 * keyboard or screen reader is meant for it, and counts at once.
 */
class Settling {
  #since = Number.NEGATIVE_INFINITY;

  begin(): void {
    this.#since = performance.now();
  }

  get isOn(): boolean {
    return performance.now() - this.#since < prefs.kept.settle;
  }
}

export const settling = new Settling();

/** What does something in the game, or gets ready to. */
export const ACTING = '[data-action], [data-picks]';

/** Swallow a press that comes too early to be meant. To be heard before anything else hears it. */
export function swallowEarly(event: MouseEvent): void {
  const isByKeyboard = event.type === 'click' && event.detail === 0;
  if (isByKeyboard || !settling.isOn || !(event.target as Element).closest(ACTING)) return;
  event.stopPropagation();
  event.preventDefault();
}

/** The number keys: the sheet's choices first, then those of my hand, then those on the table. */
export function pressNumber(root: Element, key: string): boolean {
  const n = Number(key);
  if (!(n >= 1 && n <= 9)) return false;
  const offered = ['.ask .opts', '.ask .more-opts', '.hand', 'main.table']
    .flatMap((place) => [...root.querySelectorAll(place)])
    .flatMap((place) => [...place.querySelectorAll<HTMLElement>(ACTING)])
    .filter((one) => one.getAttribute('aria-disabled') !== 'true' && one.offsetParent !== null);
  if (!settling.isOn) offered[n - 1]?.click();
  return offered.length >= n;
}
