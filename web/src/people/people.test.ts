import { beforeEach, expect, test, vi } from 'vitest';
import games from '../games/games.json';
import { faces } from '../shell/faces';
import type { GameInfo, PastGame, Room } from '../wire';

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
const { withFaces } = await import('./faces');
const { presetOf, settingsOf } = await import('./presets');
const { mine } = await import('./mine.svelte');
const { anAlias, myName, prefs } = await import('../lib/prefs.svelte');

const bank = games.find((game) => game.name === 'bank-heist') as unknown as GameInfo;
const chair = (name: string, avatar: string, kind = 'person') => ({
  kind,
  name,
  avatar,
  person: kind === 'bot' ? '' : name,
});
const roomOf = (...chairs: unknown[]) => ({ chairs }) as unknown as Room;

beforeEach(() => {
  localStorage.clear();
  prefs.set({ name: '', avatar: '' });
});

test('people keep their faces, and no bot looks like anybody else', () => {
  const bots = ['Agnes', 'Boris', 'Celia', 'Dutch', 'Edith', 'Fingers', 'Gilda', 'Hugo'];
  const seated = withFaces(
    roomOf(...bots.map((name) => chair(name, '', 'bot')), chair('Ann', faces[3]!), chair('Bob', '')),
  );
  const shown = seated.chairs.map((one) => one.avatar);
  expect(shown[8]).toBe(faces[3]);
  expect(new Set(shown).size).toBe(shown.length);
  expect(withFaces(seated).chairs.map((one) => one.avatar)).toEqual(shown);
});

test('whoever stays keeps their face when somebody is sent away and a bot sits down instead', () => {
  for (const face of faces) {
    const bots = ['Boris', 'Agnes'].map((name) => chair(name, '', 'bot'));
    const before = withFaces(roomOf(chair('Ann', faces[0]!), chair('Cy', face), ...bots)).chairs;
    const after = withFaces(roomOf(chair('Ann', faces[0]!), ...bots, chair('Celia', '', 'bot'))).chairs;
    const moved = before.filter((one) => {
      const then = after.find((other) => other.name === one.name);
      return then && then.avatar !== one.avatar && then.avatar !== face;
    });
    expect(moved).toEqual([]);
  }
});

test('a suggested name is nobody else’s, and is remembered', () => {
  const all = new Set(Array.from({ length: 2000 }, () => anAlias()));
  const [last, ...taken] = all;
  expect(anAlias(taken)).toBe(last);
  expect(myName()).toBe(myName());
  expect(prefs.kept.name).not.toBe('');
});

test('a preset sets the clocks and leaves house rules alone', () => {
  const house = { pace: 'live', options: { crack_mode: 'add', pass_seconds: 90 } } as Pick<Room, 'pace' | 'options'>;
  expect(presetOf(house, bank)).toBeUndefined();
  expect(settingsOf('fast', house, bank)).toEqual({ pace: 'fast', options: { crack_mode: 'add' } });
  expect(settingsOf('first', house, bank).coach).toBe(true);
  expect(presetOf({ pace: 'relaxed', options: { crack_mode: 'add' } }, bank)).toBe('first');
});

test('a browser remembers its last dozen rooms and games, each once', () => {
  const past = (n: number): PastGame => ({
    table: `t${n}`,
    game: 'heat',
    code: 'X',
    at: n,
    title: 'T'.repeat(200),
    won: false,
    faces: [`face-${n}`, 'cat'],
  });
  for (let n = 0; n < 20; n++) {
    mine.addRoom(`R${n}`);
    mine.addGame(past(n));
  }
  mine.addGame(past(19));
  mine.addRoom('R15');
  expect(mine.kept.rooms).toHaveLength(12);
  expect(mine.kept.rooms.slice(0, 2)).toEqual(['R15', 'R19']);
  expect(mine.kept.games.map((one) => one.at).slice(0, 2)).toEqual([19, 18]);
  expect(mine.kept.games[0]!.title).toHaveLength(160);
  expect(mine.facesOf('t19')).toEqual(['face-19', 'cat']);
  expect(mine.facesOf('t0')).toBeUndefined();
  mine.keepRooms(['R15']);
  expect(JSON.parse(localStorage.getItem('hideout-mine')!).rooms).toEqual(['R15']);
});
