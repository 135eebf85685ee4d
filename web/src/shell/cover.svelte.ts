/** The cover of a phone that neighbours could look at: while it is down, the page shows what the public sees. */
import type { Frame, Room, Told } from '../wire';

const UNTOUCHED = 30_000; // milliseconds after which a phone that lies about is covered again

export class Cover {
  isLifted = $state(false);
  #timer = 0;

  lift(): void {
    this.isLifted = true;
    this.touch();
  }

  put(): void {
    clearTimeout(this.#timer);
    this.isLifted = false;
  }

  /** Somebody has the phone in hand. */
  touch(): void {
    clearTimeout(this.#timer);
    if (this.isLifted) this.#timer = window.setTimeout(() => this.put(), UNTOUCHED);
  }
}

/** Whether a seat's page has a cover at all: in one room, as long as there is something to hide. */
export const hasCover = (room: Room, frame: Frame): boolean =>
  room.same_room && frame.viewer >= 0 && frame.result === null && Boolean(frame.open_view);

/** A seat's frame as the public would see it. */
export const openFrame = (frame: Frame): Frame => ({
  ...frame,
  viewer: -1,
  view: frame.open_view ?? {},
  asked: [],
  legal: [],
  warnings: {},
  timed_out: false,
  events: openEvents(frame.events),
});

/** Of what a seat heard, what everybody did. */
export const openEvents = (events: Told[]): Told[] => events.filter((event) => !event.private);

/** Where everybody at the table hears what is said. */
export const isOpenChannel = (channel: string): boolean => channel === 'table' || channel === 'room';
