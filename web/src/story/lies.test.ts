/** What was said, and what of it proved false. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { boardOf } from '../games';
import { teach } from '../games/frames';
import type { Told } from '../wire';
import { claimsIn, lieOfTheNight, liesIn } from './lies';
import { everything, storyOf } from './recorded';

vi.setConfig({ testTimeout: 120_000 }); // boards are loaded when they are first asked for

let n = 0;
const tell = (kind: string, args: Record<string, unknown> = {}): Told => ({
  n: ++n,
  kind,
  args,
  private: false,
  reader: null,
});

async function lies(game: string, log: Told[], view?: Record<string, unknown>): Promise<string[]> {
  teach(game, ['Ann', 'Bob', 'Cleo'], 0);
  return liesIn((await boardOf(game)).story, log, view).map((claim) => `${claim.seat} ${claim.text}`);
}

describe('Heat', () => {
  const claims = () => [
    tell('stage', { stage: 1 }),
    tell('claims', { who: 'p0', card: 'heavy' }),
    tell('claims', { who: 'p1', card: 'heavy' }),
    tell('claims-quiet', { who: 'p2' }),
  ];

  test('nothing is called a lie before the cards turn up', async () => {
    expect(await lies('heat', claims())).toEqual([]);
  });

  test('another card than the claimed one, and Heat after all', async () => {
    const log = [
      ...claims(),
      tell('plays', { who: 'p0', card: 'heavy' }),
      tell('plays', { who: 'p1', card: 'lay-low' }),
      tell('plays', { who: 'p2', card: 'bank-job' }),
      tell('takes', { who: 'p2', heat: 2 }),
    ];
    expect(await lies('heat', log)).toEqual(['1 I play Heavy', '2 No Heat for me']);
  });

  test('a claim of the draft is about no card of a Stage', async () => {
    const log = [
      tell('claims', { who: 'p0', card: 'heavy' }),
      tell('stage', { stage: 1 }),
      tell('plays', { who: 'p0', card: 'fence' }),
    ];
    expect(await lies('heat', log)).toEqual([]);
  });
});

describe('the lie of the night', () => {
  const game = () => [
    tell('stage', { stage: 1 }),
    tell('claims', { who: 'p0', card: 'heavy' }),
    tell('claims', { who: 'p1', card: 'heavy' }),
    tell('plays', { who: 'p0', card: 'fence' }),
    tell('plays', { who: 'p1', card: 'lay-low' }),
    tell('stage', { stage: 2 }),
    tell('claims', { who: 'p0', card: 'fence' }),
    tell('plays', { who: 'p0', card: 'heavy' }),
  ];
  const found = async (log: Told[], winners: number[]) => {
    teach('heat', ['Ann', 'Bob', 'Cleo'], 0);
    return lieOfTheNight((await boardOf('heat')).story, log, winners);
  };

  test('is the last one of whoever lied most', async () => {
    expect(await found(game(), [2])).toEqual({
      seat: 0,
      text: 'I play Fence',
      when: 'Heist 1, Stage 2',
      count: 2,
      isWinner: false,
    });
  });

  test('is a winner’s if one has lied', async () => {
    expect(await found(game(), [1])).toMatchObject({
      seat: 1,
      text: 'I play Heavy',
      when: 'Heist 1, Stage 1',
      isWinner: true,
    });
  });

  test('is none where nobody was found out, and never one that not all heard', async () => {
    expect(await found(game().slice(0, 3), [0])).toBeUndefined();
    const whispered = game().map((event) => (event.kind === 'claims' ? { ...event, private: true } : event));
    expect(await found(whispered, [0])).toBeUndefined();
  });
});

describe('Millions of Dollars', () => {
  test('only who is revealed in that round is found out', async () => {
    const log = [
      tell('claims', { who: 'p0', role: 'driver' }),
      tell('claims', { who: 'p1', role: 'driver' }),
      tell('claims', { who: 'p2', role: 'driver' }),
      tell('leaves', { who: 'p2', character: 'p2' }),
      tell('settled', { count: 2 }),
      tell('reveals', { who: 'p0', character: 'p0', role: 'driver' }),
      tell('reveals', { who: 'p1', character: 'p1', role: 'crook' }),
      tell('loot', { who: 'p0', loot: 'first-bank', round: 2 }),
      tell('claims', { who: 'p1', role: 'brute' }),
    ];
    expect(await lies('millions-of-dollars', log)).toEqual(['1 I am the Driver']);
  });

  test('one of two Characters proves nothing about the other', async () => {
    const log = [
      tell('claims', { who: 'p0', role: 'driver' }),
      tell('settled', { count: 1 }),
      tell('reveals', { who: 'p0', character: 'p0-1', role: 'crook' }),
    ];
    expect(await lies('millions-of-dollars', log)).toEqual([]);
    const both = [...log, tell('reveals', { who: 'p0', character: 'p0-2', role: 'brute' })];
    expect(await lies('millions-of-dollars', both)).toEqual(['0 I am the Driver']);
  });
});

test('Bank Heist: who turns out to be Crew has kept no bag', async () => {
  const log = [
    tell('claim-kept', { who: 'p0', other: 'p1' }),
    tell('claim-kept', { who: 'p1', other: 'p2' }),
    tell('claim-no-tattoo', { who: 'p2', other: 'p1' }),
  ];
  expect(await lies('bank-heist', log)).toEqual([]);
  const players = [{ identity: 'agent' }, { identity: 'crew' }, { identity: 'sticky-fingers' }];
  expect(await lies('bank-heist', log, { players })).toEqual(['0 Bob kept a bag.', '2 Bob has no tattoo.']);
  const hidden = players.map(() => ({ identity: null }));
  expect(await lies('bank-heist', log, { players: hidden })).toEqual([]);
});

test('Bank Heist: a tattoo is known when its bearer lies open', async () => {
  const log = [tell('claim-tattoo', { who: 'p0', other: 'p1' }), tell('claim-suspect', { who: 'p0', other: 'p1' })];
  expect(await lies('bank-heist', log)).toEqual([]);
  expect(await lies('bank-heist', [...log, tell('revealed', { who: 'p1', identity: 'agent' })])).toEqual([
    '0 Bob has a tattoo.',
  ]);
});

describe.each(['bank-heist', 'heat', 'millions-of-dollars'])('%s', (game) => {
  beforeAll(() => teach(game, storyOf(game).names, 0));

  test('all that was said in a recorded game is in Talk', async () => {
    const { story } = await boardOf(game);
    const said = everything(game).filter(
      (event) => event.kind.startsWith('claim') || ['asks', 'offers'].includes(event.kind),
    );
    expect(said.length).toBeGreaterThan(0);
    const shown = claimsIn(story, everything(game)).map((claim) => claim.event.n);
    expect(shown).toEqual(expect.arrayContaining(said.map((event) => event.n)));
  });
});
