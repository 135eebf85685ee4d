import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fairness, Frame, Room } from '../wire';
import { api, Refused } from './api';
import { check, commandOf, drawSeats, type Head, type Kept, listHash, listOf, mix, promiseOf, sealOf } from './fair';
import { Luck } from './luck.svelte';
import { sha256 } from './sha256';

const SECRET = 'ab'.repeat(32);
const PROMISE = promiseOf(SECRET);
const OTHER = 'cd'.repeat(32);

test('SHA-256 is what others make of it', async () => {
  for (let length = 0; length < 200; length++) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255);
    const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    expect(sha256(data)).toBe([...theirs].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
});

test('the sums are the same as in Python', () => {
  // The same numbers stand in tests/engine/test_proof.py.
  const luck = ['seven', 'schwarze Kätze', ''];
  const chairs = [
    { name: 'Ann', seal: '9b5a52c7ba80e69e8b9f70f0b203e7e2e7f52b52cfdb2c22350a6d7239fe3219' },
    { name: 'Zoë', seal: '4f699344d64af46b8782888a87e0393e114879e0eb4db6a2657c5ddaf5bc6bac' },
    { name: 'Otto', seal: '' },
  ];
  expect(PROMISE).toBe('9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885');
  expect(sealOf(PROMISE, 'n1', 'seven')).toBe(chairs[0]!.seal);
  expect(sealOf(PROMISE, '', luck[1]!)).toBe(chairs[1]!.seal);
  expect(mix(SECRET, luck)).toBe('f9f9ee3f9d96b49465d9c151989846a12cf5e5aea10d1db804aa893f2eb726fe');
  expect(drawSeats(SECRET, luck)).toEqual([2, 0, 1]);
  const options = { max_extra_a: 3, apb: true, draft: 'seed' };
  expect(listHash(PROMISE, { game: 'heat', options, drawn: true, chairs })).toBe(
    'ddadce9e056337113dcba79ca317454442aea99bb224ad49861b394848031f86',
  );
});

interface Deal {
  secret: string;
  luck: [string, string];
  order: [number, number];
  options: Record<string, unknown>;
}

/** What a house shows after a game; one that cheats sees to it that its answers agree. */
function shown(deal: Partial<Deal> = {}): [Fairness, Head] {
  const { secret, luck, order, options }: Deal = {
    ...{ secret: SECRET, luck: ['ann', 'bob'], order: [0, 1], options: { bail: true } },
    ...deal,
  };
  const commitment = promiseOf(secret);
  const shares = order.map((n) => {
    const name = ['Ann', 'Bob'][n]!;
    return { name, seal: luck[n] ? sealOf(commitment, name, luck[n]) : '', nonce: name, luck: luck[n]! };
  });
  const seed = `0x${mix(
    secret,
    shares.map((share) => share.luck),
  )}`;
  const head = { game: 'heist-hustle', names: shares.map((share) => share.name), seed, options };
  return [{ commitment, server_seed: secret, seed, drawn: false, sealed: true, shares }, head];
}

const kept = (changes: Partial<Kept> = {}): Kept => ({
  promise: PROMISE,
  before: '',
  luck: 'bob',
  nonce: 'Bob',
  list: {
    game: 'heist-hustle',
    options: { bail: true },
    drawn: false,
    chairs: [
      { name: 'Ann', seal: sealOf(PROMISE, 'Ann', 'ann') },
      { name: 'Bob', seal: sealOf(PROMISE, 'Bob', 'bob') },
    ],
  },
  isShown: true,
  table: 'T',
  seen: 0,
  alarms: [],
  ...changes,
});

const said = (mine: Kept | null, deal?: Partial<Deal>) =>
  check(mine, ...shown(deal)).map(({ is, word }) => `${is} ${word}`);

describe('what a page says of a deal', () => {
  test('an honest one holds in all points', () => {
    expect(said(kept())).toEqual(['true fair-promise', 'true fair-luck', 'true fair-list', 'true fair-seed']);
  });

  test.each<[string, Partial<Deal>, string[]]>([
    ['a swapped secret', { secret: OTHER }, ['fair-promise-no', 'fair-list-no']],
    ['my luck altered', { luck: ['ann', 'loaded'] }, ['fair-luck-no', 'fair-list-no']],
    ['my luck dropped', { luck: ['ann', ''] }, ['fair-luck-no', 'fair-list-no']],
    ['luck chosen last', { luck: ['chosen', 'bob'] }, ['fair-list-no']],
    ['chairs in another order', { order: [1, 0] }, ['fair-luck-no', 'fair-list-no']],
    ['other options', { options: {} }, ['fair-terms-no']],
  ])('%s is said loudly', (_, deal, words) => {
    const found = said(kept(), deal);
    for (const word of words) expect(found).toContain(`false ${word}`);
    expect(found[0]).toMatch(/^false /);
  });

  test('a seed that follows from nothing is false, in the answer or in the record', () => {
    const [proof, head] = shown();
    for (const [one, two] of [
      [{ ...proof, seed: '0x1' }, head],
      [proof, { ...head, seed: '0x1' }],
    ] as const) {
      expect(check(kept(), one, two)[0]).toEqual({ is: 'false', word: 'fair-seed-no' });
    }
  });

  test('luck that does not fit its seal is false by name', () => {
    const [proof, head] = shown();
    proof.shares[0]!.nonce = 'x';
    expect(check(kept(), proof, head)).toContainEqual({ is: 'false', word: 'fair-seal-no', values: { name: 'Ann' } });
  });

  test('who came late is told what could not be checked', () => {
    expect(said(null)).toEqual(['true fair-itself', 'true fair-seed', 'open fair-none']);
    expect(said(kept({ list: null, luck: '', isShown: false }))).toContain('open fair-nolist');
  });

  test('luck that never arrived is no fraud, but luck that was taken and left out is', () => {
    const [proof, head] = shown({ luck: ['ann', ''] });
    proof.shares[1]!.seal = kept().list!.chairs[1]!.seal;
    const words = (mine: Kept) => check(mine, proof, head).map(({ is, word }) => `${is} ${word}`);
    expect(words(kept({ isShown: false }))).toContain('open fair-late');
    expect(words(kept({ isShown: false }))).toContain('open fair-leftout');
    expect(words(kept())).toContain('false fair-luck-no');
  });

  test('closed hands and old deals are called what they are', () => {
    const [proof] = shown();
    const closed = { ...proof, server_seed: '', shares: [] };
    expect(check(kept(), closed, null)).toEqual([{ is: 'open', word: 'fair-closed' }]);
    expect(check(kept({ promise: OTHER }), closed, null)[0]!.is).toBe('false');
    expect(check(kept(), { ...proof, sealed: false }, null).at(-1)!.word).toBe('fair-old');
  });

  test('the command carries what was kept', () => {
    const words = commandOf(kept({ luck: "it's mine" }), 'game.record');
    expect(words).toContain(`hideout replay --verify game.record --promise ${PROMISE} --seals `);
    expect(words).toContain("--luck 'it'\\''s mine'");
    expect(commandOf(null, 'game.record')).toBe('hideout replay --verify game.record');
  });
});

describe('what a page keeps', () => {
  const chair = (name: string, seal = '') => ({ name, person: name, kind: 'person', seal });
  const room = (changes: object = {}): Room =>
    ({
      ...{ code: 'KDMRT', you: 'Bob', game: 'heist-hustle', options: {}, seating: 'listed', table: '' },
      ...{ commitment: PROMISE, playing: false, drawing: false, chairs: [chair('Ann'), chair('Bob')] },
      ...changes,
    }) as Room;
  const seal = vi.spyOn(api, 'seal');
  const luck = vi.spyOn(api, 'luck');

  beforeEach(() => {
    seal.mockReset().mockImplementation(async () => room());
    luck.mockReset().mockImplementation(async () => room());
  });
  afterEach(() => localStorage.clear());

  /** The room as it stands when luck is to be shown. */
  const drawing = (page: Luck, changes: object = {}): Room => {
    const { promise, nonce, luck: mine } = page.kept.at(-1)!;
    const chairs = [chair('Ann', '5e'.repeat(32)), chair('Bob', sealOf(promise, nonce, mine))];
    return room({ drawing: true, chairs, ...changes });
  };

  test('it seals luck for the promise, and shows it when the list stands', async () => {
    const page = new Luck('KDMRT');
    page.see(room());
    const mine = page.kept[0]!;
    expect(seal).toHaveBeenCalledWith('KDMRT', sealOf(PROMISE, mine.nonce, mine.luck), PROMISE);
    expect(luck).not.toHaveBeenCalled();
    const list = drawing(page);
    page.see(list);
    expect(luck).toHaveBeenCalledWith('KDMRT', mine.luck, mine.nonce);
    await vi.waitFor(() => expect(page.kept[0]!.isShown).toBe(true));
    page.see(room({ playing: true, table: 'T' }));
    expect(page.of('T')).toMatchObject({ promise: PROMISE, list: listOf(list), alarms: [] });
  });

  test('it survives a reload, and then shows the same luck', () => {
    const page = new Luck('KDMRT');
    page.see(room());
    const again = new Luck('KDMRT');
    again.see(drawing(page));
    expect(luck).toHaveBeenCalledWith('KDMRT', page.kept[0]!.luck, page.kept[0]!.nonce);
  });

  test('luck is shown again when the line was lost', async () => {
    const page = new Luck('KDMRT');
    page.see(room());
    luck.mockRejectedValueOnce(new Refused('offline', ''));
    page.see(drawing(page));
    await vi.waitFor(() => expect(page.kept[0]!.isShown).toBe(true), 5000);
    expect(luck).toHaveBeenCalledTimes(2);
  });

  test('who watches keeps the promise and seals nothing', () => {
    const page = new Luck('KDMRT');
    page.see(room({ you: 'Zed' }));
    expect(page.kept[0]).toMatchObject({ promise: PROMISE, luck: '' });
    expect(seal).not.toHaveBeenCalled();
  });

  test('a word of my own is sealed in place of a random one', async () => {
    const page = new Luck('KDMRT');
    page.see(room());
    await page.choose(room(), 'black cat');
    const mine = page.kept[0]!;
    expect(mine.luck).toBe('black cat');
    expect(seal).toHaveBeenLastCalledWith('KDMRT', sealOf(PROMISE, mine.nonce, 'black cat'), PROMISE);
  });

  test.each<[string, string, (page: Luck) => void]>([
    ['another promise in the draw', 'changed', (page) => page.see(drawing(page, { commitment: OTHER }))],
    ['another promise in the lobby', 'changed', (page) => page.see(room({ commitment: OTHER }))],
    ['a seal that is not mine', 'unlisted', (page) => page.see(drawing(page, { chairs: [chair('Bob', 'x')] }))],
    [
      'a game from another promise',
      'changed',
      (page) => page.see(room({ playing: true, table: 'T', commitment: OTHER })),
    ],
  ])('%s is noticed at once, and no luck is shown', (_, alarm, happens) => {
    const page = new Luck('KDMRT');
    page.see(room());
    happens(page);
    expect(page.alarms).toContain(alarm);
    expect(luck).not.toHaveBeenCalled();
  });

  test('a second list after my luck was shown is noticed', () => {
    const page = new Luck('KDMRT');
    page.see(room());
    page.see(drawing(page));
    page.see(drawing(page, { chairs: [chair('Ann', '6f'.repeat(32)), drawing(page).chairs[1]] }));
    expect(page.alarms).toEqual(['relisted']);
    expect(luck).toHaveBeenCalledTimes(1);
  });

  test('a second draw from another promise is noticed, however late', () => {
    const page = new Luck('KDMRT');
    page.see(room());
    page.see(drawing(page));
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 10 ** 9);
    page.see(room({ commitment: OTHER }));
    expect(page.alarms).toEqual(['changed']);
  });

  test('a deal without a draw is noticed by who was there all the time', () => {
    const dealt = (line: number): Luck => {
      localStorage.clear();
      const page = new Luck('KDMRT');
      page.see(room(), 1);
      page.see(drawing(page, { drawing: false }), 1);
      page.see(room({ playing: true, table: 'T' }), line);
      return page;
    };
    expect(dealt(1).of('T')!.alarms).toEqual(['skipped']);
    expect(dealt(2).of('T')!.alarms).toEqual([]); // it may have been asked while the line was down
  });

  test('two windows of one person are one', () => {
    const [one, two] = [new Luck('KDMRT'), new Luck('KDMRT')];
    one.see(room(), 1);
    two.see(room(), 1);
    expect(new Set(seal.mock.calls.map(([, sent]) => sent)).size).toBe(1);
    const sealed = drawing(one);
    for (const page of [one, two]) page.see({ ...sealed, drawing: false }, 1);
    one.see(sealed, 1);
    two.see(room({ playing: true, table: 'T' }), 1);
    expect(two.of('T')).toMatchObject({ luck: one.kept[0]!.luck, alarms: [] });
  });

  test('a frame that names another promise is noticed', () => {
    const page = new Luck('KDMRT');
    page.see(room());
    page.see(room({ playing: true, table: 'T' }));
    page.seeFrame({ table: 'T', commitment: PROMISE } as Frame);
    expect(page.alarms).toEqual([]);
    page.seeFrame({ table: 'T', commitment: OTHER } as Frame);
    expect(page.of('T')!.alarms).toEqual(['changed']);
  });

  test('the next game has a promise and luck of its own, and nothing is wrong with that', () => {
    const page = new Luck('KDMRT');
    page.see(room());
    page.see(room({ playing: true, table: 'T' }));
    page.see(room({ commitment: OTHER, table: 'T' }));
    expect(page.kept.map(({ promise, alarms }) => [promise, alarms])).toEqual([
      [PROMISE, []],
      [OTHER, []],
    ]);
    expect(page.kept[1]!.luck).not.toBe(page.kept[0]!.luck);
  });
});
