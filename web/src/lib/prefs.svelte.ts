/** What a player prefers, kept on this device: name, face, theme, noise. Never an identity. */
const KEY = 'hideout';

interface Kept {
  name: string;
  avatar: string;
  theme: 'dark' | 'light' | '';
  sound: boolean;
  haptics: boolean;
  motion: boolean;
  notify: boolean;
  /** For so many milliseconds after a new question taps do not count. */
  settle: number;
  /** Whose explanation has been read: games and their phases. */
  explained: string[];
}

function read(): Kept {
  const fresh: Kept = {
    name: '',
    avatar: '',
    theme: '',
    sound: false,
    haptics: true,
    motion: true,
    notify: false,
    settle: 500,
    explained: [],
  };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return fresh;
  }
}

class Prefs {
  kept = $state<Kept>(read());

  get theme(): 'dark' | 'light' {
    if (this.kept.theme) return this.kept.theme;
    return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }

  /** Whether things may move: the player's wish, and the system's. */
  get isMoving(): boolean {
    return this.kept.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Somebody has seen what this moment is about: next time it waits to be asked for. */
  explain(moment: string): void {
    if (!this.kept.explained.includes(moment)) this.set({ explained: [...this.kept.explained, moment] });
  }

  set(changes: Partial<Kept>): void {
    Object.assign(this.kept, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A private window forgets; nothing else changes.
    }
  }
}

export const prefs = new Prefs();

const ALIASES = [
  'Ace',
  'Bluebird',
  'Clover',
  'Dice',
  'Ember',
  'Flint',
  'Gin',
  'Hush',
  'Indigo',
  'Jewel',
  'Knuckles',
  'Lucky',
  'Marble',
  'Nickel',
  'Onyx',
  'Pockets',
  'Quick',
  'Rook',
  'Slim',
  'Velvet',
];

/** A name to begin with that nobody here has. */
export function anAlias(taken: string[] = []): string {
  const free = ALIASES.filter((name) => !taken.includes(name));
  const list = free.length ? free : ALIASES;
  return list[Math.floor(Math.random() * list.length)]!;
}

/** The name this browser remembers; the first time one is made up, and then kept. */
export function myName(): string {
  if (!prefs.kept.name) prefs.set({ name: anAlias() });
  return prefs.kept.name;
}
