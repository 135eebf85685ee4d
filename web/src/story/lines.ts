/** The log as it is read: parts with headings, lines that fold what belongs together. */
import { seatIn } from '../lib/args';
import type { Told } from '../wire';
import type { Story } from './story';

/** One line: what it says stands for all its events. */
export interface Line {
  events: Told[];
}

export interface Part {
  title: string;
  lines: Line[];
  /** Its first and last event: a scene that ends in it can be seen again from here. */
  from: number;
  to: number;
}

/** Whether somebody is named by an event. */
export const isAbout = (event: Told, seat: number): boolean =>
  seat >= 0 && Object.values(event.args).some((value) => seatIn(value) === seat);

function linesOf(events: Told[], story: Story | undefined): Line[] {
  const lines: Line[] = [];
  let key = '';
  for (const event of events) {
    const own = story?.folds?.(event) ?? '';
    if (own && own === key) lines.at(-1)!.events.push(event);
    else lines.push({ events: [event] });
    key = own;
  }
  return lines;
}

export function partsOf(log: Told[], story: Story | undefined, isWanted: (event: Told) => boolean): Part[] {
  const parts: { title: string; events: Told[] }[] = [];
  for (const event of log) {
    const title = story?.heading(event, log) ?? '';
    if (title || !parts.length) parts.push({ title: title || (story?.start() ?? ''), events: [] });
    parts.at(-1)!.events.push(event);
  }
  return parts
    .map(({ title, events }) => ({
      title,
      lines: linesOf(events.filter(isWanted), story),
      from: events[0]?.n ?? 0,
      to: events.at(-1)?.n ?? 0,
    }))
    .filter((part) => part.lines.length);
}
