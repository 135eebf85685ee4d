/** Recorded moments of real games, for tests: `python -m tests.page.frames` makes them anew. */
import type { BoardProps } from './board';
import { narrator } from '../lib/narrator.svelte';
import type { Choice, Frame, Room, Told, Words } from '../wire';

export interface Moment {
  frame: Frame;
  log: Told[];
  room: Room;
}

interface Recorded {
  deck: Record<string, Record<string, unknown>[]>;
  effects: Record<string, Words[]>;
  moments: Record<string, Moment>;
}

const files = import.meta.glob<Recorded>('./*/frames.json', { import: 'default', eager: true });

export const GAMES = Object.keys(files).map((path) => path.split('/')[1]!);

export const recorded = (game: string): Recorded => files[`./${game}/frames.json`]!;

const words = import.meta.glob<string>('../../../src/hideout/games/*/words/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The words of a game, as a server would answer. */
export function wordsOf(game: string): string {
  const folder = `/${game.replaceAll('-', '_')}/`;
  return Object.entries(words).find(([path]) => path.includes(folder))?.[1] ?? '';
}

/** What the page knows of a game once its board is open. */
export function teach(game: string, names: string[] = [], viewer = -1): void {
  narrator.learn(wordsOf(game), recorded(game).deck, recorded(game).effects);
  narrator.sit(names, viewer);
}

/** What the shell would hand to a board in this moment, and what the board asked for. */
export function shown({ frame, log, room }: Moment): BoardProps & { acts: Choice[]; asked: string[]; told: string[] } {
  const acts: Choice[] = [];
  const asked: string[] = [];
  const told: string[] = [];
  teach(
    room.game,
    room.chairs.map((chair) => chair.name),
    frame.viewer,
  );
  return {
    frame,
    names: room.chairs.map((chair) => chair.name),
    avatars: room.chairs.map((chair) => chair.avatar),
    bots: room.chairs.map((chair) => chair.kind === 'bot'),
    fresh: [],
    log,
    act: (choice) => acts.push(choice),
    pick: (choice) => acts.push(choice),
    picked: undefined,
    why: (action) => asked.push(action),
    tell: (text) => told.push(text),
    room,
    isStill: false,
    acts,
    asked,
    told,
  };
}
