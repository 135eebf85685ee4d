/** A card that slides from one place at the table to another, because an event said so. */
import { prefs } from './prefs.svelte';

const MILLIS = 320;

/** The middle of a seat; the table's own for seat -1, the dock for a seat not on the board. */
function placeOf(seat: number): { x: number; y: number } | undefined {
  const found =
    document.querySelector(seat < 0 ? '.middle' : `[data-seat="${seat}"]`) ?? document.querySelector('.dock');
  if (!found) return undefined;
  const box = found.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + Math.min(box.height, 120) / 2 };
}

export function fly(from: number, to: number): void {
  const start = placeOf(from);
  const end = placeOf(to);
  if (!start || !end || !prefs.isMoving || !document.body.animate) return;
  const card = document.createElement('div');
  card.className = 'flying';
  card.setAttribute('aria-hidden', 'true');
  document.body.append(card);
  const at = (spot: { x: number; y: number }) => `translate(${spot.x - 16}px, ${spot.y - 22}px)`;
  card
    .animate([{ transform: at(start) }, { transform: `${at(end)} rotate(2deg)` }], {
      duration: MILLIS,
      easing: 'cubic-bezier(.2, .7, .3, 1)',
    })
    .finished.finally(() => card.remove());
}
