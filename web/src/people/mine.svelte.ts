/** What this browser remembers of its own: the rooms it was in, and the games it played to the end. */
import type { Keepsakes, PastGame } from '../wire';
import { prefs } from '../lib/prefs.svelte';

const KEY = 'hideout-mine';
const MOST = 12;

interface Kept {
  rooms: string[]; // the last one first
  games: PastGame[];
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return { rooms: kept.rooms ?? [], games: kept.games ?? [] };
  } catch {
    return { rooms: [], games: [] };
  }
}

class Mine {
  kept = $state<Kept>(read());

  get isEmpty(): boolean {
    return !this.kept.rooms.length && !this.kept.games.length;
  }

  addRoom(code: string): void {
    if (this.kept.rooms[0] === code) return;
    this.#keep({ ...this.kept, rooms: [code, ...this.kept.rooms.filter((one) => one !== code)] });
  }

  addGame(game: PastGame): void {
    if (this.kept.games.some((one) => one.table === game.table)) return;
    this.#keep({ ...this.kept, games: [{ ...game, title: game.title.slice(0, 160) }, ...this.kept.games] });
  }

  /** The faces with which a game was played here, by seat. */
  facesOf(table: string): string[] | undefined {
    const faces = this.kept.games.find((one) => one.table === table)?.faces;
    return faces?.length ? faces : undefined;
  }

  /** The codes that the rooms have today; others are gone, or this browser no longer belongs to them. */
  keepRooms(codes: string[]): void {
    if (codes.join() !== this.kept.rooms.join()) this.#keep({ ...this.kept, rooms: codes });
  }

  /** Everything, to be taken to another device. */
  all(): Keepsakes {
    return { name: prefs.kept.name, avatar: prefs.kept.avatar, rooms: this.kept.rooms, games: this.kept.games };
  }

  /** What was brought from another device. */
  take(brought: Keepsakes): void {
    prefs.set({ name: brought.name, avatar: brought.avatar });
    this.#keep({ rooms: brought.rooms, games: brought.games });
  }

  #keep(kept: Kept): void {
    this.kept = { rooms: kept.rooms.slice(0, MOST), games: kept.games.slice(0, MOST) };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A private window forgets; nothing else changes.
    }
  }
}

export const mine = new Mine();
