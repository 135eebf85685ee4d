/** Recorded moments of real games, for tests: `python -m tests.page.frames` makes them anew. */
import type { BoardProps } from './board';
import type { Choice, Frame, Room, Told } from '../wire';

export interface Moment {
  frame: Frame;
  log: Told[];
  room: Room;
}

interface Recorded {
  deck: Record<string, Record<string, unknown>[]>;
  moments: Record<string, Moment>;
}

const files = import.meta.glob<Recorded>('./*/frames.json', { import: 'default', eager: true });

export const GAMES = Object.keys(files).map((path) => path.split('/')[1]!);

export const recorded = (game: string): Recorded => files[`./${game}/frames.json`]!;

/** What the shell would hand to a board in this moment, and what the board asked for. */
export function shown({ frame, log, room }: Moment): BoardProps & { acts: Choice[]; asked: string[]; told: string[] } {
  const acts: Choice[] = [];
  const asked: string[] = [];
  const told: string[] = [];
  return {
    frame,
    names: room.chairs.map((chair) => chair.name),
    avatars: room.chairs.map((chair) => chair.avatar),
    bots: room.chairs.map((chair) => chair.kind === 'bot'),
    fresh: [],
    log,
    act: (choice) => acts.push(choice),
    why: (action) => asked.push(action),
    tell: (text) => told.push(text),
    room,
    isStill: false,
    acts,
    asked,
    told,
  };
}
