/** The elements that a step of a lesson points at. */
const A_SEAT = /^p(\d+)$/;

/** A seat, an action in notation, or a place that a board calls by a name (`data-spot`). */
export function selectorOf(spot: string): string {
  const seat = A_SEAT.exec(spot);
  if (seat) return `[data-seat='${seat[1]}']`;
  const name = CSS.escape(spot);
  return `[data-spot='${name}'], [data-action='${name}'], [data-picks='${name}']`;
}

export function elementsAt(root: HTMLElement, spots: string[]): HTMLElement[] {
  return spots.flatMap((spot) => {
    const found = [...root.querySelectorAll<HTMLElement>(selectorOf(spot))];
    return found.filter((one) => one.getClientRects().length > 0).slice(0, 1);
  });
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ROOM = 6; // around what is lit

/** Where it is on the screen, cut at the edges of whatever scrolls around it. */
export function boxOf(element: HTMLElement): Box | undefined {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const box = { left: left - ROOM, top: top - ROOM, right: right + ROOM, bottom: bottom + ROOM };
  const frame = element.closest<HTMLElement>('[data-scrolls]')?.getBoundingClientRect();
  const x = Math.max(box.left, frame?.left ?? 0, 2);
  const y = Math.max(box.top, frame?.top ?? 0, 2);
  const width = Math.min(box.right, frame?.right ?? innerWidth, innerWidth - 2) - x;
  const height = Math.min(box.bottom, frame?.bottom ?? innerHeight, innerHeight - 2) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
